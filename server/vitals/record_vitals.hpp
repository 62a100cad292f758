#pragma once

#include "platform/core/outcome.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"
#include "vitals/types.hpp"

#include <span>
#include <string_view>

namespace lacewing::vitals {

/// Counts each measurement on the day of `now`, and lets go of the oldest day that is no longer
/// kept. 422 `/route` `unknown_value` for a pattern that is none of `routes`.
[[nodiscard]] outcome<void> record_vitals(
    db::transaction& tx,
    std::span<const std::string_view> routes,
    report_vitals_request what,
    timestamp now
);

} // namespace lacewing::vitals
