#include "members/change_role.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "members/list_members.hpp"
#include "members/roster.hpp"
#include "members/rules.hpp"

namespace lacewing::members {

outcome<member> change_role(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    member_id which,
    const change_role_request& what
) {
    constexpr auto act = access::action::change_role;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};

    const auto before = find_member(tx, org, which);
    if (!before) return refused{access::missing(by.who)};
    if (auto no = refuse_edit(by.who, act, *before)) return refused{*std::move(no)};
    if (what.member_role == access::role::owner) return refused{access::not_allowed(act)};
    if (before->member_role != what.member_role) {
        changes::record(tx, set_role(tx, by, *before, what.member_role));
        tell_role(tx, by, *before, what.member_role);
    }
    auto after = *before;
    after.member_role = what.member_role;
    return with_name(tx, *still_may, std::move(after));
}

} // namespace lacewing::members
