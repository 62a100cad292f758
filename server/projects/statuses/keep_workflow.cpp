#include "projects/statuses/keep_workflow.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "projects/statuses/store.hpp"
#include "projects/store.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lacewing::projects {

namespace {

/// Both sides of each field of a status; nothing on a side where it was not or is not there.
struct two_sides {
    const status* before = nullptr;
    const status* after = nullptr;
};

template <class T>
std::optional<T> side(const status* of, T status::* field) {
    if (of == nullptr) return std::nullopt;
    return of->*field;
}

changes::action action_of(const two_sides& sides) {
    if (sides.before == nullptr) return changes::action::created;
    return sides.after == nullptr ? changes::action::removed : changes::action::changed;
}

changes::change change_of_status(
    const changes::act& by, organization_id org, project_id in, const two_sides& sides
) {
    const auto id = sides.after == nullptr ? sides.before->id : sides.after->id;
    auto change = changes::change_by(
        by, changes::content_of(org), changes::subject_kind::status, id.value, action_of(sides)
    );
    change.project = in;
    const auto tell = [&](std::string_view name, auto field) {
        changes::set(change.fields, name, side(sides.before, field), side(sides.after, field));
    };
    tell("name", &status::name);
    tell("category", &status::category);
    tell("color", &status::color);
    tell("position", &status::position);
    return change;
}

const status* find_in(const workflow& all, status_id which) {
    const auto found = std::ranges::find(all, which, &status::id);
    return found == all.end() ? nullptr : &*found;
}

problem status_id_taken() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to something else. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

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
    std::vector<changes::change> told;
    for (const auto& each : after) {
        const two_sides sides{.before = find_in(before, each.id), .after = &each};
        if (sides.before != nullptr && *sides.before == each) continue;
        if (sides.before != nullptr) {
            store::update_status(tx, org, of, each);
        } else if (!store::insert_status(tx, org, of, each)) {
            return refused{status_id_taken()};
        }
        told.push_back(change_of_status(by, org, of, sides));
    }
    for (const auto& each : before) {
        if (find_in(after, each.id) != nullptr) continue;
        store::delete_status(tx, org, of, each.id);
        told.push_back(change_of_status(by, org, of, {.before = &each, .after = nullptr}));
    }
    if (!told.empty()) changes::record(tx, told);
    return {};
}

} // namespace lacewing::projects
