#pragma once

#include "identity/module.hpp"
#include "platform/core/problem.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// 410 `link_invalid`: a mailed link that was used, is too old, was replaced or never was.
[[nodiscard]] problem link_invalid();

/// Counts the use of a link that is none, by network; `link_invalid`, or 429 `too_many_attempts`
/// after many of them.
[[nodiscard]] task<problem> refuse_link(module& in, std::string network);

} // namespace lacewing::identity
