#include "members/roster.hpp"

#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/store.hpp"

namespace lacewing::members {

void lock_roster(db::transaction& tx, organization_id org) {
    store::lock_roster(tx, org);
}

std::optional<member> find_member(db::reader& tx, organization_id org, member_id id) {
    return store::find_member(tx, org, id);
}

std::optional<member> find_member_of(db::reader& tx, organization_id org, user_id account) {
    return store::find_member_of(tx, org, account);
}

changes::change set_role(
    db::transaction& tx, const changes::act& by, const member& whom, access::role to
) {
    store::update_role(tx, whom.org_id, whom.id, to);
    auto change = changes::change_by(
        by,
        changes::members_of(whom.org_id),
        changes::subject_kind::member,
        whom.id.value,
        changes::action::changed
    );
    changes::set(change.fields, "memberRole", whom.member_role, to);
    return change;
}

changes::change drop_member(db::transaction& tx, const changes::act& by, const member& whom) {
    store::remove_member(tx, whom.org_id, whom, by.at);
    return changes::change_by(
        by,
        changes::members_of(whom.org_id),
        changes::subject_kind::member,
        whom.id.value,
        changes::action::removed
    );
}

void tell_role(db::transaction& tx, const changes::act& by, const member& whom, access::role role) {
    auto change = changes::change_by(
        by,
        changes::person_of(whom.account),
        changes::subject_kind::organization,
        whom.org_id.value,
        changes::action::changed
    );
    changes::set(change.fields, "memberRole", whom.member_role, role);
    changes::record(tx, change);
}

void tell_end(db::transaction& tx, const changes::act& by, const member& whom) {
    changes::record(
        tx,
        changes::change_by(
            by,
            changes::person_of(whom.account),
            changes::subject_kind::organization,
            whom.org_id.value,
            changes::action::removed
        )
    );
}

} // namespace lacewing::members
