#pragma once

#include "attachments/module.hpp"
#include "demo/progress.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <cstdint>

namespace lacewing::demo {

struct how_far {
    std::int64_t bugs = 0; ///< that are there
    std::int64_t of = 0;   ///< that were asked for
    bool is_whole = false; ///< with all that happened to them
};

[[nodiscard]] how_far look_at(const progress& at);

/// The next step of an example organization, through the operations that people use: some deeds of
/// its story, or some bugs of its crowd. A step is there in whole or not at all, and each is made
/// once, however often it is asked for and whatever cuts it; it ends long before a request must.
/// Refused: 404 `not_found` where no such organization was begun.
[[nodiscard]] task<outcome<how_far>> go_on(attachments::module& with, organization_id of);

} // namespace lacewing::demo
