#pragma once

#include <string_view>

namespace lacewing::bugs::related {

// A side each, by what its index holds alone, and the relations before the bugs: without figures of
// its tables SQLite would rather walk all of the organization's. There the order of a CROSS JOIN is
// binding.

/// The relations `r` of the bug $2 in the organization $1, whichever side it is on, and the other
/// bug `b` of each.
inline constexpr std::string_view from_both_sides =
    "FROM (SELECT id, to_bug AS other FROM relations WHERE org_id = $1 AND from_bug = $2 "
    "UNION ALL SELECT id, from_bug AS other FROM relations WHERE org_id = $1 AND to_bug = $2) n "
    "CROSS JOIN relations r CROSS JOIN bugs b ";
inline constexpr std::string_view where_both_sides =
    "WHERE r.org_id = $1 AND r.id = n.id AND b.org_id = $1 AND b.id = n.other AND ";

} // namespace lacewing::bugs::related
