#include "projects/acts/change_project.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "platform/core/text.hpp"
#include "projects/acts/project_changes.hpp"
#include "projects/create_project.hpp"
#include "projects/limits.hpp"
#include "projects/read_projects.hpp"
#include "projects/rules.hpp"
#include "projects/store.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

problem too_many_keys() {
    return {
        .status = 422,
        .code = "too_many_keys",
        .detail = "The project had 50 keys already. Take one of them again.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

/// The project with what the request asks for.
outcome<project> changed_texts(const project& before, const change_project_request& what) {
    const create_project_request wanted{
        .id = std::nullopt,
        .name = what.name.value_or(before.name),
        .description = what.description.value_or(before.description),
        .key = what.key.value_or(before.key),
        .color = what.color.value_or(before.color)
    };
    auto checked = check(wanted);
    if (!checked) return refused{std::move(checked).error()};
    auto after = before;
    after.name = std::move(checked->name);
    after.description = std::move(checked->description);
    after.key = checked->key.value_or(before.key);
    after.color = checked->color.value_or(before.color);
    return after;
}

/// The key belongs to this project from now on, if it did not before. The organization is locked
/// after the project, as bugs lock them.
outcome<void> take_key(db::transaction& tx, const project& after) {
    organizations::lock(tx, after.org_id);
    const auto known = store::find_by_key(tx, after.org_id, after.key);
    if (known && *known != after.id) return refused{key_taken()};
    if (known) return {};
    if (store::count_keys(tx, after.org_id, after.id) >= limits::project_keys_max) {
        return refused{too_many_keys()};
    }
    store::keep_key(tx, after.org_id, after.id, after.key);
    return {};
}

} // namespace

outcome<project> change_project(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_project_request& what
) {
    const auto role = access::require(tx, by.who, access::action::manage_projects, {.org = org});
    if (!role) return refused{role.error()};
    const auto which = find_project(tx, org, id_or_key);
    if (!which || !store::lock_numbering(tx, org, *which)) return refused{access::missing(by.who)};
    const auto before = store::find_project(tx, org, *which).value();
    const auto after = changed_texts(before, what);
    if (!after) return refused{after.error()};
    if (after->key != before.key) {
        if (auto taken = take_key(tx, *after); !taken) return refused{std::move(taken).error()};
    }
    if (*after != before) {
        store::update_project(tx, *after);
        changes::record(tx, change_between(by, before, *after));
    }
    return read_project(tx, by.who, org, to_string(*which));
}

} // namespace lacewing::projects
