#include "organizations/remove_member.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "members/rules.hpp"
#include "organizations/join_code.hpp"
#include "organizations/store.hpp"

#include <array>

namespace lacewing::organizations {

outcome<void> remove_member(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    member_id which,
    crypto::random_source& random
) {
    constexpr auto act = access::action::remove_member;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    members::lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};

    const auto whom = members::find_member(tx, org, which);
    if (!whom) return refused{access::missing(by.who)};
    if (auto no = members::refuse_edit(by.who, act, *whom)) return refused{*std::move(no)};
    const std::array changes{
        members::drop_member(tx, by, *whom), retire_join_code(tx, by, org, random)
    };
    store::add_to_members(tx, org, -1);
    changes::record(tx, changes);
    members::tell_end(tx, by, *whom);
    return {};
}

} // namespace lacewing::organizations
