#pragma once

#include "platform/schema/example.hpp"

namespace lacewing::app {

/// What the contract's examples say where a member has one of these names and no example of its
/// own.
[[nodiscard]] const schema::example_texts& example_texts();

} // namespace lacewing::app
