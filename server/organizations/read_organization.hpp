#pragma once

#include "access/actor.hpp"
#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>

namespace lacewing::organizations {

/// The organization as that reader may see it: role, count of members and join code for members
/// alone.
[[nodiscard]] outcome<organization> read_organization(
    db::reader& tx, const access::actor& who, organization_id org
);

/// The reader's organizations by name without regard to case, then by id, each with counts and
/// versions of the same moment. 401 `not_signed_in` for anybody but a user.
[[nodiscard]] outcome<organization_list> list_organizations(
    db::reader& tx, const access::actor& who
);

/// For the command line: the organization whoever asks; nothing where there is none.
[[nodiscard]] std::optional<organization> find_by_id_for_operator(
    db::reader& tx, organization_id org
);

} // namespace lacewing::organizations
