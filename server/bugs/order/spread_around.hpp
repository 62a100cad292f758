#pragma once

#include "bugs/order/order_store.hpp"
#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <string>

namespace lacewing::bugs {

/// Makes room right behind a place: the bugs around get new ranks in their order, in a batch of its
/// own, so that nobody takes that back by chance. Returns the rank for the card that is to stand
/// there. What happens to ordinary bugs depends on ordinary ones alone; the restricted ones among
/// them keep their order too. Where even `rank_spread_max` bugs to either side leave no room, none
/// is touched and the card shares the rank of the place.
[[nodiscard]] std::string spread_around(
    db::transaction& tx,
    const changes::act& by,
    const bug& card,
    const store::place& behind,
    crypto::random_source& random
);

[[nodiscard]] std::uint64_t chance_of(crypto::random_source& random);

} // namespace lacewing::bugs
