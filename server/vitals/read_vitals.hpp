#pragma once

#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"
#include "vitals/types.hpp"

namespace lacewing::vitals {

/// The figures of the last `days` days (1 … limits::vital_days_max), today included.
[[nodiscard]] vitals_summary read_vitals(db::reader& tx, int days, timestamp now);

} // namespace lacewing::vitals
