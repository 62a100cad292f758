#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"
#include "projects/statuses/types.hpp"

namespace lacewing::projects {

/// A new status in the workflow of a project; those behind its place move up. The same request with
/// the same id gives the status that is there. Refused: what `access` says, 404 `not_found`, 422
/// `invalid` (with `name_taken` at /name), 422 `too_many_statuses`, 409 `id_taken`.
[[nodiscard]] outcome<status> create_status(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const create_status_request& what,
    crypto::random_source& random
);

} // namespace lacewing::projects
