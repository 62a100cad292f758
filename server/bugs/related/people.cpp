#include "bugs/related/people.hpp"

#include "bugs/keep_bug.hpp"
#include "bugs/on_bug.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace lacewing::bugs::related {

namespace {

std::vector<uuid> both(std::vector<uuid> one, std::span<const uuid> other) {
    for (const auto& each : other) {
        if (std::ranges::find(one, each) == one.end()) one.push_back(each);
    }
    return one;
}

std::vector<uuid> rest(std::vector<uuid> all, std::span<const uuid> others) {
    std::erase_if(all, [&](const auto& each) {
        return std::ranges::find(others, each) != others.end();
    });
    return all;
}

} // namespace

people united(people one, const people& other) {
    return {
        .watchers = both(std::move(one.watchers), other.watchers),
        .voters = both(std::move(one.voters), other.voters)
    };
}

people without(people all, const people& others) {
    return {
        .watchers = rest(std::move(all.watchers), others.watchers),
        .voters = rest(std::move(all.voters), others.voters)
    };
}

people people_of(db::reader& tx, organization_id org, bug_id which) {
    return {
        .watchers = store::watchers_of(tx, org, which), .voters = store::voters_of(tx, org, which)
    };
}

people who_know(db::reader& tx, organization_id org, bug_id which, people of) {
    if (!known(tx, org, which).is_restricted) return of;
    const auto knows_not = [&](const uuid& each) {
        const access::actor who{.is = access::actor::kind::user, .user = user_id{each}};
        return !access::knows_restricted(tx, who, access::role_in(tx, who, org), org, which);
    };
    std::erase_if(of.watchers, knows_not);
    std::erase_if(of.voters, knows_not);
    return of;
}

void set_people(
    db::transaction& tx, const changes::act& by, organization_id org, bug_id which, people now
) {
    const auto before = store::find_bug_for_change(tx, org, which).value();
    std::ranges::sort(now.watchers);
    std::ranges::sort(now.voters);
    auto after = before;
    after.shown.vote_count = std::ssize(now.voters);
    after.shown.watchers = std::move(now.watchers);
    after.shown.voters = std::move(now.voters);
    if (after.shown != before.shown) keep_bug(tx, by, before, std::move(after));
}

} // namespace lacewing::bugs::related
