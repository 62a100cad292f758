#include "bugs/insert_bugs.hpp"

#include "bugs/bug_changes.hpp"
#include "bugs/count_bugs.hpp"
#include "bugs/on_bug.hpp"
#include "bugs/order/rank.hpp"
#include "bugs/require_row.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"
#include "changes/record.hpp"
#include "projects/numbering.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace lacewing::bugs {

namespace {

/// The bug's number: its own, or the next of its series.
outcome<std::int64_t> number_of(const new_bug& what, projects::numbering& numbers) {
    if (what.visibility == changes::visibility::restricted && !what.number) {
        return -numbers.next_restricted_number++;
    }
    const auto number = what.number.value_or(numbers.next_number);
    if (number < 1 || number > limits::bug_number_max) {
        return refused{bad_field("/number", "out_of_range", "Use a number from 1 to 2147483647.")};
    }
    numbers.next_number = std::max(numbers.next_number, number + 1);
    return number;
}

/// The statuses that the bugs begin in; nothing where the project has no such one.
using statuses_held = std::map<status_id, std::optional<projects::status>>;

statuses_held hold_statuses(
    db::transaction& tx, organization_id org, project_id in, std::span<const new_bug> what
) {
    statuses_held held;
    for (const auto& each : what) held.emplace(each.status, std::nullopt);
    for (auto& [id, found] : held) found = projects::hold_status(tx, org, in, id);
    return held;
}

outcome<store::bug_row> make_row(
    const new_bug& what,
    timestamp now,
    organization_id org,
    project_id in,
    projects::numbering& numbers,
    const statuses_held& held
) {
    auto title = check_title(what.title);
    if (!title) return refused{std::move(title).error()};
    if (what.description.size() > limits::bug_description_bytes_max) {
        return refused{bad_field("/description", "too_long", "Use at most 256 KiB.")};
    }
    if (what.estimate) {
        if (const auto fine = check_estimate(*what.estimate); !fine) return refused{fine.error()};
    }
    if (const auto fine = check_environment(what.environment); !fine) return refused{fine.error()};
    const auto& status = held.at(what.status);
    if (!status) {
        return refused{bad_field("/status", "status_unknown", "The project has no such status.")};
    }
    const auto stands =
        enter(*status, what.resolution, what.status_since, what.closed, what.reopen_count);
    if (!stands) return refused{stands.error()};
    const auto number = number_of(what, numbers);
    if (!number) return refused{number.error()};

    store::bug_row made{.shown = {}, .author = what.author};
    made.shown.id = what.id;
    made.shown.org_id = org;
    made.shown.project_id = in;
    made.shown.number = *number;
    made.shown.key = print_key(numbers.key, *number);
    made.shown.title = *std::move(title);
    made.shown.description = what.description;
    made.shown.environment = what.environment;
    made.shown.severity = what.severity;
    made.shown.priority = what.priority;
    made.shown.due = what.due;
    made.shown.estimate = what.estimate;
    made.shown.labels = what.labels;
    made.shown.visibility = what.visibility;
    made.shown.shared_with = what.shared_with;
    made.shown.watchers = what.watchers;
    std::ranges::sort(*made.shown.watchers);
    made.shown.voters.emplace();
    made.shown.rank = what.number ? rank::of_import(*number, what.id) : rank::of_new(now, *number);
    made.shown.bug_author = what.author.value;
    made.shown.created = what.created;
    made.shown.updated = what.updated;
    for (const auto& each : what.assigned) made.shown.assigned_members.push_back(each.value);
    stand(made.shown, *stands);
    return made;
}

changes::change creation_of(const changes::act& by, const known_bug& made, const bug& shown) {
    auto change = changes::change_by(
        by, stream_of(made), changes::subject_kind::bug, shown.id.value, changes::action::created
    );
    change.project = shown.project_id;
    change.fields = fields_of_new(shown);
    return change;
}

/// What stands in tables beside the rows.
void insert_sets(
    db::transaction& tx, std::span<const store::bug_row> made, std::span<const new_bug> what
) {
    std::vector<std::span<const principal>> assigned;
    for (const auto& each : what) assigned.emplace_back(each.assigned);
    store::insert_assignees(tx, made, assigned);
    store::insert_labels(tx, made);
    store::insert_watchers(tx, made);
    for (const auto& each : made) {
        if (each.shown.visibility != changes::visibility::restricted) continue;
        store::replace_readers(tx, each.shown, readers_of(each.shown));
    }
}

/// Which of the rows stands in the place of another.
problem find_taken(
    db::reader& tx, organization_id org, project_id in, std::span<const store::bug_row> wanted
) {
    std::set<std::int64_t> numbers;
    for (const auto& each : wanted) {
        const auto number = each.shown.number;
        const auto there = store::find_by_number(tx, org, in, number);
        if (!numbers.insert(number).second || (there && *there != each.shown.id)) {
            return bad_field("/number", "number_taken", "Another bug has this number.");
        }
    }
    return id_taken();
}

} // namespace

outcome<std::vector<bug>> insert_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    std::span<const new_bug> what
) {
    auto numbers = projects::lock_numbering(tx, org, in);
    if (!numbers) {
        return refused{
            bad_field("/projectID", "project_unknown", "The organization has no such project.")
        };
    }
    const auto held = hold_statuses(tx, org, in, what);
    std::vector<store::bug_row> rows;
    for (const auto& each : what) {
        auto row = make_row(each, by.at, org, in, *numbers, held);
        if (!row) return refused{std::move(row).error()};
        rows.push_back(*std::move(row));
    }
    if (!store::insert_bugs(tx, rows)) return refused{find_taken(tx, org, in, rows)};
    insert_sets(tx, rows, what);
    std::vector<bug> made;
    std::vector<changes::change> log;
    std::vector<counted_change> counts;
    for (auto& row : rows) {
        counts.push_back({.before = std::nullopt, .after = counted(row.shown)});
        const auto known = known_as(row);
        if (known.is_restricted) {
            record_on_bug(tx, by, known, {creation_of(by, known, row.shown)});
        } else {
            log.push_back(creation_of(by, known, row.shown));
        }
        made.push_back(std::move(row.shown));
    }
    if (made.empty()) return made;

    count_bugs(tx, org, in, counts, *numbers);
    if (!log.empty()) changes::record(tx, log);
    return made;
}

problem id_taken() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to another bug. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing::bugs
