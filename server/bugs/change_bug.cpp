#include "bugs/change_bug.hpp"

#include "access/access.hpp"
#include "bugs/assignees.hpp"
#include "bugs/keep_bug.hpp"
#include "bugs/named_things.hpp"
#include "bugs/read_bugs.hpp"
#include "bugs/related/blockers.hpp"
#include "bugs/related/duplicates.hpp"
#include "bugs/related/relation_store.hpp"
#include "bugs/require_row.hpp"
#include "bugs/rules.hpp"
#include "bugs/store.hpp"
#include "bugs/watch.hpp"
#include "labels/read_labels.hpp"
#include "platform/schema/print.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

/// As `is:triage` finds it: a status of that category, and not snoozed.
bool is_in_triage(db::reader& tx, const bug& which, timestamp now) {
    const auto workflow = projects::statuses_of(tx, which.org_id, which.project_id);
    const auto stands = std::ranges::find(workflow, which.status, &projects::status::id);
    if (stands == workflow.end() || stands->category != projects::category::triage) return false;
    return !which.snooze || (which.snooze->until && *which.snooze->until <= now);
}

problem judged_already(const bug& now) {
    return {
        .status = 412,
        .code = "judged_already",
        .detail = "Somebody judged " + now.key + " in the meantime.",
        .fields = {},
        .retry_after_s = {},
        .current = schema::to_json(now)
    };
}

outcome<store::bug_row> find_editable(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_bug_request& what
) {
    const auto& who = by.who;
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    const auto id = find_id(tx, org, id_or_key);
    if (!id) return refused{access::missing(who)};
    auto found = store::find_bug_for_change(tx, org, *id);
    if (!found || found->shown.deleted) return refused{access::missing(who)};
    const auto edits = require_row(tx, who, access::action::edit_own_bug, *found);
    if (!edits) return refused{edits.error()};
    if (what.visibility || what.shared_with) {
        const auto may = require_row(tx, who, access::action::withhold_own_bug, *found);
        if (!may) return refused{may.error()};
    }
    if (what.only_in_triage.value_or(false) && !is_in_triage(tx, found->shown, by.at)) {
        return refused{judged_already(found->shown)};
    }
    return *std::move(found);
}

/// The texts that would be written over although the writer has not seen them.
std::optional<problem> find_text_conflict(
    const store::bug_row& before, const bug& after, std::int64_t seen_rev
) {
    const bool is_impossible = seen_rev > before.shown.rev;
    problem conflict{
        .status = 412,
        .code = "text_conflict",
        .detail = "Somebody else changed this text in the meantime.",
        .fields = {},
        .retry_after_s = {},
        .current = schema::to_json(before.shown)
    };
    if (after.title != before.shown.title && (before.title_rev > seen_rev || is_impossible)) {
        conflict.fields.push_back({"/title", "text_conflict", "Look at the present title first."});
    }
    if (after.description != before.shown.description &&
        (before.description_rev > seen_rev || is_impossible)) {
        conflict.fields.push_back(
            {"/description", "text_conflict", "Look at the present description first."}
        );
    }
    if (conflict.fields.empty()) return std::nullopt;
    return conflict;
}

outcome<standing> moved(
    db::transaction& tx, const bug& from, const change_bug_request& what, timestamp now
) {
    const auto wanted = what.status.value_or(from.status);
    const auto to = projects::hold_status(tx, from.org_id, from.project_id, wanted);
    if (!to) {
        return refused{bad_field("/status", "status_unknown", "The project has no such status.")};
    }
    return move(standing_of(from), *to, what.resolution, now);
}

/// Harm, plan and place: the fields that nothing else follows from.
std::optional<problem> change_plan(bug& which, const change_bug_request& what) {
    which.severity = what.severity.value_or(which.severity);
    which.priority = what.priority.value_or(which.priority);
    if (!what.due.is_absent()) which.due = what.due.value();
    if (!what.estimate.is_absent()) {
        which.estimate = what.estimate.value();
        if (which.estimate) {
            if (auto fine = check_estimate(*which.estimate); !fine) return fine.error();
        }
    }
    if (what.environment) {
        if (auto fine = check_environment(*what.environment); !fine) return fine.error();
        which.environment = *what.environment;
    }
    return std::nullopt;
}

