#pragma once

#include "changes/act.hpp"
#include "labels/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::labels {

/// A new label, in a colour by chance where none is asked for. The same request with the same id
/// gives the label that is there. Refused: what `access` says, 422 `invalid` (with `name_taken` at
/// /name), 422 `too_many_labels`, 409 `id_taken`.
[[nodiscard]] outcome<label> create_label(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_label_request& what,
    crypto::random_source& random
);

/// 422 `invalid` with `name_taken` at /name.
[[nodiscard]] problem name_taken();

} // namespace lacewing::labels
