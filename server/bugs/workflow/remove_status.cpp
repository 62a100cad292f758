#include "bugs/workflow/remove_status.hpp"

#include "access/access.hpp"
#include "bugs/keep_bug.hpp"
#include "bugs/limits.hpp"
#include "bugs/rules.hpp"
#include "bugs/workflow/store.hpp"
#include "projects/read_projects.hpp"
#include "projects/statuses/remove_status.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace lacewing::bugs {

namespace {

problem status_in_use(std::int64_t bugs) {
    const auto subject = bugs == 1 ? std::string{"1 bug has"} : fmt::format("{} bugs have", bugs);
    return {
        .status = 409,
        .code = "status_in_use",
        .detail = subject + " this status. Name one that they move to.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

problem replacement_gone() {
    return bad_field("/replacement", "status_unknown", "Choose another status of the project.");
}

void move_over(
    db::transaction& tx,
    const changes::act& by,
    const removed_status& what,
    bug_id which,
    const projects::status& to
) {
    const auto before = store::find_bug_for_change(tx, what.org, which);
    if (!before || before->shown.status != what.which) return;
    if (before->shown.project_id != what.in) return;
    auto after = *before;
    // Both are open, or both closed: nothing is to be chosen.
    stand(after.shown, move(standing_of(before->shown), to, std::nullopt, by.at).value());
    if (!before->shown.deleted) {
        after.shown.snooze.reset();
        static_cast<void>(keep_bug(tx, by, *before, std::move(after)));
        return;
    }
    // Nobody hears of a deleted bug: what it is, its restoring tells in full.
    store::update_bug(tx, after);
}

} // namespace

outcome<bool> remove_status_piece(
    db::transaction& tx, const changes::act& by, const removed_status& what
) {
    const auto means =
        projects::require_removable(tx, by.who, what.org, what.in, what.which, what.replacement);
    if (!means) return refused{means.error()};
    if (!means->is_chosen) {
        const auto role =
            access::require(tx, by.who, access::action::see_content, {.org = what.org});
        if (!role) return refused{role.error()};
        const auto reader = access::reader_of(by.who, *role);
        const auto known = store::count_in_status(tx, what.org, what.in, what.which, reader);
        if (known > 0) return refused{status_in_use(known)};
    }
    const auto bugs =
        store::some_in_status(tx, what.org, what.in, what.which, limits::status_removal_piece_max);
    if (bugs.empty()) return projects::remove_untaken(tx, by, what.org, what.in, what.which);
    // Locked after the bugs, as every edit of a bug locks them.
    for (const auto each : bugs) store::lock_bug(tx, what.org, each);
    const auto to = projects::hold_status(tx, what.org, what.in, means->replacement.id);
    if (!to) return refused{replacement_gone()};
    for (const auto each : bugs) move_over(tx, by, what, each, *to);
    return false;
}

task<outcome<void>> remove_status(const services& with, changes::act by, removed_status what) {
    while (true) {
        auto operation = [&](db::transaction& tx) { return remove_status_piece(tx, by, what); };
        const auto is_gone = co_await with.database.write(std::move(operation));
        if (!is_gone) co_return refused{is_gone.error()};
        if (*is_gone) co_return outcome<void>{};
    }
}

} // namespace lacewing::bugs
