#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::bugs {

/// A bug that the user who acts reports, in the first status of its project. The same request with
/// the same id gives the bug that is there, as it is now. Refused: what `access` says, 422
/// `invalid`, 409 `id_taken`.
[[nodiscard]] outcome<bug> create_bug(
    db::transaction& tx, const changes::act& by, organization_id org, const create_bug_request& what
);

} // namespace lacewing::bugs
