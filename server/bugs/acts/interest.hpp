#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

namespace lacewing::bugs {

/// How people tell that a bug matters to them: they hear of it, or it happens to them too.
enum class interest { watch, vote };
/// Whether they shall be among those who do so.
enum class presence { there, gone };

/// The actor watches the bug or votes for it, or no longer. Done twice it records nothing more.
/// Refused: as `require_bug` refuses with `watch_bug`, 403 `not_allowed` for programs, 422
/// `too_many_people`.
[[nodiscard]] outcome<bug> show_interest(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    interest what,
    presence wanted
);

} // namespace lacewing::bugs
