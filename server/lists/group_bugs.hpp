#pragma once

#include "lists/asked_query.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace lacewing::lists {

/// How the bugs of a query spread over the values of one or two fields ("status",
/// "status,assignee"): exact counts. A bug with several labels is in the group of each; with
/// several assignees in that of the first. Refused with 400 `field_invalid` at ?by where bugs are
/// not grouped by that.
[[nodiscard]] outcome<bug_groups> group_bugs(
    db::reader& tx, const question& what, std::string_view by
);

/// The same for a query that was begun, with at most that many groups.
[[nodiscard]] bug_groups group_bugs(asked_query& of, std::span<const query::field> by, int most);

} // namespace lacewing::lists
