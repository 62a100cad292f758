#include "projects/statuses/store.hpp"

#include "projects/store.hpp"

#include <stdexcept>

namespace lacewing::projects::store {

namespace {

constexpr std::string_view lock_statuses =
    "SELECT id FROM statuses WHERE org_id = $1 AND project_id = $2 ORDER BY id "
    "FOR NO KEY UPDATE";

constexpr std::string_view select_one_status =
    "SELECT id, name, category, color, position FROM statuses "
    "WHERE org_id = $1 AND project_id = $2 AND id = $3";

constexpr std::string_view select_one_status_for_share =
    "SELECT id, name, category, color, position FROM statuses "
    "WHERE org_id = $1 AND project_id = $2 AND id = $3 FOR KEY SHARE";

constexpr std::string_view select_entry =
    "SELECT id, name, category, color, position FROM statuses WHERE org_id = $1 AND "
    "project_id = $2 AND category IN ('triage', 'open') ORDER BY position, id LIMIT 1";

// One that is removed while this waits is passed over: rows are locked before they are counted.
constexpr std::string_view select_entry_for_share =
    "SELECT id, name, category, color, position FROM statuses WHERE org_id = $1 AND "
    "project_id = $2 AND category IN ('triage', 'open') ORDER BY position, id LIMIT 1 "
    "FOR KEY SHARE";

constexpr std::string_view lock_one_status =
    "SELECT id FROM statuses WHERE org_id = $1 AND project_id = $2 AND id = $3 FOR UPDATE";

constexpr std::string_view select_taker =
    "SELECT 1 FROM bugs WHERE org_id = $1 AND project_id = $2 AND status_id = $3 LIMIT 1";

constexpr std::string_view select_project_of =
    "SELECT project_id FROM statuses WHERE org_id = $1 AND id = $2";

constexpr std::string_view insert_status_row =
    "INSERT INTO statuses (org_id, project_id, id, name, category, color, position) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

constexpr std::string_view update_status_row =
    "UPDATE statuses SET name = $4, category = $5, color = $6, position = $7 "
    "WHERE org_id = $1 AND project_id = $2 AND id = $3";

constexpr std::string_view delete_status_row =
    "DELETE FROM statuses WHERE org_id = $1 AND project_id = $2 AND id = $3";

std::optional<status> read_first_status(db::result rows) {
    if (!rows.next()) return std::nullopt;
    const auto known = schema::value_named<category>(rows.get<std::string_view>(2));
    if (!known) throw std::runtime_error{"a status has a category that this program does not know"};
    return status{
        .id = rows.get<status_id>(0),
        .name = rows.get<std::string>(1),
        .category = *known,
        .color = rows.get<std::string>(3),
        .position = rows.get<int>(4)
    };
}

/// SQLite has one writer at a time.
bool is_alone(const db::reader& tx) {
    return tx.speaks() == db::dialect::sqlite;
}

} // namespace

workflow lock_workflow(db::transaction& tx, organization_id org, project_id of) {
    if (!is_alone(tx)) {
        auto rows = tx.query(lock_statuses, org, of);
        while (rows.next()) {
        }
    }
    return list_statuses(tx, org, of);
}

std::optional<status> hold_status(
    db::transaction& tx, organization_id org, project_id of, status_id which
) {
    const auto& sql = is_alone(tx) ? select_one_status : select_one_status_for_share;
    return read_first_status(tx.query(sql, org, of, which));
}

std::optional<status> hold_entry(db::transaction& tx, organization_id org, project_id of) {
    return read_first_status(tx.query(is_alone(tx) ? select_entry : select_entry_for_share, org, of)
    );
}

void close_status(db::transaction& tx, organization_id org, project_id of, status_id which) {
    if (is_alone(tx)) return;
    auto rows = tx.query(lock_one_status, org, of, which);
    while (rows.next()) {
    }
}

bool is_taken(db::reader& tx, organization_id org, project_id of, status_id which) {
    return tx.query(select_taker, org, of, which).next();
}

std::optional<project_id> find_project_of(db::reader& tx, organization_id org, status_id which) {
    auto rows = tx.query(select_project_of, org, which);
    if (!rows.next()) return std::nullopt;
    return rows.get<project_id>(0);
}

bool insert_status(db::transaction& tx, organization_id org, project_id of, const status& made) {
    const auto inserted = tx.execute(
        insert_status_row,
        org,
        of,
        made.id,
        made.name,
        schema::name_of(made.category),
        made.color,
        made.position
    );
    return inserted == 1;
}

void update_status(db::transaction& tx, organization_id org, project_id of, const status& changed) {
    tx.execute(
        update_status_row,
        org,
        of,
        changed.id,
        changed.name,
        schema::name_of(changed.category),
        changed.color,
        changed.position
    );
}

void delete_status(db::transaction& tx, organization_id org, project_id of, status_id which) {
    tx.execute(delete_status_row, org, of, which);
}

} // namespace lacewing::projects::store
