#include "labels/store.hpp"

#include "platform/core/text.hpp"

#include <string>
#include <utility>

namespace lacewing::labels::store {

namespace {

constexpr std::string_view select_labels =
    "SELECT id, name, color, description, created_at FROM labels WHERE org_id = $1 "
    "ORDER BY name_folded, id LIMIT $2";

constexpr std::string_view select_label =
    "SELECT id, name, color, description, created_at FROM labels WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_label_for_update =
    "SELECT id, name, color, description, created_at FROM labels WHERE org_id = $1 AND id = $2 "
    "FOR UPDATE";

constexpr std::string_view select_folded =
    "SELECT name_folded FROM labels WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_folded_for_share =
    "SELECT name_folded FROM labels WHERE org_id = $1 AND id = $2 FOR KEY SHARE";

constexpr std::string_view select_by_name =
    "SELECT id FROM labels WHERE org_id = $1 AND name_folded = $2";

constexpr std::string_view count_of_organization = "SELECT COUNT(*) FROM labels WHERE org_id = $1";

constexpr std::string_view insert_label_row =
    "INSERT INTO labels (org_id, id, name, name_folded, color, description, created_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)";

constexpr std::string_view update_label_row =
    "UPDATE labels SET name = $3, name_folded = $4, color = $5, description = $6 "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_bearer =
    "SELECT 1 FROM bug_labels WHERE org_id = $1 AND label_id = $2 LIMIT 1";

constexpr std::string_view delete_label_row = "DELETE FROM labels WHERE org_id = $1 AND id = $2";

label read_label(const db::result& rows, organization_id org) {
    return {
        .id = rows.get<label_id>(0),
        .org_id = org,
        .name = rows.get<std::string>(1),
        .color = rows.get<std::string>(2),
        .description = rows.get<std::string>(3),
        .created_at = rows.get<timestamp>(4)
    };
}

std::optional<label> read_first(db::result rows, organization_id org) {
    if (!rows.next()) return std::nullopt;
    return read_label(rows, org);
}

} // namespace

std::vector<label> list_labels(db::reader& tx, organization_id org) {
    std::vector<label> found;
    auto rows = tx.query(select_labels, org, limits::labels_per_organization_max);
    while (rows.next()) found.push_back(read_label(rows, org));
    return found;
}

std::optional<label> find_label(db::reader& tx, organization_id org, label_id which) {
    return read_first(tx.query(select_label, org, which), org);
}

std::optional<label> find_label_for_change(
    db::transaction& tx, organization_id org, label_id which
) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return find_label(tx, org, which);
    return read_first(tx.query(select_label_for_update, org, which), org);
}

std::optional<borne> find_borne(db::transaction& tx, organization_id org, label_id which) {
    const bool is_alone = tx.speaks() == db::dialect::sqlite;
    auto rows = tx.query(is_alone ? select_folded : select_folded_for_share, org, which);
    if (!rows.next()) return std::nullopt;
    return borne{.id = which, .scope = std::string{scope_of(rows.get<std::string_view>(0))}};
}

std::optional<label_id> find_by_name(db::reader& tx, organization_id org, std::string_view name) {
    auto rows = tx.query(select_by_name, org, text::fold(name));
    if (!rows.next()) return std::nullopt;
    return rows.get<label_id>(0);
}

std::int64_t count_labels(db::reader& tx, organization_id org) {
    auto rows = tx.query(count_of_organization, org);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

void insert_label(db::transaction& tx, const label& made) {
    tx.execute(
        insert_label_row,
        made.org_id,
        made.id,
        made.name,
        text::fold(made.name),
        made.color,
        made.description,
        made.created_at
    );
}

void update_label(db::transaction& tx, const label& changed) {
    tx.execute(
        update_label_row,
        changed.org_id,
        changed.id,
        changed.name,
        text::fold(changed.name),
        changed.color,
        changed.description
    );
}

bool is_borne(db::reader& tx, organization_id org, label_id which) {
    return tx.query(select_bearer, org, which).next();
}

void delete_label(db::transaction& tx, organization_id org, label_id which) {
    tx.execute(delete_label_row, org, which);
}

} // namespace lacewing::labels::store
