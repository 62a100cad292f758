#pragma once

#include "access/actor.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/types.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace lacewing::projects {

/// All projects of the organization, oldest first, then by id.
[[nodiscard]] outcome<project_list> list_projects(
    db::reader& tx, const access::actor& who, organization_id org
);

/// By id, or by a key that it has or had.
[[nodiscard]] outcome<project> read_project(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

/// As `read_project`, without asking access.
[[nodiscard]] std::optional<project_id> find_project(
    db::reader& tx, organization_id org, std::string_view id_or_key
);
[[nodiscard]] std::optional<project> find_project(
    db::reader& tx, organization_id org, project_id which
);

/// The status of the project that is named; nobody removes it until the commit. Whoever brings a
/// bug into a status holds it. Asks no access.
[[nodiscard]] std::optional<status> hold_status(
    db::transaction& tx, organization_id org, project_id in, status_id which
);
/// The same of the one that a reported bug begins in: the first of triage or open.
[[nodiscard]] std::optional<status> hold_entry(
    db::transaction& tx, organization_id org, project_id in
);

/// In the order of the workflow. Asks no access.
[[nodiscard]] std::vector<status> statuses_of(
    db::reader& tx, organization_id org, project_id which
);

} // namespace lacewing::projects
