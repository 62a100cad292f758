#pragma once

#include "access/access.hpp"
#include "bugs/store.hpp"

#include <string_view>

namespace lacewing::bugs {

/// The bug that an id or key means, where the actor may do that with it; nobody else changes it
/// until the commit. Refused as `access::require` refuses; a deleted one is not there.
[[nodiscard]] outcome<store::bug_row> find_row_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
);

/// The same of a bug that is deleted, or not, for those who may delete and restore it. A deleted
/// one is not there for anybody else.
[[nodiscard]] outcome<store::bug_row> find_withheld_row(
    db::transaction& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

} // namespace lacewing::bugs
