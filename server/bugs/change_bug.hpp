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
/// `invalid`, 412 `text_conflict` with the present bug.
[[nodiscard]] outcome<bug> change_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_bug_request& what,
    std::optional<std::int64_t> seen_rev
);

} // namespace lacewing::bugs
