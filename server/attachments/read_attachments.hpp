#pragma once

#include "access/actor.hpp"
#include "attachments/store.hpp"
#include "attachments/types.hpp"
#include "bugs/on_bug.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>
#include <vector>

namespace lacewing::attachments {

/// The files of a bug. Refused as `bugs::require_bug` refuses.
[[nodiscard]] outcome<std::vector<attachment>> list_attachments(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view bug
);

/// A file that is not removed, on a bug that the actor may see. Anything else is not there.
[[nodiscard]] outcome<store::attachment_row> read_attachment(
    db::reader& tx, const access::actor& who, organization_id org, attachment_id which
);

/// Its small picture; not there where there is none.
[[nodiscard]] outcome<store::thumbnail> read_thumbnail(
    db::reader& tx, const access::actor& who, organization_id org, attachment_id which
);

} // namespace lacewing::attachments
