#pragma once

#include "changes/act.hpp"
#include "identity/profile/types.hpp"
#include "identity/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::identity {

/// Changes one's own username, name or both. The log names people by id: others hear that there is
/// a new name and ask for it. Refused with 422 `invalid` (each bad field; `username_taken`).
[[nodiscard]] outcome<me> change_names(
    db::transaction& tx, const changes::act& by, const change_names_request& what
);

} // namespace lacewing::identity
