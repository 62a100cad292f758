#include "imports/import_bugs.hpp"

#include "bugs/insert_bugs.hpp"
#include "changes/act.hpp"
#include "imports/store.hpp"
#include "members/find_or_create_person.hpp"
#include "organizations/read_organization.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace lacewing::imports {

namespace {

using project_ids = std::map<std::string, project_id, std::less<>>;
using person_ids = std::map<std::string, person_id, std::less<>>;

/// What a batch is told apart by, handed through its steps.
struct batch {
    const services& with;
    changes::act by;
    organization_id org;
    std::string source;
};

/// What stands ready for the bugs.
struct ground {
    project_ids projects;
    person_ids persons;
};

/// Projects first, persons second: the members' stream is locked after the content's.
outcome<ground> prepare(db::transaction& tx, const batch& of, std::span<const import_bug> bugs) {
    ground made;
    for (const auto& bug : bugs) {
        if (made.projects.contains(bug.project)) continue;
        if (const auto found = projects::find_project(tx, of.org, bug.project)) {
            made.projects.emplace(bug.project, *found);
            continue;
        }
        const projects::create_project_request wanted{
            .id = {},
            .name = bug.project,
            .description = fmt::format("Imported as {}", bug.project),
            .key = bug.project,
            .color = {},
        };
        auto created = projects::create_project(tx, of.by, of.org, wanted, of.with.random);
        if (!created) return refused{std::move(created).error()};
        made.projects.emplace(bug.project, created->id);
    }
    const auto add_person = [&](const std::string& name) {
        if (made.persons.contains(name)) return;
        made.persons.emplace(
            name, members::find_or_create_person(tx, of.by, of.org, of.source, name, of.with.random)
        );
    };
    for (const auto& bug : bugs) {
        add_person(bug.author);
        if (bug.assignee) add_person(*bug.assignee);
    }
    return made;
}

principal person(const ground& on, const std::string& name) {
    return {.is = principal::kind::person, .value = on.persons.at(name).value};
}

outcome<bugs::new_bug> bug_of(
    const import_bug& what,
    const batch& of,
    const ground& on,
    std::span<const projects::status> workflow
) {
    const auto status = std::ranges::find(workflow, what.status, &projects::status::name);
    const auto resolution = schema::value_named<bugs::resolution>(what.resolution);
    if (status == workflow.end() || !resolution) {
        return refused{problem{
            .status = 422,
            .code = "invalid",
            .detail = fmt::format(
                "The project has no status {} with resolution {}.", what.status, what.resolution
            ),
        }};
    }
    bugs::new_bug made{
        .id = crypto::make_id<bug_id>(of.with.random, what.created),
        .number = what.number,
        .title = what.title,
        .description = what.description,
        .status = status->id,
        .resolution = *resolution,
        .author = person(on, what.author),
        .assigned = {},
        .created = what.created,
        .updated = what.updated,
        .closed = what.closed,
        .status_since = what.closed.value_or(what.updated),
    };
    if (what.assignee) made.assigned.push_back(person(on, *what.assignee));
    return made;
}

/// All of them or none: a refusal takes back what was inserted before it.
outcome<void> insert(
    db::transaction& tx, const batch& of, const ground& on, std::span<const import_bug> bugs
) {
    std::map<project_id, std::vector<const import_bug*>> by_project;
    for (const auto& bug : bugs) by_project[on.projects.at(bug.project)].push_back(&bug);
    for (const auto& [project, of_project] : by_project) {
        const auto workflow = projects::statuses_of(tx, of.org, project);
        std::vector<bugs::new_bug> made;
        for (const auto* bug : of_project) {
            auto one = bug_of(*bug, of, on, workflow);
            if (!one) return refused{std::move(one).error()};
            made.push_back(*std::move(one));
        }
        const auto inserted = bugs::insert_bugs(tx, of.by, of.org, project, made);
        if (!inserted) return refused{inserted.error()};
        for (std::size_t i = 0; i < made.size(); ++i) {
            store::remember_imported(tx, of.org, of.source, of_project[i]->key, made[i].id);
        }
    }
    return {};
}

/// Leaves only the reports that were not imported before.
outcome<void> take_new(
    db::reader& tx, const batch& of, std::vector<import_bug>& bugs, import_result& into
) {
    if (!organizations::find_by_id_for_operator(tx, of.org)) {
        return refused{problem{
            .status = 404,
            .code = "organization_unknown",
            .detail = fmt::format("There is no organization {}.", to_string(of.org)),
        }};
    }
    const auto before = bugs.size();
    std::erase_if(bugs, [&](const import_bug& bug) {
        return store::is_imported(tx, of.org, of.source, bug.key);
    });
    into.present += static_cast<std::int64_t>(before - bugs.size());
    return {};
}

std::string sentence_of(const problem& why) {
    return why.fields.empty() ? why.detail : why.fields.front().detail;
}

/// One transaction for people and projects, one for the bugs; in a dry run both are one that is
/// taken back.
task<outcome<void>> try_all(batch of, std::vector<import_bug> bugs, bool is_dry_run) {
    const problem dry_run{.status = 200, .code = "dry_run"};
    if (is_dry_run) {
        auto all = [&of, &bugs, &dry_run](db::transaction& tx) -> outcome<void> {
            const auto on = prepare(tx, of, bugs);
            if (!on) return refused{on.error()};
            const auto inserted = insert(tx, of, *on, bugs);
            return refused{inserted ? dry_run : inserted.error()};
        };
        auto done = co_await of.with.database.write(std::move(all));
        if (done.error().code == dry_run.code) co_return outcome<void>{};
        co_return done;
    }
    auto prepared = [&of, &bugs](db::transaction& tx) { return prepare(tx, of, bugs); };
    const auto on = co_await of.with.database.write(std::move(prepared));
    if (!on) co_return refused{on.error()};
    auto inserted = [&of, &bugs, &on](db::transaction& tx) { return insert(tx, of, *on, bugs); };
    co_return co_await of.with.database.write(std::move(inserted));
}

} // namespace

task<outcome<import_result>> import_bugs(const services& with, import_request what) {
    const access::actor server_operator{.is = access::actor::kind::server_operator};
    const batch of{with, changes::begin_act(server_operator, with), what.org, what.source};
    import_result result;
    auto news = [&of, &what, &result](db::reader& tx) {
        return take_new(tx, of, what.bugs, result);
    };
    const auto known = co_await with.database.read_long(std::move(news));
    if (!known) co_return refused{known.error()};
    if (what.bugs.empty()) co_return result;

    auto together = co_await try_all(of, what.bugs, what.is_dry_run);
    if (together) {
        result.created += static_cast<std::int64_t>(what.bugs.size());
        co_return result;
    }
    // One of them is at fault: alone, each shows whether it is the one.
    for (const auto& bug : what.bugs) {
        std::vector<import_bug> alone{bug};
        auto done = co_await try_all(of, std::move(alone), what.is_dry_run);
        if (done) {
            ++result.created;
        } else {
            result.failed.push_back({.key = bug.key, .reason = sentence_of(done.error())});
        }
    }
    co_return result;
}

} // namespace lacewing::imports
