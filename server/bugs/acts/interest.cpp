#include "bugs/acts/interest.hpp"

#include "bugs/acts/find_row.hpp"
#include "bugs/keep_bug.hpp"
#include "bugs/limits.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

problem too_many_people() {
    return {
        .status = 422,
        .code = "too_many_people",
        .detail = "1,000 people do so already.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

/// False where nothing changes. They stand in the order of their ids.
bool put_in_order(std::vector<uuid>& people, const uuid& who, presence wanted) {
    const auto place = std::ranges::lower_bound(people, who);
    const bool is_there = place != people.end() && *place == who;
    if (is_there == (wanted == presence::there)) return false;
    if (is_there)
        people.erase(place);
    else
        people.insert(place, who);
    return true;
}

} // namespace

outcome<bug> show_interest(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    interest what,
    presence wanted
) {
    const auto before = find_row_for_change(tx, by.who, org, id_or_key, access::action::watch_bug);
    if (!before) return refused{before.error()};
    // The server's operator may all that an Owner may, and is nobody.
    if (by.who.is != access::actor::kind::user) {
        return refused{access::not_allowed(access::action::watch_bug)};
    }
    auto after = *before;
    auto& shown = after.shown;
    auto& people = what == interest::watch ? *shown.watchers : *shown.voters;
    if (!put_in_order(people, by.who.user.value, wanted)) return before->shown;
    const auto most = what == interest::watch ? limits::bug_watchers_max : limits::bug_voters_max;
    if (people.size() > most) return refused{too_many_people()};
    shown.vote_count = std::ssize(*shown.voters);
    // A vote says that it happened again; watching changes nothing about the bug.
    if (what == interest::vote) shown.snooze.reset();
    return keep_bug(tx, by, *before, std::move(after));
}

} // namespace lacewing::bugs
