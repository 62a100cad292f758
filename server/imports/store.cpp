#include "imports/store.hpp"

#include "platform/core/text.hpp"
#include "platform/schema/describe.hpp"

#include <stdexcept>

namespace lacewing::imports::store {

namespace {

constexpr std::string_view select_imported =
    "SELECT bug_id, digest, brought FROM imported_bugs "
    "WHERE org_id = $1 AND source = $2 AND source_key = $3";

constexpr std::string_view upsert_imported =
    "INSERT INTO imported_bugs (org_id, source, source_key, bug_id, digest, brought) "
    "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (org_id, source, source_key) DO UPDATE SET "
    "digest = excluded.digest, brought = excluded.brought";

constexpr std::string_view select_relation =
    "SELECT is_made FROM imported_relations WHERE org_id = $1 AND source = $2 AND from_key = $3 "
    "AND kind = $4 AND to_key = $5";

constexpr std::string_view upsert_relation =
    "INSERT INTO imported_relations (org_id, source, from_key, kind, to_key, is_made) "
    "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (org_id, source, from_key, kind, to_key) "
    "DO UPDATE SET is_made = excluded.is_made";

constexpr std::string_view select_waiting_from =
    "SELECT kind, from_key, to_key FROM imported_relations WHERE org_id = $1 AND source = $2 "
    "AND from_key = $3 AND NOT is_made ORDER BY kind, to_key";

constexpr std::string_view select_waiting_to =
    "SELECT kind, from_key, to_key FROM imported_relations WHERE org_id = $1 AND source = $2 "
    "AND to_key = $3 AND NOT is_made ORDER BY kind, from_key";

constexpr std::string_view select_member_called =
    "SELECT m.member_id FROM accounts a JOIN org_members m ON m.member_id = a.uid "
    "WHERE a.username_folded = $2 AND m.org_id = $1";

constexpr std::string_view select_usernames =
    "SELECT a.username FROM org_members m JOIN accounts a ON a.uid = m.member_id "
    "WHERE m.org_id = $1 ORDER BY a.username_folded LIMIT $2";

void add_relations(db::result rows, std::vector<keyed_relation>& to) {
    while (rows.next()) {
        const auto kind = schema::value_named<bugs::relation_kind>(rows.get<std::string_view>(0));
        if (!kind) throw std::runtime_error{"an imported relation is of a kind that is not known"};
        to.push_back(
            {.kind = *kind, .from = rows.get<std::string>(1), .to = rows.get<std::string>(2)}
        );
    }
}

} // namespace

std::optional<imported> find_imported(db::reader& tx, const source& of, std::string_view key) {
    auto rows = tx.query(select_imported, of.org, of.name, key);
    if (!rows.next()) return std::nullopt;
    return imported{
        .bug = rows.get<bug_id>(0),
        .digest = rows.get<std::string>(1),
        .brought = rows.get<std::string>(2)
    };
}

void remember_imported(
    db::transaction& tx, const source& of, std::string_view key, const imported& what
) {
    tx.execute(upsert_imported, of.org, of.name, key, what.bug, what.digest, what.brought);
}

std::optional<keyed_relation> find_relation(
    db::reader& tx, const source& of, const keyed_relation& which
) {
    auto rows = tx.query(
        select_relation, of.org, of.name, which.from, schema::name_of(which.kind), which.to
    );
    if (!rows.next()) return std::nullopt;
    auto found = which;
    found.is_made = rows.get<bool>(0);
    return found;
}

void remember_relation(db::transaction& tx, const source& of, const keyed_relation& which) {
    tx.execute(
        upsert_relation,
        of.org,
        of.name,
        which.from,
        schema::name_of(which.kind),
        which.to,
        which.is_made
    );
}

std::vector<keyed_relation> waiting_for(db::reader& tx, const source& of, std::string_view key) {
    std::vector<keyed_relation> found;
    add_relations(tx.query(select_waiting_from, of.org, of.name, key), found);
    add_relations(tx.query(select_waiting_to, of.org, of.name, key), found);
    return found;
}

std::optional<user_id> find_member_called(
    db::reader& tx, organization_id org, std::string_view username
) {
    auto rows = tx.query(select_member_called, org, text::fold(username));
    if (!rows.next()) return std::nullopt;
    return rows.get<user_id>(0);
}

std::vector<std::string> some_usernames(db::reader& tx, organization_id org, int limit) {
    std::vector<std::string> found;
    auto rows = tx.query(select_usernames, org, limit);
    while (rows.next()) found.push_back(rows.get<std::string>(0));
    return found;
}

} // namespace lacewing::imports::store
