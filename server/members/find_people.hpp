#pragma once

#include "access/actor.hpp"
#include "members/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <span>

namespace lacewing::members {

/// The names of members, former members and persons of the organization, in the order of `ids`; ids
/// that are none are left out, whatever they mean elsewhere. At most limits::people_asked_max ids
/// are looked up.
[[nodiscard]] outcome<people> find_people(
    db::reader& tx, const access::actor& who, organization_id org, std::span<const uuid> ids
);

/// The member or person of the organization that the id means. Asks no access.
[[nodiscard]] std::optional<principal> find_principal(
    db::reader& tx, organization_id org, const uuid& id
);

/// The same, for somebody who may have left since they were named. Asks no access.
[[nodiscard]] std::optional<principal> find_known_principal(
    db::reader& tx, organization_id org, const uuid& id
);

} // namespace lacewing::members
