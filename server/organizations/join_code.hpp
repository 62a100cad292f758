#pragma once

#include "changes/act.hpp"
#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <cstddef>
#include <string>

namespace lacewing::organizations {

/// Another join code for the organization; from here on the old one is like one that never was.
[[nodiscard]] outcome<new_join_code> renew_join_code(
    db::transaction& tx, const changes::act& by, organization_id org, crypto::random_source& random
);

/// The same without asking for access, for acts that retire the code on their way. Gives what is
/// to be recorded on the members' stream; the code itself is in no log.
[[nodiscard]] changes::change retire_join_code(
    db::transaction& tx, const changes::act& by, organization_id org, crypto::random_source& random
);

/// A code that no organization has, nor a deleted one had at its end.
[[nodiscard]] std::string make_join_code(
    db::reader& tx, std::size_t length, crypto::random_source& random
);

} // namespace lacewing::organizations
