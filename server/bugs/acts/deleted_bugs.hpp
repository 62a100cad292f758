#pragma once

#include "access/actor.hpp"
#include "bugs/acts/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

namespace lacewing::bugs {

/// The deleted bugs that the actor may restore, the latest first: their own, those of everybody for
/// Editors and Owners. Refused: what `access` says of `withhold_own_bug`.
[[nodiscard]] outcome<deleted_bug_list> list_deleted_bugs(
    db::reader& tx, const access::actor& who, organization_id org, const http::page_request& page
);

} // namespace lacewing::bugs
