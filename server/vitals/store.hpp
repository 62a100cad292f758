#pragma once

#include "platform/db/transaction.hpp"
#include "vitals/types.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::vitals::store {

/// One bucket of one day: so often was this measured.
struct counted {
    std::string route;
    vital metric = vital::lcp;
    std::int64_t day = 0; ///< since 1970-01-01, UTC
    int bucket = 0;
    std::int64_t count = 0;
};

void increment(
    db::transaction& tx, std::int64_t day, std::string_view route, vital metric, int bucket
);

/// Removes the oldest day that lies before `first_kept`, if there is any.
void remove_oldest_day(db::transaction& tx, std::int64_t first_kept);

/// Both days included; ordered by route, metric, day and bucket.
[[nodiscard]] std::vector<counted> list(
    db::reader& tx, std::int64_t first_day, std::int64_t last_day
);

} // namespace lacewing::vitals::store
