#pragma once

#include "bugs/on_bug.hpp"
#include "bugs/related/relation.hpp"
#include "bugs/types.hpp"
#include "changes/act.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// How a bug shall become a duplicate.
struct duplicate_wish {
    std::string_view original;                 ///< id or key
    std::string_view pointer = "/duplicateOf"; ///< where the request names it
    std::optional<relation_id> id = {}; ///< of the relation; made of the act where it is absent
    change_bug_request with = {};       ///< what else the same act changes
    std::optional<std::int64_t> seen_rev = {};
};

/// The one way to become a duplicate: closes the bug (in the first status of the category dropped,
/// unless the wish names one), hands its watchers and votes to the original, and takes its own
/// duplicates along. Where the original is a duplicate itself, the one at the end of that chain
/// takes its place, as far as the actor may know it. Refused as `change_bug` refuses, and with 422
/// `invalid` at the wish's pointer: `bug_unknown`, `relation_to_self`, `relation_cycle`,
/// `original_restricted` (an ordinary bug would tell everybody that there is a restricted one).
[[nodiscard]] outcome<bug> mark_duplicate(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const duplicate_wish& what
);

/// Takes that back: reopens a bug that is closed as a duplicate, and gives watchers, votes and
/// duplicates back to where they came from.
[[nodiscard]] outcome<void> unmark_duplicate(
    db::transaction& tx, const changes::act& by, organization_id org, bug_id which
);

/// 422 `invalid` with `bug_unknown`, whatever the reason, and with `relation_to_self`.
[[nodiscard]] problem bug_unknown(std::string_view pointer);
[[nodiscard]] problem relation_to_self(std::string_view pointer);
/// 409 `id_taken`.
[[nodiscard]] problem id_taken_by_relation();

namespace related {

/// The bug is no duplicate any more: its relation ends, and what was handed over comes back. False
/// where it has no original. Leaves its status alone and asks no access.
bool leave_original(db::transaction& tx, const changes::act& by, organization_id org, bug_id which);

} // namespace related

} // namespace lacewing::bugs
