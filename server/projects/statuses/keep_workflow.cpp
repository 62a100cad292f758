#include "projects/statuses/keep_workflow.hpp"

#include "access/access.hpp"
#include "projects/parts/keep.hpp"
#include "projects/statuses/store.hpp"
#include "projects/store.hpp"

namespace lacewing::projects {

namespace {

struct kept_status {
    using part = status;
    static constexpr auto subject = changes::subject_kind::status;

    static void tell_fields(changes::change& to, const parts::two_sides<status>& sides) {
        parts::tell(to, "name", sides, &status::name);
        parts::tell(to, "category", sides, &status::category);
        parts::tell(to, "color", sides, &status::color);
        parts::tell(to, "position", sides, &status::position);
    }
    static bool insert(db::transaction& tx, const parts::place& at, const status& made) {
        return store::insert_status(tx, at.org, at.project, made);
    }
    static void update(db::transaction& tx, const parts::place& at, const status& changed) {
        store::update_status(tx, at.org, at.project, changed);
    }
    static void remove(db::transaction& tx, const parts::place& at, status_id gone) {
        store::delete_status(tx, at.org, at.project, gone);
    }
};

} // namespace

outcome<workflow> find_workflow_for_change(
    db::transaction& tx, const access::actor& who, organization_id org, project_id of
) {
    const auto role = access::require(tx, who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    auto all = store::lock_workflow(tx, org, of);
    if (all.empty() || !store::find_project(tx, org, of)) return refused{access::missing(who)};
    return all;
}

outcome<void> keep_workflow(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id of,
    const workflow& before,
    const workflow& after
) {
    return parts::keep<kept_status>(tx, {.by = by, .org = org, .project = of}, before, after);
}

} // namespace lacewing::projects
