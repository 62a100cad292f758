#pragma once

#include "access/actor.hpp"
#include "attachments/module.hpp"
#include "attachments/store.hpp"
#include "attachments/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/http/range.hpp"
#include "platform/http/request.hpp"

#include <memory>
#include <string>

/// Bytes between network and disk, a piece at a time.
namespace lacewing::attachments {

/// What an upload says before its body.
struct upload {
    access::actor who;
    organization_id org;
    std::string bug; ///< id or key
    attachment_id id;
    std::string name;
};

/// Takes the body of `of` in and puts the file on the bug. Asks who may before the first byte and
/// again every limits::upload_asks_again_ms; a body that is cut, refused or lost leaves nothing.
/// Refused as `add_attachment`; 422 `file_empty`, 429 `too_many_uploads`, 507 `disk_full`.
[[nodiscard]] task<attachment> receive_attachment(
    module& in, http::request& of, upload what, changes::act by
);

/// The content of a file, as far as it is asked for.
[[nodiscard]] task<std::shared_ptr<http::body_stream>> open_content(
    module& in, crypto::digest content, http::byte_range part
);

} // namespace lacewing::attachments
