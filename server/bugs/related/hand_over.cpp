#include "bugs/related/hand_over.hpp"

#include "bugs/related/people.hpp"
#include "bugs/related/record_relation.hpp"
#include "bugs/related/relation_store.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace lacewing::bugs::related {

namespace {

people own_of(const handed_over& handed) {
    return {.watchers = handed.watchers, .voters = handed.voters};
}

people new_of(const handed_over& handed) {
    return {.watchers = handed.new_watchers, .voters = handed.new_voters};
}

people new_of_all(std::span<const duplicate> which) {
    people all;
    for (const auto& each : which) all = united(std::move(all), new_of(each.handed));
    return all;
}

void set_new(handed_over& handed, people fresh) {
    handed.new_watchers = std::move(fresh.watchers);
    handed.new_voters = std::move(fresh.voters);
}

/// Duplicates that the log tells to have another original from now on.
void lead_to(db::transaction& tx, const changes::act& by, duplicate& which, bug_id original) {
    record_removed(tx, by, which.is);
    which.is.to = original;
    update(tx, which);
    record_made(tx, by, which.is);
}

} // namespace

void hand_over(db::transaction& tx, const changes::act& by, duplicate made) {
    const auto org = made.is.org;
    auto followers = duplicates_of(tx, org, made.is.from);
    auto others = duplicates_of(tx, org, made.is.to);
    std::erase_if(others, [&](const auto& each) { return each.is.id == made.is.id; });

    const auto shown_there = people_of(tx, org, made.is.to);
    const auto shown_here = people_of(tx, org, made.is.from);
    const auto own_there = without(shown_there, new_of_all(others));
    const auto own_here = who_know(tx, org, made.is.to, without(shown_here, new_of_all(followers)));

    made.handed.watchers = own_here.watchers;
    made.handed.voters = own_here.voters;
    set_new(made.handed, without(own_here, own_there));
    update(tx, made);
    auto moved = own_here;
    for (auto& each : followers) {
        const auto theirs = who_know(tx, org, made.is.to, own_of(each.handed));
        set_new(each.handed, without(theirs, own_there));
        each.handed.by_way_of.push_back(made.is.from);
        lead_to(tx, by, each, made.is.to);
        moved = united(std::move(moved), theirs);
    }
    set_people(tx, by, org, made.is.to, united(shown_there, moved));
    set_people(tx, by, org, made.is.from, without(shown_here, moved));
}

void give_back(db::transaction& tx, const changes::act& by, const duplicate& ended) {
    const auto org = ended.is.org;
    const auto here = ended.is.from;
    std::vector<duplicate> leaving;
    std::vector<duplicate> staying;
    for (auto& each : duplicates_of(tx, org, ended.is.to)) {
        if (each.is.id == ended.is.id) continue;
        const bool follows =
            std::ranges::find(each.handed.by_way_of, here) != each.handed.by_way_of.end();
        (follows ? leaving : staying).push_back(std::move(each));
    }
    record_removed(tx, by, ended.is);
    remove(tx, ended.is);

    const auto brought = united(new_of(ended.handed), new_of_all(leaving));
    const auto lost = without(brought, new_of_all(staying));
    set_people(tx, by, org, ended.is.to, without(people_of(tx, org, ended.is.to), lost));

    const auto own = united(people_of(tx, org, here), own_of(ended.handed));
    auto shown = own;
    for (auto& each : leaving) {
        const auto theirs = who_know(tx, org, here, own_of(each.handed));
        set_new(each.handed, without(theirs, own));
        auto& path = each.handed.by_way_of;
        path.erase(std::ranges::find(path, here), path.end());
        lead_to(tx, by, each, here);
        shown = united(std::move(shown), theirs);
    }
    set_people(tx, by, org, here, shown);
}

} // namespace lacewing::bugs::related
