#pragma once

#include "app/operator_types.hpp"
#include "app/routes.hpp"
#include "platform/core/task.hpp"

namespace lacewing::app {

/// Fills the example organization through the operations that people use, as if they had worked in
/// it for weeks. Everybody in it has the same password, made by chance. Does nothing where it is
/// here already.
[[nodiscard]] task<demo_sign_in> make_demo(modules& of);

} // namespace lacewing::app
