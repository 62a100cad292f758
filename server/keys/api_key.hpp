#pragma once

#include "changes/act.hpp"
#include "keys/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/seal.hpp"
#include "platform/db/transaction.hpp"
#include "platform/services.hpp"

namespace lacewing::keys {

/// What making and showing keys works with. Lives as long as the server.
struct module {
    services& with;
    const crypto::sealer& secrets;
};

/// The organization's key; empty where there is none, or where it was sealed under another server's
/// key: then it still works and can be made anew. Refused: 401, 404, 403 as `access` says.
[[nodiscard]] outcome<shown_key> read_api_key(
    db::reader& tx, const module& in, const access::actor& who, organization_id org
);

/// Makes a new key; the one before is worth nothing from now on. Refused: 401, 404, 403 as `access`
/// says.
[[nodiscard]] outcome<shown_key> renew_api_key(
    db::transaction& tx, const module& in, const changes::act& by, organization_id org
);

} // namespace lacewing::keys
