#include "views/view_changes.hpp"

#include "changes/fields.hpp"

#include <string_view>

namespace lacewing::views {

namespace {

changes::stream stream_of(const view& which) {
    return which.is_shared ? changes::content_of(which.org_id)
                           : changes::person_of(which.owner.value());
}

changes::change change_of(const changes::act& by, const view& which, changes::action what) {
    return changes::change_by(
        by, stream_of(which), changes::subject_kind::view, which.id.value, what
    );
}

template <class Function>
void with_each_field(const Function& what) {
    const auto one = [&](const auto& each) {
        if (each.name != "id") what(each.name, each.where);
    };
    schema::with_each(schema::description_of<view>.members, [&](const auto&... each) {
        (one(each), ...);
    });
}

} // namespace

changes::change creation_of(const changes::act& by, const view& made) {
    auto change = change_of(by, made, changes::action::created);
    with_each_field([&](std::string_view name, auto where) {
        changes::set_new(change.fields, name, made.*where);
    });
    return change;
}

std::vector<changes::change> changes_between(
    const changes::act& by, const view& before, const view& after
) {
    if (before == after) return {};
    if (stream_of(before) != stream_of(after)) {
        return {removal_of(by, before), creation_of(by, after)};
    }
    auto change = change_of(by, after, changes::action::changed);
    with_each_field([&](std::string_view name, auto where) {
        changes::set(change.fields, name, before.*where, after.*where);
    });
    return {std::move(change)};
}

changes::change removal_of(const changes::act& by, const view& gone) {
    auto change = change_of(by, gone, changes::action::removed);
    for (auto& each : creation_of(by, gone).fields) {
        change.fields.push_back(changes::field(each.name, each.after, {}));
    }
    return change;
}

} // namespace lacewing::views