/// Labels, and who may know it.
std::optional<problem> change_sets(
    db::transaction& tx, bug& which, const change_bug_request& what
) {
    if (what.labels) {
        auto labels = labels::find_labels(tx, which.org_id, *what.labels);
        if (!labels) return labels.error();
        which.labels = *std::move(labels);
    }
    which.visibility = what.visibility.value_or(which.visibility);
    if (what.shared_with) {
        auto chosen = choose_shared_with(tx, which.org_id, *what.shared_with, *which.shared_with);
        if (!chosen) return chosen.error();
        which.shared_with = *std::move(chosen);
    }
    return std::nullopt;
}

/// Whoever was assigned before and watches no longer is left alone.
std::vector<principal> newly_assigned(const bug& before, std::span<const principal> now) {
    std::vector<principal> found;
    std::ranges::copy_if(now, std::back_inserter(found), [&](const principal& each) {
        const auto& known = before.assigned_members;
        return std::ranges::find(known, each.value) == known.end();
    });
    return found;
}

/// The bug with what the request asks for; `assigned` is filled where that changes.
outcome<store::bug_row> changed(
    db::transaction& tx,
    const store::bug_row& from,
    const change_bug_request& what,
    timestamp now,
    std::optional<std::vector<principal>>& assigned
) {
    auto row = from;
    if (what.title) {
        auto title = check_title(*what.title);
        if (!title) return refused{std::move(title).error()};
        row.shown.title = *std::move(title);
    }
    if (what.description) row.shown.description = *what.description;
    row.shown.rank = what.rank.value_or(row.shown.rank);
    if (auto wrong = change_plan(row.shown, what)) return refused{*std::move(wrong)};
    if (auto wrong = change_sets(tx, row.shown, what)) return refused{*std::move(wrong)};
    if (what.status || what.resolution) {
        const auto stands = moved(tx, from.shown, what, now);
        if (!stands) return refused{stands.error()};
        stand(row.shown, *stands);
    }
    if (what.assigned_members && *what.assigned_members != from.shown.assigned_members) {
        auto found = find_assignees(
            tx, from.shown.org_id, *what.assigned_members, from.shown.assigned_members
        );
        if (!found) return refused{std::move(found).error()};
        assigned = *std::move(found);
        row.shown.assigned_members = *what.assigned_members;
        watch_too(row.shown, newly_assigned(from.shown, *assigned));
    }
    return row;
}

bool is_duplicate(const bug& which) {
    return which.resolution == resolution::duplicate;
}

/// Closing asks: of a duplicate for its original; of a bug that others block whether that is meant.
/// The reason that the log shall give, else why not.
outcome<std::optional<std::string>> reason_of_closing(
    db::reader& tx,
    const access::actor& who,
    const bug& before,
    const bug& after,
    const change_bug_request& what
) {
    if (is_duplicate(after)) {
        if (is_duplicate(before) || related::find_original(tx, after.org_id, after.id)) return {};
        return refused{bad_field(
            "/duplicateOf", "original_missing", "Name the bug that this one is a duplicate of."
        )};
    }
    if (!before.is_open || after.is_open) return {};
    const auto blockers = related::open_blockers(tx, who, after.org_id, after.id);
    if (blockers.empty()) return {};
    if (!what.close_blocked.value_or(false)) return refused{related::still_blocked(blockers)};
    return std::string{related::closed_while_blocked};
}

} // namespace

outcome<bug> change_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_bug_request& what,
    std::optional<std::int64_t> seen_rev
) {
    if (what.duplicate_of) {
        return mark_duplicate(
            tx,
            by,
            org,
            id_or_key,
            {.original = *what.duplicate_of, .with = what, .seen_rev = seen_rev}
        );
    }
    const auto before = find_editable(tx, by, org, id_or_key, what);
    if (!before) return refused{before.error()};
    std::optional<std::vector<principal>> assigned;
    auto after = changed(tx, *before, what, by.at, assigned);
    if (!after) return refused{std::move(after).error()};
    if (seen_rev) {
        if (auto conflict = find_text_conflict(*before, after->shown, *seen_rev)) {
            return refused{*std::move(conflict)};
        }
    }
    // Whatever else happens to a bug wakes it.
    if (after->shown != before->shown) after->shown.snooze.reset();
    if (!what.snooze.is_absent()) after->shown.snooze = what.snooze.value();
    if (after->shown == before->shown) return before->shown;
    auto reason = reason_of_closing(tx, by.who, before->shown, after->shown, what);
    if (!reason) return refused{std::move(reason).error()};
    return keep_bug(tx, by, *before, *std::move(after), assigned, *reason);
}

} // namespace lacewing::bugs
