#include "bugs/count_bugs.hpp"

#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"
#include "organizations/counts.hpp"
#include "projects/numbering.hpp"

#include <map>
#include <utility>

namespace lacewing::bugs {

namespace {

/// What an act moves, each in one order: everybody's rows are locked in it.
struct differences {
    organizations::bug_difference all;
    std::map<uuid, store::principal_difference> people;
    std::map<std::pair<uuid, status_id>, std::int64_t> audiences;
};

void add(
    differences& to, organization_id org, const std::optional<counted_bug>& which, std::int64_t sign
) {
    if (!which) return;
    to.people[which->author].created += sign;
    for (const auto& each : which->assigned) to.people[each].assigned += sign;
    if (which->readers) {
        for (const auto& each : *which->readers) to.audiences[{each, which->status}] += sign;
        return;
    }
    to.audiences[{org.value, which->status}] += sign;
    to.all.bugs += sign;
    if (which->is_open) to.all.open_bugs += sign;
}

} // namespace

counted_bug counted(const bug& shown) {
    counted_bug made{
        .is_open = shown.is_open,
        .status = shown.status,
        .readers = {},
        .author = shown.bug_author,
        .assigned = shown.assigned_members
    };
    if (shown.visibility == changes::visibility::restricted) made.readers = readers_of(shown);
    return made;
}

void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id in,
    std::span<const counted_change> what,
    const std::optional<projects::numbering>& next
) {
    differences by;
    for (const auto& each : what) {
        add(by, org, each.before, -1);
        add(by, org, each.after, 1);
    }
    const bool moves = by.all != organizations::bug_difference{};
    if (moves || next) projects::count_bugs(tx, org, in, by.all, next);
    if (moves) organizations::count_bugs(tx, org, by.all);
    for (const auto& [who, difference] : by.people) {
        if (difference != store::principal_difference{}) {
            store::add_to_principal(tx, org, who, difference);
        }
    }
    for (const auto& [audience, difference] : by.audiences) {
        if (difference == 0) continue;
        store::add_to_audience(tx, org, audience.first, in, audience.second, difference);
    }
}

} // namespace lacewing::bugs
