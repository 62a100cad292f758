#include "bugs/keep_bug.hpp"

#include "bugs/bug_changes.hpp"
#include "bugs/count_bugs.hpp"
#include "bugs/on_bug.hpp"
#include "bugs/related/duplicates.hpp"
#include "bugs/require_row.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "changes/record.hpp"
#include "events/record_event.hpp"
#include "projects/numbering.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lacewing::bugs {

namespace {

bool is_restricted(const bug& which) {
    return which.visibility == changes::visibility::restricted;
}

bool is_opened(const bug& before, const bug& after) {
    return is_restricted(before) && !is_restricted(after);
}

/// A bug out of the series of restricted ones gets the next ordinary number.
std::optional<projects::numbering> number_opened(
    db::transaction& tx, const bug& before, bug& after
) {
    if (!is_opened(before, after) || before.number > 0) return std::nullopt;
    auto numbers = projects::lock_numbering(tx, after.org_id, after.project_id);
    store::keep_former_key(tx, before);
    after.number = numbers->next_number++;
    after.key = print_key(numbers->key, after.number);
    return numbers;
}

std::vector<uuid> known_readers(const bug& of) {
    return is_restricted(of) ? readers_of(of) : std::vector<uuid>{};
}

std::vector<uuid> lost_readers(const bug& before, const bug& after) {
    std::vector<uuid> lost;
    std::ranges::set_difference(
        known_readers(before), known_readers(after), std::back_inserter(lost)
    );
    return lost;
}

void write_sets(
    db::transaction& tx,
    const bug& before,
    const bug& after,
    const std::optional<std::vector<principal>>& assigned
) {
    if (assigned) store::replace_assignees(tx, after, *assigned);
    if (after.labels != before.labels) store::replace_labels(tx, after);
    if (after.watchers != before.watchers) store::replace_watchers(tx, after);
    if (after.voters != before.voters) store::replace_voters(tx, after);
    const auto readers = known_readers(after);
    if (readers != known_readers(before)) store::replace_readers(tx, after, readers);
}

void count(
    db::transaction& tx,
    const bug& before,
    const bug& after,
    const std::optional<projects::numbering>& next
) {
    counted_change counts;
    if (!before.deleted) counts.before = counted(before);
    if (!after.deleted) counts.after = counted(after);
    if (before.project_id == after.project_id) {
        count_bugs(tx, after.org_id, after.project_id, {&counts, 1}, next);
        return;
    }
    // Projects are locked in one order, whichever way a bug moves.
    const counted_change gone{.before = counts.before, .after = {}};
    const counted_change come{.before = {}, .after = counts.after};
    const auto leave = [&] { count_bugs(tx, before.org_id, before.project_id, {&gone, 1}); };
    const auto enter = [&] { count_bugs(tx, after.org_id, after.project_id, {&come, 1}, next); };
    if (before.project_id < after.project_id) {
        leave();
        enter();
    } else {
        enter();
        leave();
    }
}

changes::change change_of(
    const changes::act& by, changes::stream to, const bug& of, changes::action what
) {
    auto change =
        changes::change_by(by, std::move(to), changes::subject_kind::bug, of.id.value, what);
    change.project = of.project_id;
    return change;
}

/// What those hear who see content, where the bug goes out of their sight or comes into it.
void tell_content(
    db::transaction& tx, const changes::act& by, const bug& before, const bug& after
) {
    const auto content = changes::content_of(after.org_id);
    if (is_opened(before, after)) {
        auto entry = change_of(by, content, after, changes::action::created);
        entry.fields = fields_of_new(after);
        changes::record(tx, entry);
    } else if (!is_restricted(before) && is_restricted(after)) {
        auto removal = change_of(by, content, before, changes::action::removed);
        removal.seen_by = changes::visibility::restricted;
        changes::record(tx, removal);
    }
}

/// Who may know a bug is told to the Owner, who may know them all.
void tell_owner(db::transaction& tx, const changes::act& by, const bug& before, const bug& after) {
    const bool was_hidden = is_restricted(before);
    const bool is_hidden = is_restricted(after);
    const bool is_shared_anew = was_hidden && is_hidden && before.shared_with != after.shared_with;
    if (was_hidden == is_hidden && !is_shared_anew) return;
    auto what = events::event_by(by.who, by.at, events::kind::bug_shared);
    if (!was_hidden) what.is = events::kind::bug_restricted;
    if (!is_hidden) what.is = events::kind::bug_opened;
    what.about = after.key;
    events::record_event(tx, after.org_id, what);
}

} // namespace

bug keep_bug(
    db::transaction& tx,
    const changes::act& by,
    const store::bug_row& before,
    store::bug_row after,
    const std::optional<std::vector<principal>>& assigned,
    const std::optional<std::string>& reason
) {
    auto& shown = after.shown;
    shown.rev = before.shown.rev + 1;
    shown.updated = by.at;
    if (shown.title != before.shown.title) after.title_rev = shown.rev;
    if (shown.description != before.shown.description) after.description_rev = shown.rev;
    const auto numbers = number_opened(tx, before.shown, shown);
    store::update_bug(tx, after);
    write_sets(tx, before.shown, shown, assigned);
    count(tx, before.shown, shown, numbers);

    tell_content(tx, by, before.shown, shown);
    tell_owner(tx, by, before.shown, shown);
    // The bug's own stream goes on until it is opened, and begins where it is restricted.
    auto where = known_as(after);
    where.is_restricted = is_restricted(before.shown) || is_restricted(shown);
    where.taken_from = lost_readers(before.shown, shown);
    auto change = change_of(by, stream_of(where), shown, changes::action::changed);
    change.fields = fields_between(before.shown, shown);
    change.reason = reason;
    if (before.shown.deleted != shown.deleted) {
        change.what = shown.deleted ? changes::action::removed : changes::action::created;
        if (!shown.deleted) change.fields = fields_of_restored(before.shown, shown);
    }
    record_on_bug(tx, by, where, {std::move(change)});
    const bool leaves = before.shown.resolution == resolution::duplicate &&
                        shown.resolution != resolution::duplicate;
    if (leaves && related::leave_original(tx, by, shown.org_id, shown.id)) {
        return store::find_bug(tx, shown.org_id, shown.id).value().shown;
    }
    return std::move(shown);
}

} // namespace lacewing::bugs
