#include "relations/store.hpp"

#include "bugs/related/sides.hpp"
#include "bugs/rules.hpp"
#include "platform/core/joined.hpp"
#include "relations/rules.hpp"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::relations::store {

namespace {

using bugs::related::from_both_sides;
using bugs::related::knower;
using bugs::related::knows_b;
using bugs::related::where_both_sides;

constexpr std::string_view related_columns =
    "SELECT r.id, r.kind, r.from_bug, r.created_at, b.id, b.project_id, p.key, b.number, b.title, "
    "b.status_id, b.is_open, b.resolution, b.severity ";
constexpr std::string_view related_count = "SELECT COUNT(*) ";
constexpr std::string_view projects_too = "CROSS JOIN projects p ";
constexpr std::string_view of_its_project = "p.org_id = b.org_id AND p.id = b.project_id AND ";
constexpr std::string_view in_order = "ORDER BY r.created_at, r.id LIMIT $5";

constexpr std::string_view select_related = joined<
    related_columns,
    from_both_sides,
    projects_too,
    where_both_sides,
    of_its_project,
    knows_b,
    in_order>::text;
constexpr std::string_view count_related = joined<
    related_count,
    from_both_sides,
    projects_too,
    where_both_sides,
    of_its_project,
    knows_b>::text;

// What was deleted is followed: it may come back. $3, $4: who asks.
constexpr std::string_view whether_known =
    "(b.visibility <> 'restricted' OR $3 OR EXISTS (SELECT 1 FROM bug_readers x "
    "WHERE x.org_id = b.org_id AND x.bug_id = b.id AND x.reader_id = $4)) ";

constexpr std::string_view walk_down =
    "WITH RECURSIVE reached (id, bug) AS ("
    "SELECT id, to_bug FROM relations WHERE org_id = $1 AND kind = $5 AND from_bug = $2 "
    "UNION SELECT r.id, r.to_bug FROM reached CROSS JOIN relations r "
    "WHERE r.org_id = $1 AND r.kind = $5 AND r.from_bug = reached.bug) "
    "SELECT r.from_bug, r.to_bug, ";
constexpr std::string_view walk_up =
    "WITH RECURSIVE reached (id, bug) AS ("
    "SELECT id, from_bug FROM relations WHERE org_id = $1 AND kind = $5 AND to_bug = $2 "
    "UNION SELECT r.id, r.from_bug FROM reached CROSS JOIN relations r "
    "WHERE r.org_id = $1 AND r.kind = $5 AND r.to_bug = reached.bug) "
    "SELECT r.to_bug, r.from_bug, ";
constexpr std::string_view edges_of_walk =
    "FROM reached n CROSS JOIN relations r CROSS JOIN bugs b "
    "WHERE r.org_id = $1 AND r.id = n.id AND b.org_id = $1 AND b.id = n.bug "
    "ORDER BY r.created_at, r.id";
constexpr std::string_view select_edges_from =
    joined<walk_down, whether_known, edges_of_walk>::text;
constexpr std::string_view select_edges_to = joined<walk_up, whether_known, edges_of_walk>::text;

template <class T>
T known_word(std::optional<T> value) {
    if (!value) throw std::runtime_error{"a relation holds a word that this program does not know"};
    return *std::move(value);
}

related read_related(const db::result& rows, bug_id seen_from) {
    using bugs::relation_kind;
    const auto kind = known_word(schema::value_named<relation_kind>(rows.get<std::string_view>(1)));
    related found{
        .id = rows.get<relation_id>(0),
        .kind = role_of(kind, rows.get<bug_id>(2) == seen_from),
        .bug = {},
        .created = rows.get<timestamp>(3)
    };
    found.bug = {
        .id = rows.get<bug_id>(4),
        .project_id = rows.get<project_id>(5),
        .key = bugs::print_key(rows.get<std::string_view>(6), rows.get<std::int64_t>(7)),
        .title = rows.get<std::string>(8),
        .status = rows.get<status_id>(9),
        .is_open = rows.get<bool>(10),
        .resolution =
            known_word(schema::value_named<bugs::resolution>(rows.get<std::string_view>(11))),
        .severity = static_cast<bugs::severity>(rows.get<std::int64_t>(12))
    };
    return found;
}

std::vector<edge> read_edges(db::result rows) {
    std::vector<edge> found;
    while (rows.next()) {
        found.push_back(
            {.from = rows.get<bug_id>(0), .to = rows.get<bug_id>(1), .is_known = rows.get<bool>(2)}
        );
    }
    return found;
}

} // namespace

std::vector<related> list(db::reader& tx, organization_id org, bug_id of, const knower& asks) {
    // Relations of two audiences may come to more than one of them could make.
    constexpr auto rows_max = 2 * limits::bug_relations_max;
    std::vector<related> found;
    auto rows = tx.query(select_related, org, of, asks.of_all, asks.reader, rows_max);
    while (rows.next()) found.push_back(read_related(rows, of));
    return found;
}

std::int64_t count(db::reader& tx, organization_id org, bug_id of, const knower& asks) {
    auto rows = tx.query(count_related, org, of, asks.of_all, asks.reader);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::vector<edge> edges_from(
    db::reader& tx, organization_id org, bugs::relation_kind kind, bug_id start, const knower& asks
) {
    return read_edges(
        tx.query(select_edges_from, org, start, asks.of_all, asks.reader, schema::name_of(kind))
    );
}

std::vector<edge> edges_to(
    db::reader& tx, organization_id org, bugs::relation_kind kind, bug_id start, const knower& asks
) {
    return read_edges(
        tx.query(select_edges_to, org, start, asks.of_all, asks.reader, schema::name_of(kind))
    );
}

} // namespace lacewing::relations::store
