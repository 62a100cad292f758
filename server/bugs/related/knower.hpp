#pragma once

#include "access/access.hpp"

#include <string_view>

namespace lacewing::bugs::related {

/// Who asks, as statements take it: an Owner knows every bug, members know what they are readers
/// of, others only ordinary ones.
struct knower {
    bool of_all = false;
    uuid reader; ///< that of nobody where they read nothing restricted
};

[[nodiscard]] inline knower knower_of(const access::actor& who, access::role has) {
    if (has == access::role::owner) return {.of_all = true, .reader = {}};
    const auto reader = who.as_principal();
    if (has < access::role::member || !reader) return {};
    return {.of_all = false, .reader = reader->value};
}

/// Of the bug `b`: whether the knower $3, $4 may know of it.
inline constexpr std::string_view knows_b =
    "b.deleted_at IS NULL AND (b.visibility <> 'restricted' OR $3 OR EXISTS (SELECT 1 FROM "
    "bug_readers x WHERE x.org_id = b.org_id AND x.bug_id = b.id AND x.reader_id = $4)) ";

} // namespace lacewing::bugs::related
