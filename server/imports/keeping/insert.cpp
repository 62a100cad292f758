#include "imports/keeping/insert.hpp"

#include "bugs/insert_bugs.hpp"
#include "bugs/rules.hpp"
#include "comments/insert_comments.hpp"
#include "imports/keeping/brought.hpp"
#include "labels/read_labels.hpp"
#include "platform/schema/print.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace lacewing::imports {

namespace {

outcome<bugs::new_bug> bug_of(
    const import_bug& what,
    const batch& of,
    const ground& on,
    std::span<const projects::status> workflow
) {
    const auto status = status_in(workflow, what);
    if (!status) return refused{status.error()};
    const auto resolution = resolution_of(what);
    if (!resolution) return refused{resolution.error()};
    bugs::new_bug made{
        .id = crypto::make_id<bug_id>(of.with.random, what.created),
        .number = what.number,
        .title = what.title,
        .description = what.description,
        .status = *status,
        .resolution = *resolution,
        .author = on.people.at(what.author),
        .assigned = {},
        .created = what.created,
        .updated = what.updated,
        .closed = what.closed,
        .status_since = what.closed.value_or(what.updated),
    };
    made.priority = what.priority;
    made.environment = what.environment;
    made.labels = labels_of(what, on);
    if (what.assignee) made.assigned.push_back(on.people.at(*what.assignee));
    return made;
}

outcome<void> hold_labels(
    db::transaction& tx, organization_id org, std::span<const bugs::new_bug> of
) {
    std::set<label_id> all;
    for (const auto& each : of) all.insert(each.labels.begin(), each.labels.end());
    const std::vector<label_id> wanted{all.begin(), all.end()};
    auto held = labels::find_labels(tx, org, wanted);
    if (!held) return refused{std::move(held).error()};
    return {};
}

std::vector<brought_comment> add_comments(
    const import_bug& what,
    const batch& of,
    const ground& on,
    bug_id bug,
    std::vector<comments::new_comment>& to
) {
    std::vector<brought_comment> made;
    const auto ids = comment_ids(of.of.org, of.of.name, what);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto& each = what.comments[i];
        to.push_back(
            {.id = ids[i],
             .on = bug,
             .author = on.people.at(each.author),
             .text = each.text,
             .created = each.created}
        );
        made.push_back({.id = ids[i], .digest = digest_of(each.text)});
    }
    return made;
}

problem comment_taken(std::string_view key) {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = fmt::format("A comment of {} is here below another bug.", key)
    };
}

outcome<void> insert_in(
    db::transaction& tx,
    const batch& of,
    const ground& on,
    project_id in,
    std::span<const import_bug* const> what,
    import_result& into
) {
    const auto workflow = projects::statuses_of(tx, of.of.org, in);
    std::vector<bugs::new_bug> made;
    for (const auto* each : what) {
        auto one = bug_of(*each, of, on, workflow);
        if (!one) return refused{std::move(one).error()};
        made.push_back(*std::move(one));
    }
    if (auto held = hold_labels(tx, of.of.org, made); !held) return held;
    const auto inserted = bugs::insert_bugs(tx, of.by, of.of.org, in, made);
    if (!inserted) return refused{inserted.error()};
    std::vector<comments::new_comment> said;
    for (std::size_t i = 0; i < made.size(); ++i) {
        const auto& row = *what[i];
        const brought keep{
            .said = said_by(row, of.people),
            .kept = kept_in((*inserted)[i]),
            .comments = add_comments(row, of, on, made[i].id, said)
        };
        store::remember_imported(
            tx,
            of.of,
            row.key,
            {.bug = made[i].id,
             .digest = digest_of(row, of.people),
             .brought = schema::to_json(keep)}
        );
        note_missing_labels(row, on, into.notes);
    }
    if (!comments::insert_comments(tx, of.by, of.of.org, said)) {
        return refused{comment_taken(what.front()->key)};
    }
    into.created += std::ssize(made);
    into.comments += std::ssize(said);
    return {};
}

} // namespace

outcome<void> insert(
    db::transaction& tx,
    const batch& of,
    const ground& on,
    std::span<const import_bug* const> what,
    import_result& into
) {
    std::map<project_id, std::vector<const import_bug*>> by_project;
    for (const auto* bug : what) by_project[on.projects.at(bug->project)].push_back(bug);
    for (const auto& [project, of_project] : by_project) {
        auto done = insert_in(tx, of, on, project, of_project, into);
        if (!done) return done;
    }
    return {};
}

outcome<status_id> status_in(std::span<const projects::status> workflow, const import_bug& what) {
    const auto found = std::ranges::find(workflow, what.status, &projects::status::name);
    if (found != workflow.end()) return found->id;
    return refused{bugs::bad_field(
        "/status",
        "status_unknown",
        fmt::format("The project {} has no status {}.", what.project, what.status)
    )};
}

outcome<bugs::resolution> resolution_of(const import_bug& what) {
    if (const auto known = schema::value_named<bugs::resolution>(what.resolution)) return *known;
    return refused{bugs::bad_field(
        "/resolution", "unknown_value", fmt::format("There is no resolution {}.", what.resolution)
    )};
}

} // namespace lacewing::imports
