#pragma once

#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::identity {

/// Removes the account with everything that belongs to it: names, address, password, picture,
/// sessions (open sockets close), links. Its id stays known as a deleted one. Memberships are the
/// caller's.
void erase_account(db::transaction& tx, const changes::act& by, user_id of);

/// Those of the ids that belonged to accounts that were erased.
[[nodiscard]] std::vector<uuid> find_erased(db::reader& tx, std::span<const uuid> ids);

} // namespace lacewing::identity
