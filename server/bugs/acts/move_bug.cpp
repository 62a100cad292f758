#include "bugs/acts/move_bug.hpp"

#include "bugs/acts/find_row.hpp"
#include "bugs/keep_bug.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "organizations/counts.hpp"
#include "platform/core/text.hpp"
#include "projects/numbering.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

problem project_unknown() {
    return bad_field("/projectID", "project_unknown", "The organization has no such project.");
}

problem status_elsewhere() {
    return bad_field("/status", "status_unknown", "Choose one of the other project's statuses.");
}

/// Both projects, locked in the order of their ids, so that two moves never wait for each other.
std::optional<projects::numbering> lock_both(
    db::transaction& tx, organization_id org, project_id from, project_id to
) {
    if (from < to) static_cast<void>(projects::lock_numbering(tx, org, from));
    auto numbers = projects::lock_numbering(tx, org, to);
    if (to < from) static_cast<void>(projects::lock_numbering(tx, org, from));
    return numbers;
}

outcome<standing> stands_there(
    db::transaction& tx, const bug& which, const move_bug_request& what, timestamp now
) {
    const auto here = projects::statuses_of(tx, which.org_id, which.project_id);
    const auto there = projects::statuses_of(tx, which.org_id, what.project_id);
    auto wanted = what.status;
    if (!wanted) {
        const auto from = std::ranges::find(here, which.status, &projects::status::id);
        const auto same = from == here.end() ? std::nullopt : status_there(*from, there);
        if (same) wanted = same->id;
    }
    if (!wanted) return refused{status_elsewhere()};
    const auto to = projects::hold_status(tx, which.org_id, what.project_id, *wanted);
    if (!to) return refused{status_elsewhere()};
    auto found = move(standing_of(which), *to, what.resolution, now);
    // A status that was only translated began when it began.
    if (found && !what.status) found->since = which.status_since;
    return found;
}

/// The number that the bug had in that project before; one of the series of restricted bugs for
/// those alone that are restricted still.
std::optional<std::int64_t> number_before(db::reader& tx, const bug& which, project_id in) {
    std::optional<std::int64_t> found;
    for (const auto& text : store::former_keys_of(tx, which.org_id, which.id)) {
        const auto key = parse_key(text);
        if (!key || projects::find_project(tx, which.org_id, key->project) != in) continue;
        const bool is_hidden = which.visibility == changes::visibility::restricted;
        if (key->number < 0 && !is_hidden) continue;
        found = std::max(found.value_or(key->number), key->number);
    }
    return found;
}

void number_there(db::transaction& tx, bug& which, project_id to, projects::numbering& numbers) {
    const bool is_hidden = which.visibility == changes::visibility::restricted;
    if (const auto before = number_before(tx, which, to)) {
        which.number = *before;
    } else if (is_hidden) {
        // An ordinary number would leave a gap for everybody to see.
        which.number = -numbers.next_restricted_number++;
    } else {
        which.number = numbers.next_number++;
    }
    which.project_id = to;
    which.key = print_key(numbers.key, which.number);
    projects::count_bugs(tx, which.org_id, to, {}, numbers);
}

} // namespace

outcome<bug> move_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const move_bug_request& what
) {
    const auto before =
        find_row_for_change(tx, by.who, org, id_or_key, access::action::edit_own_bug);
    if (!before) return refused{before.error()};
    if (what.project_id == before->shown.project_id) return before->shown;
    auto numbers = lock_both(tx, org, before->shown.project_id, what.project_id);
    if (!numbers) return refused{project_unknown()};
    const auto stands = stands_there(tx, before->shown, what, by.at);
    if (!stands) return refused{stands.error()};

    auto after = *before;
    stand(after.shown, *stands);
    after.shown.snooze.reset();
    store::keep_former_key(tx, before->shown);
    number_there(tx, after.shown, what.project_id, *numbers);
    return keep_bug(tx, by, *before, std::move(after));
}

std::optional<projects::status> status_there(
    const projects::status& here, std::span<const projects::status> there
) {
    const auto is_same = [&](const projects::status& each) {
        return each.category == here.category;
    };
    const auto name = text::fold(here.name);
    const auto named = std::ranges::find_if(there, [&](const projects::status& each) {
        return is_same(each) && text::fold(each.name) == name;
    });
    if (named != there.end()) return *named;
    const auto first = std::ranges::find_if(there, is_same);
    if (first != there.end()) return *first;
    return std::nullopt;
}

} // namespace lacewing::bugs
