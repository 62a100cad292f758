#pragma once

#include "access/actor.hpp"
#include "bugs/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// With its description; by id, or by a key under a key that its project has or had.
[[nodiscard]] outcome<bug> read_bug(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

/// A page of a project's bugs (by id or key), highest number first, or of the organization's,
/// newest first. 404 `not_found` where there is no such project.
[[nodiscard]] outcome<bug_page> list_bugs(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::optional<std::string_view> project_id_or_key,
    const http::page_request& page
);

/// The id that an id or key means; maybe that of no bug. Asks no access.
[[nodiscard]] std::optional<bug_id> find_id(
    db::reader& tx, organization_id org, std::string_view id_or_key
);

/// Asks no access: for imports, which look for what they brought before.
[[nodiscard]] bool exists(db::reader& tx, organization_id org, bug_id which);

} // namespace lacewing::bugs
