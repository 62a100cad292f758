#pragma once

#include "changes/log.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::live {

/// The changes without the fields of what is restricted by now: the log still holds what everybody
/// saw before, but says it to nobody anew. Of the stream `content`; those who know a restricted bug
/// ask for its history.
[[nodiscard]] std::vector<changes::recorded> without_withheld(
    db::reader& tx, std::span<const changes::recorded> what
);

} // namespace lacewing::live
