#pragma once

#include "platform/core/time.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/database.hpp"

namespace lacewing {

/// What every operation is handed. All of it outlives every request.
struct services {
    db::database& database;
    const wall_clock& clock;
    crypto::random_source& random;
};

} // namespace lacewing
