#include "attachments/read_attachments.hpp"

#include "access/access.hpp"

namespace lacewing::attachments {

outcome<std::vector<attachment>> list_attachments(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view bug
) {
    const auto on = bugs::require_bug(tx, who, org, bug, access::action::see_content);
    if (!on) return refused{on.error()};
    return store::list_attachments(tx, org, on->id);
}

outcome<store::attachment_row> read_attachment(
    db::reader& tx, const access::actor& who, organization_id org, attachment_id which
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    auto found = store::find_attachment(tx, org, which);
    if (!found || found->removed) return refused{access::missing(who)};
    const auto on = bugs::require_bug(
        tx, who, org, to_string(found->shown.bug_id), access::action::see_content
    );
    if (!on) return refused{on.error()};
    return *std::move(found);
}

outcome<store::thumbnail> read_thumbnail(
    db::reader& tx, const access::actor& who, organization_id org, attachment_id which
) {
    const auto of = read_attachment(tx, who, org, which);
    if (!of) return refused{of.error()};
    auto found = store::find_thumbnail(tx, org, which);
    if (!found) return refused{access::missing(who)};
    return *std::move(found);
}

} // namespace lacewing::attachments
