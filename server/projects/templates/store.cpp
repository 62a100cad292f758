#include "projects/templates/store.hpp"

namespace lacewing::projects::store {

namespace {

constexpr std::string_view select_templates =
    "SELECT id, name, text, position, is_default FROM bug_templates "
    "WHERE org_id = $1 AND project_id = $2 ORDER BY position, id LIMIT $3";

constexpr std::string_view select_owner =
    "SELECT 1 FROM projects WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL";

constexpr std::string_view lock_owner =
    "SELECT 1 FROM projects WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL "
    "FOR NO KEY UPDATE";

constexpr std::string_view insert_template_row =
    "INSERT INTO bug_templates (org_id, project_id, id, name, text, position, is_default) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

constexpr std::string_view update_template_row =
    "UPDATE bug_templates SET name = $4, text = $5, position = $6, is_default = $7 "
    "WHERE org_id = $1 AND project_id = $2 AND id = $3";

constexpr std::string_view delete_template_row =
    "DELETE FROM bug_templates WHERE org_id = $1 AND project_id = $2 AND id = $3";

} // namespace

templates list_templates(db::reader& tx, organization_id org, project_id of) {
    templates found;
    auto rows = tx.query(select_templates, org, of, limits::templates_per_project_max);
    while (rows.next()) {
        found.push_back(
            {.id = rows.get<template_id>(0),
             .name = rows.get<std::string>(1),
             .text = rows.get<std::string>(2),
             .position = rows.get<int>(3),
             .is_default = rows.get<bool>(4)}
        );
    }
    return found;
}

std::optional<templates> lock_templates(db::transaction& tx, organization_id org, project_id of) {
    {
        // SQLite has one writer at a time.
        const bool is_alone = tx.speaks() == db::dialect::sqlite;
        auto rows = tx.query(is_alone ? select_owner : lock_owner, org, of);
        if (!rows.next()) return std::nullopt;
    }
    return list_templates(tx, org, of);
}

bool insert_template(
    db::transaction& tx, organization_id org, project_id of, const bug_template& made
) {
    const auto inserted = tx.execute(
        insert_template_row, org, of, made.id, made.name, made.text, made.position, made.is_default
    );
    return inserted == 1;
}

void update_template(
    db::transaction& tx, organization_id org, project_id of, const bug_template& changed
) {
    tx.execute(
        update_template_row,
        org,
        of,
        changed.id,
        changed.name,
        changed.text,
        changed.position,
        changed.is_default
    );
}

void delete_template(db::transaction& tx, organization_id org, project_id of, template_id which) {
    tx.execute(delete_template_row, org, of, which);
}

} // namespace lacewing::projects::store
