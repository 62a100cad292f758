#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

namespace lacewing::bugs {

/// Takes the bug out of every list and count. Its number, its key and all that hangs on it stay its
/// own. Refused: as `require_bug` refuses, with `withhold_own_bug`; a bug that is deleted already
/// is not there.
[[nodiscard]] outcome<bug> delete_bug(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
);

/// Brings a deleted bug back as it was; one that is not deleted stays as it is. Refused: as
/// `delete_bug`, with 404 for those who may not restore it.
[[nodiscard]] outcome<bug> restore_bug(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
);

} // namespace lacewing::bugs
