#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"
#include "projects/types.hpp"

namespace lacewing::projects {

/// A new project with the default workflow, a key proposed from the name and a colour by chance
/// where none is asked for. The same request with the same id gives the project that is there.
/// Refused: what `access` says, 422 `invalid` (with `key_taken` at /key), 422 `too_many_projects`,
/// 409 `id_taken`.
[[nodiscard]] outcome<project> create_project(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_project_request& what,
    crypto::random_source& random
);

/// 422 `invalid` with `key_taken` at /key.
[[nodiscard]] problem key_taken();
/// 422 `too_many_projects`.
[[nodiscard]] problem too_many_projects();

} // namespace lacewing::projects
