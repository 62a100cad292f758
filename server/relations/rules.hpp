#pragma once

#include "platform/core/problem.hpp"
#include "relations/store.hpp"
#include "relations/types.hpp"

#include <span>
#include <string>
#include <vector>

namespace lacewing::relations {

/// Which way round a relation is kept.
struct direction {
    bugs::relation_kind kind = bugs::relation_kind::relates_to;
    bool is_from_here = true; ///< this bug is the first of the two
};
[[nodiscard]] direction direction_of(role kind);
/// What the other bug is, as seen from the first of the two, or from the second.
[[nodiscard]] role role_of(bugs::relation_kind kind, bool is_from_here);

/// The bugs from the start to the end over edges that are known, both included; the shortest way,
/// nothing where there is none.
[[nodiscard]] std::vector<bug_id> find_path(
    std::span<const store::edge> edges, bug_id start, bug_id end
);

/// How many known levels lie beyond the start; 0 where nothing does, `parent_levels_max` at most.
[[nodiscard]] int levels_beyond(std::span<const store::edge> edges, bug_id start);

/// 422 `relation_cycle`: the keys in the order in which they would lead back to the first.
[[nodiscard]] problem relation_cycle(std::span<const std::string> keys);

} // namespace lacewing::relations
