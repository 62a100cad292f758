#pragma once

#include "platform/db/transaction.hpp"
#include "projects/numbering.hpp"
#include "projects/types.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::projects::store {

/// With their statuses, oldest first.
[[nodiscard]] std::vector<project> list_projects(db::reader& tx, organization_id org);
[[nodiscard]] std::optional<project> find_project(
    db::reader& tx, organization_id org, project_id which
);
/// Also by a key that the project had before.
[[nodiscard]] std::optional<project_id> find_by_key(
    db::reader& tx, organization_id org, std::string_view key
);
[[nodiscard]] std::int64_t count_projects(db::reader& tx, organization_id org);

[[nodiscard]] std::vector<status> list_statuses(db::reader& tx, organization_id org, project_id of);

void insert_project(db::transaction& tx, const project& made);
/// Its texts and its key.
void update_project(db::transaction& tx, const project& changed);
/// The key is the project's from now on, and in no other one's reach again.
void keep_key(db::transaction& tx, organization_id org, project_id of, std::string_view key);
/// All that it has and had.
[[nodiscard]] std::int64_t count_keys(db::reader& tx, organization_id org, project_id of);

/// Restricted and deleted bugs too.
[[nodiscard]] bool holds_bugs(db::reader& tx, organization_id org, project_id which);
void delete_project(
    db::transaction& tx, organization_id org, project_id which, timestamp deleted_at
);
/// False where there is no deleted project of that id.
[[nodiscard]] bool restore_project(db::transaction& tx, organization_id org, project_id which);

[[nodiscard]] std::int64_t bug_count(db::reader& tx, organization_id org, project_id which);
/// Locks the project until the commit.
[[nodiscard]] std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
);
void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<numbering>& next
);

} // namespace lacewing::projects::store
