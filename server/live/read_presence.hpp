#pragma once

#include "live/presence.hpp"
#include "platform/db/transaction.hpp"

#include <vector>

namespace lacewing::live {

/// Who may know who is on these bugs: members who may see the bug, all found in one state of the
/// data. Nobody where there is no such bug.
[[nodiscard]] std::vector<presence::answer> who_may_know(
    db::reader& tx, std::vector<presence::question> asked
);

} // namespace lacewing::live
