#pragma once

#include "changes/act.hpp"
#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// A new private organization, whose Owner is the user who acts. The same request with the same id
/// gives the organization that is there. Refused: 401 `not_signed_in` for anybody but a user, 422
/// `invalid`, 422 `too_many_organizations`, 409 `id_taken`.
[[nodiscard]] outcome<organization> create_organization(
    db::transaction& tx,
    const changes::act& by,
    const create_organization_request& what,
    crypto::random_source& random
);

} // namespace lacewing::organizations
