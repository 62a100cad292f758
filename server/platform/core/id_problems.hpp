#pragma once

#include "platform/core/problem.hpp"

namespace lacewing {

/// 409 `id_taken`: the id that a client chose belongs to something else.
[[nodiscard]] problem id_taken();
/// 422 `invalid` at /id: it is no UUID of version 7.
[[nodiscard]] problem wrong_id();

} // namespace lacewing
