#pragma once

#include "changes/act.hpp"
#include "comments/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string_view>

namespace lacewing::comments {

/// The author's new text. Refused: 404 for what the actor may not see, 403 for the comment of
/// somebody else, 412 `text_conflict` where it changed after `seen_rev`.
[[nodiscard]] outcome<comment> edit_comment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    std::string_view text,
    std::optional<std::int64_t> seen_rev
);

/// Takes a comment out of the bug: the author their own, Editors and the Owner any.
[[nodiscard]] outcome<void> remove_comment(
    db::transaction& tx, const changes::act& by, organization_id org, comment_id which
);

/// Brings a removed comment back, with the text and the reactions it had: for undo. Whoever may
/// remove it may. 404 for one that is not removed.
[[nodiscard]] outcome<comment> restore_comment(
    db::transaction& tx, const changes::act& by, organization_id org, comment_id which
);

} // namespace lacewing::comments
