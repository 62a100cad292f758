#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// Changes the fields that the request names; the last writer wins, but for title and description
/// where `seen_rev` says what the writer saw: one that somebody changed since is not written over.
/// Nothing is recorded where nothing differs. Refused: what `access` says, 404 `not_found`, 422
/// `invalid`, 412 `text_conflict` with the present bug, 409 `open_blockers` where an open bug that
/// the actor may know of blocks one that shall be closed, unless the request says that this is
/// meant; then the change's reason says so; 412 `judged_already` with the present bug where the
/// request is for one in triage alone and it is there no more. Duplicates go through
/// `mark_duplicate`; one that stops to be a duplicate leaves its original in the same batch.
[[nodiscard]] outcome<bug> change_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_bug_request& what,
    std::optional<std::int64_t> seen_rev
);

} // namespace lacewing::bugs
