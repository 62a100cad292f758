#pragma once

#include "bugs/on_bug.hpp"
#include "comments/types.hpp"

#include <functional>
#include <span>
#include <string>

namespace lacewing::comments {

/// A comment as it enters: an import brings its own author and time.
struct new_comment {
    comment_id id;
    bug_id on;
    principal author;
    std::string text; ///< checked (`check_text`), limits::comment_bytes_max bytes at most
    timestamp created;
};

/// Comments of an import below their bugs, recorded in their order. Nobody watches a bug by them,
/// and no snooze ends. Asks no access. False where an id is taken; nothing must be kept then.
[[nodiscard]] bool insert_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::span<const new_comment> what
);

/// A further text of an imported comment, where the present one is still what was imported.
/// False where it is not, or the comment was removed: it stays as it is.
[[nodiscard]] bool replace_imported_text(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    std::string_view text,
    const std::function<bool(std::string_view)>& is_as_imported
);

} // namespace lacewing::comments
