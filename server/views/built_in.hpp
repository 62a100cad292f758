#pragma once

#include "views/types.hpp"

#include <vector>

namespace lacewing::views {

/// The views that every organization has by itself, in the order in which they are shown; their ids
/// are the same everywhere. The last is the board of a project.
[[nodiscard]] std::vector<view> built_in_views(organization_id org);

} // namespace lacewing::views
