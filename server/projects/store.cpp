#include "projects/store.hpp"

#include "platform/core/limits.hpp"

#include <stdexcept>
#include <unordered_map>
#include <utility>

namespace lacewing::projects::store {

namespace {

constexpr std::string_view select_projects =
    "SELECT id, key, name, description, color, created_at, bug_count, open_bug_count "
    "FROM projects WHERE org_id = $1 AND deleted_at IS NULL ORDER BY created_at, id LIMIT $2";

constexpr std::string_view select_project =
    "SELECT id, key, name, description, color, created_at, bug_count, open_bug_count "
    "FROM projects WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL";

constexpr std::string_view select_by_key =
    "SELECT project_id FROM project_keys WHERE org_id = $1 AND key = $2";

constexpr std::string_view count_of_organization =
    "SELECT COUNT(*) FROM projects WHERE org_id = $1 AND deleted_at IS NULL";

constexpr std::string_view select_all_statuses =
    "SELECT project_id, id, name, category, color, position FROM statuses WHERE org_id = $1 "
    "ORDER BY project_id, position, id";

constexpr std::string_view select_statuses =
    "SELECT project_id, id, name, category, color, position FROM statuses "
    "WHERE org_id = $1 AND project_id = $2 ORDER BY position, id";

constexpr std::string_view insert_project_row =
    "INSERT INTO projects (org_id, id, key, name, description, color, created_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)";

constexpr std::string_view insert_key =
    "INSERT INTO project_keys (org_id, key, project_id) VALUES ($1, $2, $3)";

constexpr std::string_view update_project_row =
    "UPDATE projects SET key = $3, name = $4, description = $5, color = $6 "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view count_project_keys =
    "SELECT COUNT(*) FROM project_keys WHERE org_id = $1 AND project_id = $2";

constexpr std::string_view select_some_bug =
    "SELECT 1 FROM bugs WHERE org_id = $1 AND project_id = $2 LIMIT 1";

constexpr std::string_view mark_deleted =
    "UPDATE projects SET deleted_at = $3 WHERE org_id = $1 AND id = $2";

constexpr std::string_view mark_restored =
    "UPDATE projects SET deleted_at = NULL "
    "WHERE org_id = $1 AND id = $2 AND deleted_at IS NOT NULL";

constexpr std::string_view insert_first_status =
    "INSERT INTO statuses (org_id, project_id, id, name, category, color, position) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)";

constexpr std::string_view select_bug_count =
    "SELECT bug_count FROM projects WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_numbering =
    "SELECT key, next_number, next_restricted_number FROM projects "
    "WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL";

constexpr std::string_view select_numbering_for_update =
    "SELECT key, next_number, next_restricted_number FROM projects "
    "WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL FOR UPDATE";

constexpr std::string_view update_counts =
    "UPDATE projects SET next_number = COALESCE($3, next_number), "
    "next_restricted_number = COALESCE($4, next_restricted_number), bug_count = bug_count + $5, "
    "open_bug_count = open_bug_count + $6 WHERE org_id = $1 AND id = $2";

project read_project(const db::result& rows, organization_id org) {
    return {
        .id = rows.get<project_id>(0),
        .org_id = org,
        .key = rows.get<std::string>(1),
        .name = rows.get<std::string>(2),
        .description = rows.get<std::string>(3),
        .color = rows.get<std::string>(4),
        .created_at = rows.get<timestamp>(5),
        .bug_count = rows.get<std::int64_t>(6),
        .open_bug_count = rows.get<std::int64_t>(7),
        .statuses = {}
    };
}

status read_status(const db::result& rows) {
    const auto known = schema::value_named<category>(rows.get<std::string_view>(3));
    if (!known) throw std::runtime_error{"a status has a category that this program does not know"};
    return {
        .id = rows.get<status_id>(1),
        .name = rows.get<std::string>(2),
        .category = *known,
        .color = rows.get<std::string>(4),
        .position = rows.get<int>(5)
    };
}

} // namespace

std::vector<project> list_projects(db::reader& tx, organization_id org) {
    std::vector<project> found;
    std::unordered_map<project_id, std::size_t> places;
    {
        auto rows = tx.query(select_projects, org, limits::projects_per_organization_max);
        while (rows.next()) {
            found.push_back(read_project(rows, org));
            places.emplace(found.back().id, found.size() - 1);
        }
    }
    auto rows = tx.query(select_all_statuses, org);
    while (rows.next()) {
        const auto place = places.find(rows.get<project_id>(0));
        if (place != places.end()) found[place->second].statuses.push_back(read_status(rows));
    }
    return found;
}

std::optional<project> find_project(db::reader& tx, organization_id org, project_id which) {
    std::optional<project> found;
    {
        auto rows = tx.query(select_project, org, which);
        if (!rows.next()) return std::nullopt;
        found = read_project(rows, org);
    }
    found->statuses = list_statuses(tx, org, which);
    return found;
}

std::optional<project_id> find_by_key(db::reader& tx, organization_id org, std::string_view key) {
    auto rows = tx.query(select_by_key, org, key);
    if (!rows.next()) return std::nullopt;
    return rows.get<project_id>(0);
}

std::int64_t count_projects(db::reader& tx, organization_id org) {
    auto rows = tx.query(count_of_organization, org);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::vector<status> list_statuses(db::reader& tx, organization_id org, project_id of) {
    std::vector<status> found;
    auto rows = tx.query(select_statuses, org, of);
    while (rows.next()) found.push_back(read_status(rows));
    return found;
}

void insert_project(db::transaction& tx, const project& made) {
    tx.execute(
        insert_project_row,
        made.org_id,
        made.id,
        made.key,
        made.name,
        made.description,
        made.color,
        made.created_at
    );
    keep_key(tx, made.org_id, made.id, made.key);
    for (const auto& each : made.statuses) {
        tx.execute(
            insert_first_status,
            made.org_id,
            made.id,
            each.id,
            each.name,
            schema::name_of(each.category),
            each.color,
            each.position
        );
    }
}

void update_project(db::transaction& tx, const project& changed) {
    tx.execute(
        update_project_row,
        changed.org_id,
        changed.id,
        changed.key,
        changed.name,
        changed.description,
        changed.color
    );
}

void keep_key(db::transaction& tx, organization_id org, project_id of, std::string_view key) {
    tx.execute(insert_key, org, key, of);
}

std::int64_t count_keys(db::reader& tx, organization_id org, project_id of) {
    auto rows = tx.query(count_project_keys, org, of);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

bool holds_bugs(db::reader& tx, organization_id org, project_id which) {
    return tx.query(select_some_bug, org, which).next();
}

void delete_project(
    db::transaction& tx, organization_id org, project_id which, timestamp deleted_at
) {
    tx.execute(mark_deleted, org, which, deleted_at);
}

bool restore_project(db::transaction& tx, organization_id org, project_id which) {
    return tx.execute(mark_restored, org, which) == 1;
}

std::int64_t bug_count(db::reader& tx, organization_id org, project_id which) {
    auto rows = tx.query(select_bug_count, org, which);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
) {
    // SQLite has one writer at a time.
    const auto& sql =
        tx.speaks() == db::dialect::sqlite ? select_numbering : select_numbering_for_update;
    auto rows = tx.query(sql, org, which);
    if (!rows.next()) return std::nullopt;
    return numbering{
        .key = rows.get<std::string>(0),
        .next_number = rows.get<std::int64_t>(1),
        .next_restricted_number = rows.get<std::int64_t>(2)
    };
}

void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<numbering>& next
) {
    std::optional<std::int64_t> number;
    std::optional<std::int64_t> restricted_number;
    if (next) {
        number = next->next_number;
        restricted_number = next->next_restricted_number;
    }
    tx.execute(update_counts, org, which, number, restricted_number, by.bugs, by.open_bugs);
}

} // namespace lacewing::projects::store
