#pragma once

#include "comments/types.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <optional>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::comments::store {

/// A comment with what the API does not show of it.
struct comment_row {
    comment shown;
    principal author;
    bool is_removed = false;
};

/// False where the id is taken; nothing is changed then.
[[nodiscard]] bool insert_comment(db::transaction& tx, const comment_row& made);
/// Removed ones too.
[[nodiscard]] std::optional<comment_row> find_comment(
    db::reader& tx, organization_id org, comment_id which
);
/// Nobody else changes the comment until the commit.
[[nodiscard]] std::optional<comment_row> find_comment_for_change(
    db::transaction& tx, organization_id org, comment_id which
);
void update_comment(db::transaction& tx, const comment& changed);
void set_removed(db::transaction& tx, const comment& which, std::optional<timestamp> at);
/// Of one bug, the newest first, without removed ones.
[[nodiscard]] std::vector<comment> list_comments(
    db::reader& tx,
    organization_id org,
    bug_id of,
    const std::optional<http::page_position>& after,
    int limit
);

} // namespace lacewing::comments::store
