#include "comments/check_replay.hpp"

#include "changes/act.hpp"
#include "comments/comment_changes.hpp"
#include "comments/store.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace lacewing::comments {

namespace {

constexpr std::string_view select_first_comments =
    "SELECT org_id, id FROM comments ORDER BY org_id, id LIMIT $1";
constexpr std::string_view select_next_comments =
    "SELECT org_id, id FROM comments WHERE (org_id, id) > ($2, $3) ORDER BY org_id, id LIMIT $1";

constexpr std::string_view select_lost_comments =
    "SELECT DISTINCT x.subject_id FROM changes x LEFT JOIN comments c ON c.id = x.subject_id "
    "WHERE x.subject_kind = 'comment' AND x.action = 'created' "
    "AND x.stream IN ('content', 'restricted') AND c.id IS NULL ORDER BY x.subject_id";

/// Both streams by time: what is said while the bug is restricted stands in the bug's own.
changes::replay replay_comment(db::reader& tx, const comment& which) {
    changes::log_of_thing open{tx, changes::content_of(which.org_id), which.id.value};
    changes::log_of_thing hidden{tx, changes::restricted_of(which.bug_id), which.id.value};
    changes::replay known;
    while (open.next() != nullptr || hidden.next() != nullptr) {
        const auto* one = open.next();
        const auto* other = hidden.next();
        auto& from = one == nullptr || (other != nullptr && other->at < one->at) ? hidden : open;
        const auto& row = *from.next();
        if (row.what == changes::action::removed) {
            known.remove();
        } else {
            known.play(row);
        }
        from.pass();
    }
    return known;
}

void check_comment(
    db::reader& tx, organization_id org, comment_id which, const changes::replay_fault& tell
) {
    const auto row = store::find_comment(tx, org, which).value();
    const auto known = replay_comment(tx, row.shown);
    if (!known.is_made()) {
        tell("stands in the table, and the log does not know it");
        return;
    }
    for (const auto& name : known.differences(fields_of_comment(std::nullopt, row.shown))) {
        tell(fmt::format("{} is not what the log says", name));
    }
    if (known.is_removed() != row.is_removed) {
        tell(
            row.is_removed ? "is removed, and the log does not say so"
                           : "is there, and the log says that it was removed"
        );
    }
}

} // namespace

std::int64_t check_replays(
    db::reader& tx,
    const changes::replay_fault& tell,
    const std::function<void(std::int64_t comments)>& progress
) {
    const changes::logged_table comments{
        .kind = "comment",
        .select_first = select_first_comments,
        .select_next = select_next_comments,
        .select_lost = select_lost_comments,
        .check = [](db::reader& from,
                    organization_id org,
                    const uuid& id,
                    const changes::replay_fault& wrong
                 ) { check_comment(from, org, comment_id{id}, wrong); }
    };
    return changes::check_replays(tx, comments, tell, progress);
}

} // namespace lacewing::comments
