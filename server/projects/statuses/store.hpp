#pragma once

#include "platform/db/transaction.hpp"
#include "projects/statuses/rules.hpp"

#include <optional>
#include <string_view>

/// The SQL of workflows; private to this module.
namespace lacewing::projects::store {

/// In order. Nobody else changes the workflow until the commit; bugs go on moving in it.
[[nodiscard]] workflow lock_workflow(db::transaction& tx, organization_id org, project_id of);
/// Nobody removes the status until the commit.
[[nodiscard]] std::optional<status> hold_status(
    db::transaction& tx, organization_id org, project_id of, status_id which
);
/// The first that bugs are reported into; nobody removes it until the commit.
[[nodiscard]] std::optional<status> hold_entry(
    db::transaction& tx, organization_id org, project_id of
);
/// Waits for the bugs that are on their way into the status, and lets none in until the commit.
void close_status(db::transaction& tx, organization_id org, project_id of, status_id which);
/// Whether any bug stands in it, restricted and deleted ones included.
[[nodiscard]] bool is_taken(db::reader& tx, organization_id org, project_id of, status_id which);

[[nodiscard]] std::optional<project_id> find_project_of(
    db::reader& tx, organization_id org, status_id which
);
/// False where the organization has a status of that id; nothing is changed then.
[[nodiscard]] bool insert_status(
    db::transaction& tx, organization_id org, project_id of, const status& made
);
void update_status(db::transaction& tx, organization_id org, project_id of, const status& changed);
/// No bug stands in it any more.
void delete_status(db::transaction& tx, organization_id org, project_id of, status_id which);

} // namespace lacewing::projects::store
