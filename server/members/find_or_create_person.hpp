#pragma once

#include "changes/act.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

namespace lacewing::members {

/// The person whom `source` ("import:TIMOB", say) calls by that name; made and recorded on the
/// members' stream where there is none yet. Asks no access: whoever imports was asked before.
///
/// The members' stream is locked after the content's: an import makes its people in a transaction
/// of their own, before the one that makes their bugs.
[[nodiscard]] person_id find_or_create_person(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view source,
    std::string_view name,
    crypto::random_source& random
);

} // namespace lacewing::members
