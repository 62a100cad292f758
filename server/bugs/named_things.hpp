#pragma once

#include "bugs/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

/// What the ids of a request mean.
namespace lacewing::bugs {

/// The members whom a restricted bug is shown to, by id and each once; those in `kept` may have
/// left since. Refused with 422 `invalid` and `member_unknown` at each /sharedWith/<n>.
[[nodiscard]] outcome<std::vector<uuid>> choose_shared_with(
    db::reader& tx, organization_id org, std::span<const uuid> wanted, std::span<const uuid> kept
);

} // namespace lacewing::bugs
