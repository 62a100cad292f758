#pragma once

#include "bugs/related/relation.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <vector>

/// The SQL of relations; for this module and for server/relations.
namespace lacewing::bugs::related {

/// Nobody else makes or ends relations in the organization until the commit: what was asked of them
/// (circles, depths, originals) stays true.
void lock(db::transaction& tx, organization_id org);

[[nodiscard]] std::optional<relation> find(db::reader& tx, organization_id org, relation_id which);
[[nodiscard]] std::optional<relation> find(
    db::reader& tx, organization_id org, relation_kind kind, bug_id from, bug_id to
);
/// False where the id, or the same relation, is there already.
[[nodiscard]] bool insert(
    db::transaction& tx, const relation& made, const handed_over& handed = {}
);
void remove(db::transaction& tx, const relation& which);

/// Of a bug that is a duplicate: what it is a duplicate of.
[[nodiscard]] std::optional<duplicate> find_original(
    db::reader& tx, organization_id org, bug_id of
);
/// The oldest first.
[[nodiscard]] std::vector<duplicate> duplicates_of(
    db::reader& tx, organization_id org, bug_id original
);
/// Its original and what was handed over.
void update(db::transaction& tx, const duplicate& which);

} // namespace lacewing::bugs::related
