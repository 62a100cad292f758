#include "batches/comment_way.hpp"

#include "comments/comment_changes.hpp"
#include "comments/edit_comment.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <string_view>

namespace lacewing::batches {

namespace {

/// One comment on its way back.
class comment_on_way_back {
public:
    comment_on_way_back(
        db::transaction& tx, const changes::act& by, organization_id org, const bugs::deed& what
    )
        : tx_(tx), by_(by), org_(org), what_(what), id_{what.id}, done_{.id = what.id} {}

    bugs::undone go() {
        const auto known = comments::require_comment_for_change(
            tx_, by_.who, org_, id_, access::action::write_comment
        );
        if (!known) {
            tell(known.error());
            return done_;
        }
        const auto net = bugs::net_of(what_);
        const auto text = net.fields.find("text");
        const bool is_there = !known->row.is_removed;
        const bool holds = text == net.fields.end() || net.removed ||
                           schema::to_json(known->row.shown.text) == text->second.after;
        if (is_there == net.removed || !holds) {
            done_.left.push_back(bugs::changed_since(tx_, what_, ""));
        } else if (net.created) {
            tell(comments::remove_comment(tx_, by_, org_, id_));
        } else if (net.removed) {
            tell(comments::restore_comment(tx_, by_, org_, id_));
        } else if (text != net.fields.end()) {
            const auto old = value(schema::parse<std::string>(text->second.before));
            tell(comments::edit_comment(tx_, by_, org_, id_, old, std::nullopt));
        } else {
            done_.left.push_back(bugs::cannot_be_undone(""));
        }
        return done_;
    }

private:
    void tell(const problem& why) {
        done_.is_known = why.status != 401 && why.status != 404;
        if (done_.is_known) done_.left.push_back(bugs::refused_by("", why));
    }
    template <class T>
    void tell(const outcome<T>& came) {
        if (!came) return tell(came.error());
        done_.is_changed = true;
    }

    db::transaction& tx_;
    const changes::act& by_;
    organization_id org_;
    const bugs::deed& what_;
    comment_id id_;
    bugs::undone done_;
};

} // namespace

std::vector<bugs::undone> take_back_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> done;
    for (const auto& one : what) done.push_back(comment_on_way_back{tx, by, org, one}.go());
    return done;
}

} // namespace lacewing::batches
