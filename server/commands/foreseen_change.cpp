#include "commands/foreseen_change.hpp"

#include "access/access.hpp"
#include "bugs/edit_of_one.hpp"
#include "bugs/related/relation_store.hpp"
#include "bugs/rules.hpp"
#include "labels/rules.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace lacewing::commands {

namespace {

bool differs(query::verb in, const bugs::bug& before, const bugs::bug& after) {
    switch (in) {
    case query::verb::status:
        return before.status != after.status;
    case query::verb::resolution:
        return before.resolution != after.resolution;
    case query::verb::severity:
        return before.severity != after.severity;
    case query::verb::priority:
        return before.priority != after.priority;
    case query::verb::assign:
        return before.assigned_members != after.assigned_members;
    case query::verb::label:
        return before.labels != after.labels;
    case query::verb::due:
        return before.due != after.due;
    case query::verb::estimate:
        return before.estimate != after.estimate;
    case query::verb::snooze:
        return before.snooze != after.snooze;
    }
    return false;
}

} // namespace

foresight::foresight(db::reader& tx, const asked_command& what) : tx_(tx), what_(what) {
    const auto& asked = what.question;
    edits_any_ = access::allows(tx, asked.who, access::action::edit_any_bug, {.org = asked.org});
}

outcome<std::vector<bool>> foresight::of(const matched_bug& bug) const {
    if (!may_edit(bug)) return refused{access::not_allowed(access::action::edit_own_bug)};
    const auto asked = bugs::edit_of_one(bug.shown, what_.change);
    if (!asked && !what_.change.status_in.empty() &&
        !what_.change.status_in.contains(bug.shown.project_id)) {
        const auto& project = what_.projects.at(bug.shown.project_id);
        return refused{bugs::bad_field(
            "/status", "status_unknown", fmt::format("{} has no such status.", project.name)
        )};
    }
    if (!asked) return refused{asked.error()};
    auto after = planned(bug.shown, *asked);
    if (const auto stands = stand(after, *asked); !stands) return refused{stands.error()};
    if (const auto closes = check_closing(bug, after); !closes) return refused{closes.error()};
    std::vector<bool> changes;
    for (const auto& each : what_.command.actions) {
        changes.push_back(differs(each.does, bug.shown, after));
    }
    return changes;
}

bool foresight::may_edit(const matched_bug& bug) const {
    return edits_any_ || what_.question.who.as_principal() == bug.author;
}

bugs::bug foresight::planned(const bugs::bug& before, const bugs::change_bug_request& asked) const {
    auto after = before;
    after.severity = asked.severity.value_or(before.severity);
    after.priority = asked.priority.value_or(before.priority);
    if (!asked.due.is_absent()) after.due = asked.due.value();
    if (!asked.estimate.is_absent()) after.estimate = asked.estimate.value();
    if (!asked.snooze.is_absent()) after.snooze = asked.snooze.value();
    after.assigned_members = asked.assigned_members.value_or(before.assigned_members);
    if (asked.labels) after.labels = settled(*asked.labels);
    return after;
}

outcome<void> foresight::stand(bugs::bug& after, const bugs::change_bug_request& asked) const {
    if (!asked.status && !asked.resolution) return {};
    const auto& statuses = what_.projects.at(after.project_id).statuses;
    const auto wanted = asked.status.value_or(after.status);
    const auto to = std::ranges::find(statuses, wanted, &projects::status::id);
    if (to == statuses.end()) {
        return refused{
            bugs::bad_field("/status", "status_unknown", "The project has no such status.")
        };
    }
    const auto now = what_.question.how.now;
    const auto stands = bugs::move(bugs::standing_of(after), *to, asked.resolution, now);
    if (!stands) return refused{stands.error()};
    bugs::stand(after, *stands);
    return {};
}

outcome<void> foresight::check_closing(const matched_bug& before, const bugs::bug& after) const {
    if (after == before.shown) return {};
    const auto duplicate = bugs::resolution::duplicate;
    if (after.resolution == duplicate) {
        const bool is_known = before.shown.resolution == duplicate ||
                              bugs::related::find_original(tx_, after.org_id, after.id);
        if (is_known) return {};
        return refused{bugs::bad_field(
            "/duplicateOf",
            "original_missing",
            "Name the bug that each is a duplicate of: one by one."
        )};
    }
    if (!before.is_blocked || !before.shown.is_open || after.is_open) return {};
    return refused{problem{
        .status = 409,
        .code = "open_blockers",
        .detail = "Open bugs block it.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    }};
}

std::vector<label_id> foresight::settled(const std::vector<label_id>& wanted) const {
    std::vector<labels::borne> all;
    for (const auto& each : wanted) {
        const auto name = what_.labels.find(each);
        // One that was removed since the list was read falls away.
        if (name == what_.labels.end()) continue;
        const auto folded = text::fold(name->second);
        all.push_back({.id = each, .scope = std::string{labels::scope_of(folded)}});
    }
    return labels::settle(all);
}

} // namespace lacewing::commands
