#pragma once

#include "platform/core/problem.hpp"

#include <string_view>

namespace lacewing::projects::parts {

/// 422 `invalid` at /name.
[[nodiscard]] problem wrong_name(std::string_view code, std::string_view detail);

} // namespace lacewing::projects::parts
