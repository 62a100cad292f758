#pragma once

#include "changes/log.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::live {

/// The changes without the fields of what is restricted or deleted by now: the log still holds
/// what everybody saw before, but says it to nobody anew. Of a comment or a file that was removed
/// the bug stays named, so that readers find what to remove. Of the stream `content`; those who
/// know a restricted or deleted bug ask for its history.
[[nodiscard]] std::vector<changes::recorded> without_withheld(
    db::reader& tx, std::span<const changes::recorded> what
);

} // namespace lacewing::live
