#include "organizations/create_organization.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/add_member.hpp"
#include "organizations/join_code.hpp"
#include "organizations/membership.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/rules.hpp"
#include "organizations/store.hpp"
#include "platform/core/id_problems.hpp"

#include <utility>

namespace lacewing::organizations {

namespace {

/// What a request that was sent before gets: the organization it made.
outcome<organization> made_before(
    db::reader& tx,
    const access::actor& who,
    organization_id id,
    const create_organization_request& what
) {
    const auto found = store::find_organization(tx, id);
    if (!found || found->org_owner != who.user || found->org_name != what.org_name ||
        found->org_desc != what.org_desc) {
        return refused{id_taken()};
    }
    return read_organization(tx, who, id);
}

void record_creation(db::transaction& tx, const changes::act& by, const organization& made) {
    auto change = changes::change_by(
        by,
        changes::content_of(made.id),
        changes::subject_kind::organization,
        made.id.value,
        changes::action::created
    );
    changes::set_new(change.fields, "orgName", made.org_name);
    changes::set_new(change.fields, "orgDesc", made.org_desc);
    changes::set_new(change.fields, "orgOwner", made.org_owner);
    changes::set_new(change.fields, "createdDate", made.created_date);
    changes::set_new(change.fields, "isPrivate", made.is_private);
    changes::set_new(change.fields, "rev", made.rev);
    changes::record(tx, change);
}

} // namespace

outcome<organization> create_organization(
    db::transaction& tx,
    const changes::act& by,
    const create_organization_request& what,
    crypto::random_source& random
) {
    if (by.who.is != access::actor::kind::user) return refused{access::missing({})};
    const auto may = access::require_unbound(by.who);
    if (!may) return refused{may.error()};
    const auto checked = check(what);
    if (!checked) return refused{checked.error()};

    if (checked->id && store::find_organization(tx, *checked->id)) {
        return made_before(tx, by.who, *checked->id, *checked);
    }
    if (auto enough = refuse_more_memberships(tx, by.who.user)) return refused{*std::move(enough)};

    organization made;
    made.id = checked->id ? *checked->id : crypto::make_id<organization_id>(random, by.at);
    made.org_name = checked->org_name;
    made.org_desc = checked->org_desc.value_or("");
    made.org_owner = by.who.user;
    made.created_date = by.at;
    made.join_code = make_join_code(tx, new_join_code_length, random);
    if (!store::insert_organization(tx, made)) {
        return made_before(tx, by.who, made.id, *checked);
    }
    record_creation(tx, by, made);
    if (!members::add_member(tx, by, made.id, by.who.user, access::role::owner, random)) {
        return refused{id_taken()};
    }
    record_opening(tx, by, made.id);
    return read_organization(tx, by.who, made.id);
}

} // namespace lacewing::organizations
