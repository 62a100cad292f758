#include "bugs/set_store.hpp"

#include "bugs/rules.hpp"
#include "platform/db/many_rows.hpp"

namespace lacewing::bugs::store {

namespace {

constexpr std::string_view delete_labels =
    "DELETE FROM bug_labels WHERE org_id = $1 AND bug_id = $2";
constexpr std::string_view insert_label_rows = "INSERT INTO bug_labels (org_id, bug_id, label_id)";
constexpr std::string_view select_watchers =
    "SELECT user_id FROM bug_watchers WHERE org_id = $1 AND bug_id = $2 ORDER BY user_id";
constexpr std::string_view delete_watchers =
    "DELETE FROM bug_watchers WHERE org_id = $1 AND bug_id = $2";
constexpr std::string_view insert_watcher_rows =
    "INSERT INTO bug_watchers (org_id, bug_id, user_id)";
constexpr std::string_view select_voters =
    "SELECT user_id FROM bug_voters WHERE org_id = $1 AND bug_id = $2 ORDER BY user_id";
constexpr std::string_view delete_voters =
    "DELETE FROM bug_voters WHERE org_id = $1 AND bug_id = $2";
constexpr std::string_view insert_voter =
    "INSERT INTO bug_voters (org_id, bug_id, user_id) VALUES ($1, $2, $3)";
constexpr std::string_view delete_readers =
    "DELETE FROM bug_readers WHERE org_id = $1 AND bug_id = $2";
constexpr std::string_view insert_reader =
    "INSERT INTO bug_readers (org_id, bug_id, reader_id) VALUES ($1, $2, $3)";
constexpr std::string_view insert_former_key =
    "INSERT INTO former_keys (org_id, key, bug_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
constexpr std::string_view select_former_key =
    "SELECT f.bug_id FROM project_keys k "
    "JOIN former_keys f ON f.org_id = k.org_id AND f.key = k.key || $3 "
    "WHERE k.org_id = $1 AND k.project_id = $2 LIMIT 1";
constexpr std::string_view select_former_keys =
    "SELECT key FROM former_keys WHERE org_id = $1 AND bug_id = $2 ORDER BY key";
constexpr std::string_view select_bearers =
    "SELECT bug_id FROM bug_labels WHERE org_id = $1 AND label_id = $2 ORDER BY bug_id LIMIT $3";
constexpr std::string_view upsert_audience =
    "INSERT INTO bug_counts (org_id, audience_id, project_id, status_id, bugs) "
    "VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (org_id, audience_id, project_id, status_id) DO UPDATE SET "
    "bugs = bug_counts.bugs + excluded.bugs";

std::vector<uuid> read_users(db::result rows) {
    std::vector<uuid> found;
    while (rows.next()) found.push_back(rows.get<uuid>(0));
    return found;
}

void add_labels(db::many_rows& to, const bug& of) {
    for (const auto each : of.labels) to.add(of.org_id, of.id, each);
}

void add_watchers(db::many_rows& to, const bug& of) {
    for (const auto& each : *of.watchers) to.add(of.org_id, of.id, each);
}

} // namespace

std::vector<uuid> watchers_of(db::reader& tx, organization_id org, bug_id which) {
    return read_users(tx.query(select_watchers, org, which));
}

std::vector<uuid> voters_of(db::reader& tx, organization_id org, bug_id which) {
    return read_users(tx.query(select_voters, org, which));
}

void insert_labels(db::transaction& tx, std::span<const bug_row> made) {
    db::many_rows rows{tx, insert_label_rows};
    for (const auto& each : made) add_labels(rows, each.shown);
    rows.finish();
}

void insert_watchers(db::transaction& tx, std::span<const bug_row> made) {
    db::many_rows rows{tx, insert_watcher_rows};
    for (const auto& each : made) add_watchers(rows, each.shown);
    rows.finish();
}

void replace_labels(db::transaction& tx, const bug& of) {
    tx.execute(delete_labels, of.org_id, of.id);
    db::many_rows rows{tx, insert_label_rows};
    add_labels(rows, of);
    rows.finish();
}

void replace_watchers(db::transaction& tx, const bug& of) {
    tx.execute(delete_watchers, of.org_id, of.id);
    db::many_rows rows{tx, insert_watcher_rows};
    add_watchers(rows, of);
    rows.finish();
}

void replace_voters(db::transaction& tx, const bug& of) {
    tx.execute(delete_voters, of.org_id, of.id);
    for (const auto& each : *of.voters) tx.execute(insert_voter, of.org_id, of.id, each);
}

void replace_readers(db::transaction& tx, const bug& of, std::span<const uuid> readers) {
    tx.execute(delete_readers, of.org_id, of.id);
    for (const auto& each : readers) tx.execute(insert_reader, of.org_id, of.id, each);
}

void keep_former_key(db::transaction& tx, const bug& of) {
    tx.execute(insert_former_key, of.org_id, of.key, of.id);
}

std::optional<bug_id> find_by_former_key(
    db::reader& tx, organization_id org, project_id in, std::int64_t number
) {
    auto rows = tx.query(select_former_key, org, in, print_key("", number));
    if (!rows.next()) return std::nullopt;
    return rows.get<bug_id>(0);
}

std::vector<std::string> former_keys_of(db::reader& tx, organization_id org, bug_id which) {
    std::vector<std::string> found;
    auto rows = tx.query(select_former_keys, org, which);
    while (rows.next()) found.push_back(rows.get<std::string>(0));
    return found;
}

std::vector<bug_id> some_bearers(db::reader& tx, organization_id org, label_id which, int count) {
    std::vector<bug_id> found;
    auto rows = tx.query(select_bearers, org, which, count);
    while (rows.next()) found.push_back(rows.get<bug_id>(0));
    return found;
}

void add_to_audience(
    db::transaction& tx,
    organization_id org,
    const uuid& audience,
    project_id in,
    status_id status,
    std::int64_t by
) {
    tx.execute(upsert_audience, org, audience, in, status, by);
}

} // namespace lacewing::bugs::store
