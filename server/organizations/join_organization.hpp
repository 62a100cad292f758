#pragma once

#include "changes/act.hpp"
#include "organizations/types.hpp"
#include "platform/core/problem.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>
#include <variant>

namespace lacewing::organizations {

/// The organization, or why there is none. No `outcome`: a refused code is counted, and a write
/// that returns a problem would take the count back.
using joining = std::variant<organization, problem>;

/// Makes the user who acts a Member of the organization with that join code; a member stays what
/// they are. Refused: 401 `not_signed_in` for anybody but a user, 422 `invalid` for an empty code,
/// 404 `join_code_unknown`, 422 `too_many_organizations`, 429 `too_many_attempts` after too many
/// unknown codes of the account, from the network (`identity::network_of`; none for acts that come
/// from no network) or on the server.
[[nodiscard]] joining join_organization(
    db::transaction& tx,
    const changes::act& by,
    std::string_view join_code,
    crypto::random_source& random,
    std::string_view network = {}
);

} // namespace lacewing::organizations
