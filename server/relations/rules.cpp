#include "relations/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <utility>

namespace lacewing::relations {

namespace {

using bugs::relation_kind;

struct meaning {
    role word;
    direction means;
};

constexpr std::array meanings{
    meaning{role::blocks, {relation_kind::blocks, true}},
    meaning{role::blocked_by, {relation_kind::blocks, false}},
    meaning{role::duplicate_of, {relation_kind::duplicate_of, true}},
    meaning{role::duplicated_by, {relation_kind::duplicate_of, false}},
    meaning{role::relates_to, {relation_kind::relates_to, true}},
    meaning{role::caused_by, {relation_kind::caused_by, true}},
    meaning{role::causes, {relation_kind::caused_by, false}},
    meaning{role::parent, {relation_kind::parent, true}},
    meaning{role::child, {relation_kind::parent, false}}
};

using ways = std::multimap<bug_id, bug_id>;

ways known_ways(std::span<const store::edge> edges) {
    ways found;
    for (const auto& each : edges) {
        if (each.is_known) found.emplace(each.from, each.to);
    }
    return found;
}

} // namespace

direction direction_of(role kind) {
    return std::ranges::find(meanings, kind, &meaning::word)->means;
}

role role_of(relation_kind kind, bool is_from_here) {
    if (kind == relation_kind::relates_to) return role::relates_to;
    return std::ranges::find_if(
               meanings,
               [&](const auto& each) {
                   return each.means.kind == kind && each.means.is_from_here == is_from_here;
               }
    )->word;
}

std::vector<bug_id> find_path(std::span<const store::edge> edges, bug_id start, bug_id end) {
    if (start == end) return {start};
    const auto further = known_ways(edges);
    std::map<bug_id, bug_id> came_from;
    std::deque<bug_id> waiting{start};
    while (!waiting.empty() && !came_from.contains(end)) {
        const auto at = waiting.front();
        waiting.pop_front();
        for (auto [next, last] = further.equal_range(at); next != last; ++next) {
            if (next->second == start || !came_from.emplace(next->second, at).second) continue;
            waiting.push_back(next->second);
        }
    }
    if (!came_from.contains(end)) return {};
    std::vector<bug_id> path{end};
    while (path.back() != start) path.push_back(came_from.at(path.back()));
    std::ranges::reverse(path);
    return path;
}

int levels_beyond(std::span<const store::edge> edges, bug_id start) {
    const auto further = known_ways(edges);
    std::set<bug_id> level{start};
    int levels = 0;
    while (levels < limits::parent_levels_max) {
        std::set<bug_id> next;
        for (const auto each : level) {
            for (auto [way, last] = further.equal_range(each); way != last; ++way) {
                next.insert(way->second);
            }
        }
        if (next.empty()) break;
        ++levels;
        level = std::move(next);
    }
    return levels;
}

problem relation_cycle(std::span<const std::string> keys) {
    const auto path = fmt::format("{}", fmt::join(keys, " → "));
    const auto detail = fmt::format("That would lead in a circle: {} → {}.", path, keys.front());
    return {
        .status = 422,
        .code = "relation_cycle",
        .detail = detail,
        .fields = {{"/bug", "relation_cycle", detail}},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing::relations
