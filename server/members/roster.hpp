#pragma once

#include "access/actions.hpp"
#include "changes/act.hpp"
#include "members/types.hpp"
#include "platform/db/transaction.hpp"

#include <optional>

/// What acts on members share. None of it asks for access: whoever calls has decided.
namespace lacewing::members {

/// Until the commit, nobody else joins the organization, leaves it or gets another role in it. What
/// was decided before is to be decided again behind it. Locked before streams and counts.
void lock_roster(db::transaction& tx, organization_id org);

/// Without name, address and picture.
[[nodiscard]] std::optional<member> find_member(db::reader& tx, organization_id org, member_id id);
[[nodiscard]] std::optional<member> find_member_of(
    db::reader& tx, organization_id org, user_id account
);

/// Each gives what is to be recorded on the members' stream. An Owner steps down before another one
/// is made.
[[nodiscard]] changes::change set_role(
    db::transaction& tx, const changes::act& by, const member& whom, access::role to
);
[[nodiscard]] changes::change drop_member(
    db::transaction& tx, const changes::act& by, const member& whom
);

/// Tells the account on its own stream, which is recorded last: what it may has changed, or the
/// organization has closed to it.
void tell_role(db::transaction& tx, const changes::act& by, const member& whom, access::role role);
void tell_end(db::transaction& tx, const changes::act& by, const member& whom);

} // namespace lacewing::members
