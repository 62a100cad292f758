#pragma once

#include "attachments/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

/// What may be done to a file: by whoever uploaded it, while they may write on the bug, and by
/// Editors. Refused: 401, 404, 403 as `access` says.
namespace lacewing::attachments {

/// Refused with 422 `invalid` where nothing is left of the name.
[[nodiscard]] outcome<attachment> rename_attachment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    attachment_id which,
    std::string_view name
);

/// It is gone for everybody, and comes back with `restore_attachment` for a week.
[[nodiscard]] outcome<void> remove_attachment(
    db::transaction& tx, const changes::act& by, organization_id org, attachment_id which
);

/// One that is not removed is answered as it stands; refused with 422 `too_many_attachments` where
/// others took its place.
[[nodiscard]] outcome<attachment> restore_attachment(
    db::transaction& tx, const changes::act& by, organization_id org, attachment_id which
);

/// A small picture of it, made by the uploader's browser. Refused with 422 `thumbnail_invalid`.
[[nodiscard]] outcome<void> set_thumbnail(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    attachment_id which,
    std::string_view image
);

} // namespace lacewing::attachments
