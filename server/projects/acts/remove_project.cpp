#include "projects/acts/remove_project.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "projects/acts/project_changes.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"
#include "projects/store.hpp"

namespace lacewing::projects {

namespace {

problem project_holds_bugs() {
    return {
        .status = 409,
        .code = "project_holds_bugs",
        .detail = "The project holds bugs. Only an empty project can be deleted.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

outcome<void> remove_project(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
) {
    const auto role = access::require(tx, by.who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    const auto which = find_project(tx, org, id_or_key);
    // Locked as whoever brings a bug locks it.
    if (!which || !store::lock_numbering(tx, org, *which)) return refused{access::missing(by.who)};
    if (store::holds_bugs(tx, org, *which)) return refused{project_holds_bugs()};
    const auto gone = store::find_project(tx, org, *which).value();
    store::delete_project(tx, org, *which, by.at);
    changes::record(tx, removal_of(by, gone));
    return {};
}

outcome<project> restore_project(
    db::transaction& tx, const changes::act& by, organization_id org, project_id which
) {
    const auto role = access::require(tx, by.who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    organizations::lock(tx, org);
    // Asked before anything is written: an undo goes on after a refusal.
    if (store::count_projects(tx, org) >= limits::projects_per_organization_max) {
        return refused{too_many_projects()};
    }
    if (!store::restore_project(tx, org, which)) return refused{access::missing(by.who)};
    const auto back = store::find_project(tx, org, which).value();
    changes::record(tx, creation_of(by, back));
    return back;
}

} // namespace lacewing::projects
