#include "organizations/leave_organization.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "organizations/store.hpp"

namespace lacewing::organizations {

namespace {

problem owner_cannot_leave() {
    return {
        .status = 409,
        .code = "owner_cannot_leave",
        .detail = "You are the Owner. Hand over ownership to another member before you leave.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

outcome<void> leave_organization(db::transaction& tx, const changes::act& by, organization_id org) {
    const auto may = access::require(tx, by.who, access::action::leave, {.org = org});
    if (!may) return refused{may.error()};
    members::lock_roster(tx, org);
    const auto self = members::find_member_of(tx, org, by.who.user);
    if (by.who.is != access::actor::kind::user || !self) return refused{access::missing(by.who)};
    if (self->member_role == access::role::owner) return refused{owner_cannot_leave()};

    const auto left = members::drop_member(tx, by, *self);
    store::add_to_members(tx, org, -1);
    changes::record(tx, left);
    members::tell_end(tx, by, *self);
    return {};
}

} // namespace lacewing::organizations
