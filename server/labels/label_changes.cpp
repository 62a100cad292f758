#include "labels/label_changes.hpp"

#include "changes/fields.hpp"

#include <string>

namespace lacewing::labels {

namespace {

changes::change change_of(const changes::act& by, const label& which, changes::action what) {
    return changes::change_by(
        by, changes::content_of(which.org_id), changes::subject_kind::label, which.id.value, what
    );
}

} // namespace

changes::change creation_of(const changes::act& by, const label& made) {
    auto change = change_of(by, made, changes::action::created);
    changes::set_new(change.fields, "name", made.name);
    changes::set_new(change.fields, "color", made.color);
    changes::set_new(change.fields, "description", made.description);
    changes::set_new(change.fields, "createdAt", made.created_at);
    return change;
}

changes::change change_between(const changes::act& by, const label& before, const label& after) {
    auto change = change_of(by, after, changes::action::changed);
    changes::set(change.fields, "name", before.name, after.name);
    changes::set(change.fields, "color", before.color, after.color);
    changes::set(change.fields, "description", before.description, after.description);
    return change;
}

changes::change removal_of(const changes::act& by, const label& gone) {
    auto change = change_of(by, gone, changes::action::removed);
    for (auto& each : creation_of(by, gone).fields) {
        change.fields.push_back(changes::field(each.name, each.after, {}));
    }
    return change;
}

} // namespace lacewing::labels
