#include "bugs/related/record_relation.hpp"

#include "bugs/on_bug.hpp"
#include "changes/fields.hpp"

namespace lacewing::bugs::related {

namespace {

changes::change change_of(const changes::act& by, const relation& which, changes::action what) {
    const auto content = changes::content_of(which.org);
    return changes::change_by(by, content, changes::subject_kind::relation, which.id.value, what);
}

} // namespace

void record_made(db::transaction& tx, const changes::act& by, const relation& made) {
    auto change = change_of(by, made, changes::action::created);
    changes::set_new(change.fields, "kind", made.kind);
    changes::set_new(change.fields, "from", made.from);
    changes::set_new(change.fields, "to", made.to);
    record_on_both(tx, by, known(tx, made.org, made.from), known(tx, made.org, made.to), change);
}

void record_removed(db::transaction& tx, const changes::act& by, const relation& removed) {
    auto change = change_of(by, removed, changes::action::removed);
    const std::optional<bug_id> none;
    changes::set(
        change.fields, "kind", std::optional{removed.kind}, std::optional<relation_kind>{}
    );
    changes::set(change.fields, "from", std::optional{removed.from}, none);
    changes::set(change.fields, "to", std::optional{removed.to}, none);
    record_on_both(
        tx, by, known(tx, removed.org, removed.from), known(tx, removed.org, removed.to), change
    );
}

} // namespace lacewing::bugs::related
