#pragma once

#include "access/actor.hpp"
#include "comments/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <string_view>

namespace lacewing::comments {

/// A page of a bug's comments, the newest first, for whoever may see the bug.
[[nodiscard]] outcome<comment_page> list_comments(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view bug_id_or_key,
    const http::page_request& page
);

[[nodiscard]] outcome<comment> read_comment(
    db::reader& tx, const access::actor& who, organization_id org, comment_id which
);

/// The texts that a comment had, the oldest first, at most limits::comment_texts_max. What it said
/// while its bug was restricted is told to those alone who may know the bug as restricted.
[[nodiscard]] outcome<comment_texts> list_texts(
    db::reader& tx, const access::actor& who, organization_id org, comment_id which
);

} // namespace lacewing::comments
