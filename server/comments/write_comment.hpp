#pragma once

#include "changes/act.hpp"
#include "comments/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

namespace lacewing::comments {

/// A comment of the user or API key that acts, below a bug that they may see. The same request with
/// the same id gives the comment that is there, as it is now. Refused: what `bugs::require_bug`
/// says, 422 `invalid` for a text of white space alone, 409 `id_taken`.
[[nodiscard]] outcome<comment> write_comment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view bug_id_or_key,
    const write_comment_request& what
);

/// 422 `invalid` at /text where nothing but white space is left.
[[nodiscard]] outcome<void> check_text(std::string_view text);

} // namespace lacewing::comments
