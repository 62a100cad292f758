#include "lists/tests/plain_world.hpp"

#include "bugs/rules.hpp"
#include "lists/tests/plain_evaluation.hpp"

#include <algorithm>

namespace lacewing::lists::plain {

const bug* world::find(bug_id which) const {
    const auto at = places_.find(which);
    return at == places_.end() ? nullptr : &bugs[at->second];
}

const bug* world::find(const std::string& key) const {
    const auto at = keys_.find(key);
    return at == keys_.end() ? nullptr : &bugs[at->second];
}

std::span<const related_pair> world::relations_of(bug_id which) const {
    const auto at = pairs_.find(which);
    if (at == pairs_.end()) return {};
    return at->second;
}

void world::index() {
    for (std::size_t at = 0; at < bugs.size(); ++at) {
        places_[bugs[at].id] = at;
        keys_[bugs[at].key] = at;
    }
    for (const auto& each : relations) {
        pairs_[each.from].push_back(each);
        pairs_[each.to].push_back(each);
    }
}

bool knows(const reader& who, const bug& of) {
    if (of.visibility == changes::visibility::inherit) return true;
    if (!who.reads_as) return false;
    const auto readers = bugs::readers_of(of);
    return std::ranges::find(readers, *who.reads_as) != readers.end();
}

std::vector<bug_id> answer(const world& in, const query::tree& of, const reader& who) {
    const evaluation by{.in = in, .tree = of, .who = who};
    auto orders = of.sort;
    if (orders.empty()) {
        orders.push_back({.by = field::updated, .direction = query::direction::descending});
    }
    struct answering {
        bug_id id;
        std::vector<sorted_by> keys;
    };
    std::vector<answering> found;
    for (const auto& each : in.bugs) {
        if (!knows(who, each) || (of.where && !by.holds(*of.where, each))) continue;
        found.push_back({.id = each.id, .keys = {}});
        for (const auto& order : orders) found.back().keys.push_back(sorted(by, order.by, each));
    }
    // Of ages the smaller is the later moment: their last direction is that of the moment.
    const bool is_age = orders.back().by == field::age || orders.back().by == field::in_status;
    const bool is_down = (orders.back().direction == query::direction::descending) != is_age;
    std::ranges::sort(found, [&](const answering& one, const answering& other) {
        for (std::size_t at = 0; at < orders.size(); ++at) {
            const auto first = compare(one.keys[at], other.keys[at], orders[at].direction);
            if (first != 0) return first < 0;
        }
        return is_down ? other.id < one.id : one.id < other.id;
    });
    std::vector<bug_id> ids;
    for (const auto& each : found) ids.push_back(each.id);
    return ids;
}

} // namespace lacewing::lists::plain
