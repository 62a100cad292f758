#include "bugs/related/relation_store.hpp"

#include "platform/core/outcome.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::bugs::related {

namespace {

// Not FOR UPDATE: rows that name the organization may still be inserted.
constexpr std::string_view lock_organization = "SELECT 1 FROM orgs WHERE id = $1 FOR NO KEY UPDATE";

constexpr std::string_view select_by_relation_id =
    "SELECT id, kind, from_bug, to_bug, created_at, author_kind, author_id, handed_over "
    "FROM relations WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_by_bugs =
    "SELECT id, kind, from_bug, to_bug, created_at, author_kind, author_id, handed_over "
    "FROM relations WHERE org_id = $1 AND kind = $2 AND from_bug = $3 AND to_bug = $4";

constexpr std::string_view select_original =
    "SELECT id, kind, from_bug, to_bug, created_at, author_kind, author_id, handed_over "
    "FROM relations WHERE org_id = $1 AND kind = 'duplicate_of' AND from_bug = $2";

constexpr std::string_view select_duplicates =
    "SELECT id, kind, from_bug, to_bug, created_at, author_kind, author_id, handed_over "
    "FROM relations WHERE org_id = $1 AND kind = 'duplicate_of' AND to_bug = $2 "
    "ORDER BY created_at, id";

constexpr std::string_view insert_relation =
    "INSERT INTO relations (org_id, id, kind, from_bug, to_bug, created_at, author_kind, "
    "author_id, handed_over) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";

constexpr std::string_view delete_relation = "DELETE FROM relations WHERE org_id = $1 AND id = $2";

constexpr std::string_view update_duplicate =
    "UPDATE relations SET to_bug = $3, handed_over = $4 WHERE org_id = $1 AND id = $2";

template <class T>
T known_word(std::optional<T> value) {
    if (!value) throw std::runtime_error{"a relation holds a word that this program does not know"};
    return *std::move(value);
}

relation read_relation(const db::result& rows, organization_id org) {
    relation found{
        .id = rows.get<relation_id>(0),
        .org = org,
        .kind = known_word(schema::value_named<relation_kind>(rows.get<std::string_view>(1))),
        .from = rows.get<bug_id>(2),
        .to = rows.get<bug_id>(3),
        .created = rows.get<timestamp>(4),
        .author = std::nullopt
    };
    if (!rows.is_null(5)) {
        const auto kind = known_word(parse_principal_kind(rows.get<std::string_view>(5)));
        found.author = principal{.is = kind, .value = rows.get<uuid>(6)};
    }
    return found;
}

duplicate read_duplicate(const db::result& rows, organization_id org) {
    return {
        .is = read_relation(rows, org),
        .handed = value(schema::parse<handed_over>(rows.get<std::string_view>(7)))
    };
}

std::optional<relation> first_relation(db::result rows, organization_id org) {
    if (!rows.next()) return std::nullopt;
    return read_relation(rows, org);
}

} // namespace

void lock(db::transaction& tx, organization_id org) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return;
    auto locked = tx.query(lock_organization, org);
    static_cast<void>(locked.next());
}

std::optional<relation> find(db::reader& tx, organization_id org, relation_id which) {
    return first_relation(tx.query(select_by_relation_id, org, which), org);
}

std::optional<relation> find(
    db::reader& tx, organization_id org, relation_kind kind, bug_id from, bug_id to
) {
    return first_relation(tx.query(select_by_bugs, org, schema::name_of(kind), from, to), org);
}

bool insert(db::transaction& tx, const relation& made, const handed_over& handed) {
    std::optional<std::string_view> author_kind;
    std::optional<uuid> author_id;
    if (made.author) {
        author_kind = to_string(made.author->is);
        author_id = made.author->value;
    }
    const auto inserted = tx.execute(
        insert_relation,
        made.org,
        made.id,
        schema::name_of(made.kind),
        made.from,
        made.to,
        made.created,
        author_kind,
        author_id,
        schema::to_json(handed)
    );
    return inserted == 1;
}

void remove(db::transaction& tx, const relation& which) {
    tx.execute(delete_relation, which.org, which.id);
}

std::optional<duplicate> find_original(db::reader& tx, organization_id org, bug_id of) {
    auto rows = tx.query(select_original, org, of);
    if (!rows.next()) return std::nullopt;
    return read_duplicate(rows, org);
}

std::vector<duplicate> duplicates_of(db::reader& tx, organization_id org, bug_id original) {
    std::vector<duplicate> found;
    auto rows = tx.query(select_duplicates, org, original);
    while (rows.next()) found.push_back(read_duplicate(rows, org));
    return found;
}

void update(db::transaction& tx, const duplicate& which) {
    tx.execute(
        update_duplicate, which.is.org, which.is.id, which.is.to, schema::to_json(which.handed)
    );
}

} // namespace lacewing::bugs::related
