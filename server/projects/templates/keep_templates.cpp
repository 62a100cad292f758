#include "projects/templates/keep_templates.hpp"

#include "access/access.hpp"
#include "projects/parts/keep.hpp"
#include "projects/templates/store.hpp"

namespace lacewing::projects {

namespace {

struct kept_template {
    using part = bug_template;
    static constexpr auto subject = changes::subject_kind::bug_template;

    static void tell_fields(changes::change& to, const parts::two_sides<bug_template>& sides) {
        parts::tell(to, "name", sides, &bug_template::name);
        parts::tell(to, "text", sides, &bug_template::text);
        parts::tell(to, "position", sides, &bug_template::position);
        parts::tell(to, "isDefault", sides, &bug_template::is_default);
    }
    static bool insert(db::transaction& tx, const parts::place& at, const bug_template& made) {
        return store::insert_template(tx, at.org, at.project, made);
    }
    static void update(db::transaction& tx, const parts::place& at, const bug_template& changed) {
        store::update_template(tx, at.org, at.project, changed);
    }
    static void remove(db::transaction& tx, const parts::place& at, template_id gone) {
        store::delete_template(tx, at.org, at.project, gone);
    }
};

problem too_many_templates() {
    return {
        .status = 422,
        .code = "too_many_templates",
        .detail = "The project has 20 templates already.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

outcome<templates> find_templates_for_change(
    db::transaction& tx, const access::actor& who, organization_id org, project_id of
) {
    const auto role = access::require(tx, who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    auto all = store::lock_templates(tx, org, of);
    if (!all) return refused{access::missing(who)};
    return *std::move(all);
}

outcome<void> keep_templates(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id of,
    const templates& before,
    const templates& after
) {
    if (after.size() > before.size() && after.size() > limits::templates_per_project_max) {
        return refused{too_many_templates()};
    }
    return parts::keep<kept_template>(tx, {.by = by, .org = org, .project = of}, before, after);
}

} // namespace lacewing::projects
