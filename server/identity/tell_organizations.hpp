#pragma once

#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <vector>

namespace lacewing::identity {

/// Records that something changed which others see of a person: for their organizations on the
/// members' streams, as a change of the member, and for the person's own browsers on their stream.
/// `fields` hold no name and no address: a field without a value says "ask again".
void tell_organizations(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    const std::vector<changes::field_change>& fields
);

/// For the person's own browsers alone: who they are to be asked for again.
void tell_person(db::transaction& tx, const changes::act& by, user_id of);

} // namespace lacewing::identity
