#include "members/add_member.hpp"

#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/store.hpp"
#include "members/types.hpp"

namespace lacewing::members {

bool add_member(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    user_id account,
    access::role role,
    crypto::random_source& random
) {
    const auto id = crypto::make_id<member_id>(random, by.at);
    if (!store::insert_member(tx, org, id, account, role, by.at)) return false;

    auto change = changes::change_by(
        by,
        changes::members_of(org),
        changes::subject_kind::member,
        id.value,
        changes::action::created
    );
    changes::set_new(change.fields, "memberID", account);
    changes::set_new(change.fields, "memberRole", role);
    changes::set_new(change.fields, "joinedDate", by.at);
    changes::record(tx, change);
    return true;
}

} // namespace lacewing::members
