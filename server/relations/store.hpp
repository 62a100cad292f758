#pragma once

#include "bugs/related/knower.hpp"
#include "platform/db/transaction.hpp"
#include "relations/types.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::relations::store {

/// Of a bug, with the others that may be known.
[[nodiscard]] std::vector<related> list(
    db::reader& tx, organization_id org, bug_id of, const bugs::related::knower& asks
);
[[nodiscard]] std::int64_t count(
    db::reader& tx, organization_id org, bug_id of, const bugs::related::knower& asks
);

/// A step of a walk over relations of one kind.
struct edge {
    bug_id from;
    bug_id to;
    bool is_known = true; ///< whoever asks may know the bug that it leads to
};

/// Everything that relations of that kind lead to from a bug, one after the other.
[[nodiscard]] std::vector<edge> edges_from(
    db::reader& tx,
    organization_id org,
    bugs::relation_kind kind,
    bug_id start,
    const bugs::related::knower& asks
);
/// Everything that leads to it; `to` stands nearer to the start.
[[nodiscard]] std::vector<edge> edges_to(
    db::reader& tx,
    organization_id org,
    bugs::relation_kind kind,
    bug_id start,
    const bugs::related::knower& asks
);

} // namespace lacewing::relations::store
