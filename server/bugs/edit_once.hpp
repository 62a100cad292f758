#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <functional>
#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// Does an edit, but not one more time the very same request: its reply may have been lost on the
/// way. Such a request is answered with the bug as it stands. That holds also of an edit that
/// changed nothing, which no log knows, for `edit_mark_days`: sent again behind the edits of
/// others, it would do now what it did not do then. `batch` is what the sender called it: without
/// that and the act's client id it is taken for a new one.
[[nodiscard]] outcome<bug> edit_once(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const std::optional<batch_id>& batch,
    const std::function<outcome<bug>()>& edit
);

} // namespace lacewing::bugs
