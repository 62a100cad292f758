#pragma once

#include "plans/types.hpp"

#include <vector>

namespace lacewing::plans {

/// From the smallest to the largest (specification, section 9).
[[nodiscard]] std::vector<plan> all_plans();

} // namespace lacewing::plans
