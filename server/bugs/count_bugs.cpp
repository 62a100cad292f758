#include "bugs/count_bugs.hpp"

#include "bugs/store.hpp"
#include "organizations/counts.hpp"
#include "projects/numbering.hpp"

#include <map>

namespace lacewing::bugs {

namespace {

/// By id: everybody's rows are locked in one order.
using differences = std::map<uuid, store::principal_difference>;

void add(
    organizations::bug_difference& to,
    differences& people,
    const std::optional<counted_bug>& which,
    std::int64_t sign
) {
    if (!which) return;
    to.bugs += sign;
    if (which->is_open) to.open_bugs += sign;
    people[which->author].created += sign;
    for (const auto& each : which->assigned) people[each].assigned += sign;
}

} // namespace

counted_bug counted(const bug& shown) {
    return {
        .is_open = shown.is_open, .author = shown.bug_author, .assigned = shown.assigned_members
    };
}

void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id in,
    std::span<const counted_change> what,
    const std::optional<std::int64_t>& next_number
) {
    organizations::bug_difference all;
    differences people;
    for (const auto& each : what) {
        add(all, people, each.before, -1);
        add(all, people, each.after, 1);
    }
    const bool moves = all != organizations::bug_difference{};
    if (moves || next_number) projects::count_bugs(tx, org, in, all, next_number);
    if (moves) organizations::count_bugs(tx, org, all);
    for (const auto& [who, by] : people) {
        if (by != store::principal_difference{}) store::add_to_principal(tx, org, who, by);
    }
}

} // namespace lacewing::bugs
