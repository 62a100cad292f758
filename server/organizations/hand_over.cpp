#include "organizations/hand_over.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/store.hpp"

#include <array>

namespace lacewing::organizations {

namespace {

using access::role;

problem nobody_to_hand_over_to() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Choose another member of the organization.",
        .fields = {{"/to", "member_unknown", "Choose another member of the organization."}},
        .retry_after_s = {},
        .current = {}
    };
}

changes::change change_of_owner(
    const changes::act& by, const members::member& from, const members::member& to
) {
    auto change = changes::change_by(
        by,
        changes::content_of(to.org_id),
        changes::subject_kind::organization,
        to.org_id.value,
        changes::action::changed
    );
    changes::set(change.fields, "orgOwner", from.account, to.account);
    return change;
}

void hand(
    db::transaction& tx,
    const changes::act& by,
    const members::member& from,
    const members::member& to
) {
    // The database allows one Owner at a time: the former one steps down first.
    const std::array roles{
        members::set_role(tx, by, from, role::editor), members::set_role(tx, by, to, role::owner)
    };
    store::update_owner(tx, to.org_id, to.account);
    changes::record(tx, change_of_owner(by, from, to));
    changes::record(tx, roles);
    // Two people's streams, always in the same order.
    const bool is_first = from.account < to.account;
    members::tell_role(tx, by, is_first ? from : to, is_first ? role::editor : role::owner);
    members::tell_role(tx, by, is_first ? to : from, is_first ? role::owner : role::editor);
}

} // namespace

outcome<organization> hand_over(
    db::transaction& tx, const changes::act& by, organization_id org, const hand_over_request& what
) {
    constexpr auto act = access::action::hand_over;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    members::lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};

    const auto before = store::find_organization(tx, org);
    if (!before) return refused{access::missing(by.who)};
    const auto from = members::find_member_of(tx, org, before->org_owner);
    const auto to = members::find_member(tx, org, what.to);
    if (!from || !to || to->id == from->id) return refused{nobody_to_hand_over_to()};
    hand(tx, by, *from, *to);
    return read_organization(tx, by.who, org);
}

} // namespace lacewing::organizations
