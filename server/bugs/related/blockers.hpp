#pragma once

#include "access/access.hpp"
#include "platform/core/problem.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <string>
#include <vector>

namespace lacewing::bugs::related {

/// The keys of open bugs that block this one, as far as the actor may know them, in their order,
/// at most as many as a problem tells.
[[nodiscard]] std::vector<std::string> open_blockers(
    db::reader& tx, const access::actor& who, organization_id org, bug_id of
);

/// 409 `open_blockers` with the key of each.
[[nodiscard]] problem still_blocked(std::span<const std::string> keys);

/// Why such a bug was closed all the same, as the log says it.
inline constexpr std::string_view closed_while_blocked = "closed while blocked";

} // namespace lacewing::bugs::related
