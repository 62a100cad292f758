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

/// In the order of the workflow; the first is that of a reported bug. Asks no access.
[[nodiscard]] std::vector<status> statuses_of(
    db::reader& tx, organization_id org, project_id which
);

} // namespace lacewing::projects
