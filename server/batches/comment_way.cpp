#include "batches/ways.hpp"
#include "comments/comment_changes.hpp"
#include "comments/edit_comment.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <string>

namespace lacewing::batches {

namespace {

bugs::undone take_back_comment(
    db::transaction& tx, const changes::act& by, organization_id org, const bugs::deed& what
) {
    bugs::undone done{.id = what.id};
    const comment_id id{what.id};
    const auto known =
        comments::require_comment_for_change(tx, by.who, org, id, access::action::write_comment);
    if (!known) {
        note_refusal(done, known.error());
        return done;
    }
    const auto net = bugs::net_of(what);
    const auto text = net.fields.find("text");
    const bool is_there = !known->row.is_removed;
    const bool holds = text == net.fields.end() || net.removed ||
                       schema::to_json(known->row.shown.text) == text->second.after;
    if (is_there == net.removed || !holds) {
        done.left.push_back(bugs::changed_since(tx, what, ""));
    } else if (net.created) {
        note_outcome(done, comments::remove_comment(tx, by, org, id));
    } else if (net.removed) {
        note_outcome(done, comments::restore_comment(tx, by, org, id));
    } else if (text != net.fields.end()) {
        const auto old = value(schema::parse<std::string>(text->second.before));
        note_outcome(done, comments::edit_comment(tx, by, org, id, old, std::nullopt));
    } else {
        done.left.push_back(bugs::cannot_be_undone(""));
    }
    return done;
}

} // namespace

std::vector<bugs::undone> take_back_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> done;
    for (const auto& one : what) done.push_back(take_back_comment(tx, by, org, one));
    return done;
}

void note_refusal(bugs::undone& in, const problem& why) {
    in.is_known = why.status != 401 && why.status != 404;
    if (in.is_known) in.left.push_back(bugs::refused_by("", why));
}

} // namespace lacewing::batches
