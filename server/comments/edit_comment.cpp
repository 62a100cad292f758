#include "comments/edit_comment.hpp"

#include "access/access.hpp"
#include "comments/comment_changes.hpp"
#include "comments/write_comment.hpp"
#include "platform/schema/print.hpp"

#include <utility>

namespace lacewing::comments {

namespace {

problem not_the_author() {
    return {
        .status = 403,
        .code = "not_allowed",
        .detail = "Only its author can edit a comment.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

problem comment_conflict(const comment& present) {
    return {
        .status = 412,
        .code = "text_conflict",
        .detail = "This comment was edited in the meantime.",
        .fields = {{"/text", "text_conflict", "Look at the present text first."}},
        .retry_after_s = {},
        .current = schema::to_json(present)
    };
}

/// The comment where the actor may take it away or bring it back.
outcome<known_comment> require_removable(
    db::transaction& tx, const access::actor& who, organization_id org, comment_id which
) {
    auto found = require_comment_for_change(tx, who, org, which, access::action::write_comment);
    if (!found || is_author(who, found->row)) return found;
    const auto any = access::require(tx, who, access::action::remove_any_comment, {.org = org});
    if (!any) return refused{any.error()};
    return found;
}

} // namespace

outcome<comment> edit_comment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    std::string_view text,
    std::optional<std::int64_t> seen_rev
) {
    const auto found =
        require_comment_for_change(tx, by.who, org, which, access::action::write_comment);
    if (!found) return refused{found.error()};
    if (found->row.is_removed) return refused{access::missing(by.who)};
    if (!is_author(by.who, found->row)) return refused{not_the_author()};
    if (const auto fine = check_text(text); !fine) return refused{fine.error()};
    const auto& before = found->row.shown;
    if (text == before.text) return before;
    if (seen_rev && *seen_rev != before.rev) return refused{comment_conflict(before)};

    auto after = before;
    after.text = text;
    after.edited = by.at;
    after.rev = before.rev + 1;
    store::update_comment(tx, after);
    record_changed(tx, by, found->on, before, after);
    return after;
}

outcome<void> remove_comment(
    db::transaction& tx, const changes::act& by, organization_id org, comment_id which
) {
    const auto found = require_removable(tx, by.who, org, which);
    if (!found) return refused{found.error()};
    if (found->row.is_removed) return refused{access::missing(by.who)};
    store::set_removed(tx, found->row.shown, by.at);
    record_removed(tx, by, found->on, found->row.shown);
    return {};
}

outcome<comment> restore_comment(
    db::transaction& tx, const changes::act& by, organization_id org, comment_id which
) {
    const auto found = require_removable(tx, by.who, org, which);
    if (!found) return refused{found.error()};
    if (!found->row.is_removed) return refused{access::missing(by.who)};
    store::set_removed(tx, found->row.shown, std::nullopt);
    record_restored(tx, by, found->on, found->row.shown);
    return found->row.shown;
}

} // namespace lacewing::comments
