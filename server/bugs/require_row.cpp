#include "bugs/require_row.hpp"

namespace lacewing::bugs {

known_bug known_as(const store::bug_row& which) {
    const auto& shown = which.shown;
    return {
        .id = shown.id,
        .org = shown.org_id,
        .in = shown.project_id,
        .key = shown.key,
        .author = which.author,
        .is_restricted = shown.visibility == changes::visibility::restricted
    };
}

outcome<access::role> require_row(
    db::reader& tx, const access::actor& who, access::action what, const store::bug_row& which
) {
    const auto& shown = which.shown;
    access::subject subject{.org = shown.org_id, .author = which.author};
    if (shown.visibility == changes::visibility::restricted) subject.restricted = shown.id;
    const auto may = access::require(tx, who, what, subject);
    if (!may || !shown.deleted) return may;
    // What was deleted is there for those alone who may bring it back.
    const auto restores = access::require(tx, who, access::action::withhold_own_bug, subject);
    if (!restores) return refused{access::missing(who)};
    return restores;
}

} // namespace lacewing::bugs
