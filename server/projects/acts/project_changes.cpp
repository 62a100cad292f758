#include "projects/acts/project_changes.hpp"

#include "changes/fields.hpp"

namespace lacewing::projects {

namespace {

changes::change change_of_project(
    const changes::act& by, const project& which, changes::action what
) {
    return changes::change_by(
        by, changes::content_of(which.org_id), changes::subject_kind::project, which.id.value, what
    );
}

} // namespace

changes::change creation_of(const changes::act& by, const project& made) {
    auto change = change_of_project(by, made, changes::action::created);
    changes::set_new(change.fields, "key", made.key);
    changes::set_new(change.fields, "name", made.name);
    changes::set_new(change.fields, "description", made.description);
    changes::set_new(change.fields, "color", made.color);
    changes::set_new(change.fields, "createdAt", made.created_at);
    changes::set_new(change.fields, "statuses", made.statuses);
    return change;
}

changes::change change_between(
    const changes::act& by, const project& before, const project& after
) {
    auto change = change_of_project(by, after, changes::action::changed);
    changes::set(change.fields, "key", before.key, after.key);
    changes::set(change.fields, "name", before.name, after.name);
    changes::set(change.fields, "description", before.description, after.description);
    changes::set(change.fields, "color", before.color, after.color);
    return change;
}

changes::change removal_of(const changes::act& by, const project& gone) {
    auto change = change_of_project(by, gone, changes::action::removed);
    for (auto& each : creation_of(by, gone).fields) {
        change.fields.push_back(changes::field(each.name, each.after, {}));
    }
    return change;
}

} // namespace lacewing::projects
