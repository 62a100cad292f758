#include "bugs/create_bug.hpp"

#include "access/access.hpp"
#include "bugs/assignees.hpp"
#include "bugs/insert_bugs.hpp"
#include "bugs/named_things.hpp"
#include "bugs/rules.hpp"
#include "bugs/store.hpp"
#include "bugs/watch.hpp"
#include "changes/fields.hpp"
#include "changes/log.hpp"
#include "labels/read_labels.hpp"
#include "projects/numbering.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace lacewing::bugs {

namespace {

/// Whether the log says that the bug was made by this very request.
bool was_made_by(
    db::reader& tx,
    const access::actor& who,
    const bug& found,
    const create_bug_request& what,
    const std::string& title
) {
    const auto visibility = what.visibility.value_or(changes::visibility::inherit);
    const auto stream = visibility == changes::visibility::restricted
                            ? changes::restricted_of(found.id)
                            : changes::content_of(found.org_id);
    const auto creation = changes::find_creation(tx, stream, found.id.value);
    if (!creation || creation->what.project != what.project_id) return false;
    const auto& fields = creation->what.fields;
    const auto began_with = [&](std::string_view name, const auto& value) {
        std::vector<changes::field_change> asked;
        changes::set_new(asked, name, value);
        const auto field = std::ranges::find(fields, name, &changes::field_change::name);
        if (asked.empty()) return field == fields.end();
        return field != fields.end() && field->after == asked.front().after;
    };
    const auto author = who.as_principal();
    return author && began_with("bugAuthor", author->value) && began_with("title", title) &&
           began_with("description", what.description.value_or("")) &&
           began_with("assignedMembers", what.assigned_members.value_or(std::vector<uuid>{})) &&
           began_with("severity", what.severity.value_or(severity::unset)) &&
           began_with("priority", what.priority.value_or(priority::none)) &&
           began_with("due", what.due) && began_with("estimate", what.estimate) &&
           began_with("environment", what.environment.value_or(std::vector<environment_entry>{})) &&
           began_with("visibility", visibility);
}

} // namespace

outcome<bug> create_bug(
    db::transaction& tx, const changes::act& by, organization_id org, const create_bug_request& what
) {
    const auto role = access::require(tx, by.who, access::action::report_bug, {.org = org});
    if (!role) return refused{role.error()};
    const auto author = by.who.as_principal();
    if (!author) return refused{access::missing({})};
    const auto title = check_title(what.title);
    if (!title) return refused{title.error()};
    if (!is_uuid_v7(what.id.value)) {
        return refused{bad_field("/id", "wrong_format", "Send a UUID of version 7.")};
    }

    // Of two requests with one id the second waits here, and then finds the bug of the first.
    if (!projects::lock_numbering(tx, org, what.project_id)) {
        return refused{
            bad_field("/projectID", "project_unknown", "The organization has no such project.")
        };
    }
    if (const auto found = store::find_bug(tx, org, what.id)) {
        if (!was_made_by(tx, by.who, found->shown, what, *title)) return refused{id_taken()};
        return found->shown;
    }
    const auto labels = labels::find_labels(tx, org, what.labels.value_or(std::vector<label_id>{}));
    if (!labels) return refused{labels.error()};
    const auto shared_with =
        choose_shared_with(tx, org, what.shared_with.value_or(std::vector<uuid>{}), {});
    if (!shared_with) return refused{shared_with.error()};
    auto assigned = find_assignees(tx, org, what.assigned_members.value_or(std::vector<uuid>{}));
    if (!assigned) return refused{std::move(assigned).error()};
    // A workflow has one always, and the project is locked.
    const auto entry = projects::hold_entry(tx, org, what.project_id).value();
    bug watched;
    watch_too(watched, {&*author, 1});
    watch_too(watched, *assigned);

    const new_bug reported{
        .id = what.id,
        .number = std::nullopt,
        .title = *title,
        .description = what.description.value_or(""),
        .status = entry.id,
        .author = *author,
        .assigned = *std::move(assigned),
        .created = by.at,
        .updated = by.at,
        .closed = std::nullopt,
        .status_since = by.at,
        .severity = what.severity.value_or(severity::unset),
        .priority = what.priority.value_or(priority::none),
        .due = what.due,
        .estimate = what.estimate,
        .environment = what.environment.value_or(std::vector<environment_entry>{}),
        .labels = *labels,
        .visibility = what.visibility.value_or(changes::visibility::inherit),
        .shared_with = *shared_with,
        .watchers = *std::move(watched.watchers)
    };
    auto made = insert_bugs(tx, by, org, what.project_id, {&reported, 1});
    if (!made) return refused{std::move(made).error()};
    return std::move(made->front());
}

} // namespace lacewing::bugs
