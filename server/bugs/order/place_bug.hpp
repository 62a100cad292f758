#pragma once

#include "bugs/order/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// Puts a bug between two others, named by id: between them as they stand now, whoever moved what
/// meanwhile. With one neighbour alone it stands right beside that one. A neighbour that is not
/// there, or not the actor's to know, counts as none; without any the bug keeps its rank, as does
/// one that stands there already. Where two keys have no room between them, the bugs around are
/// spread anew in the same commit, in a batch of its own, and nobody sees another order. What else
/// changes goes with it, as `change_bug` does it, and is refused as there, with pointers below
/// /change.
[[nodiscard]] outcome<bug> place_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const place_bug_request& what,
    std::optional<std::int64_t> seen_rev,
    crypto::random_source& random
);

} // namespace lacewing::bugs
