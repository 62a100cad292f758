#pragma once

#include "attachments/module.hpp"
#include "platform/http/endpoint.hpp"

namespace lacewing::attachments {

[[nodiscard]] http::endpoint upload_attachment_endpoint(module& in);
[[nodiscard]] http::endpoint list_attachments_endpoint(module& in);
[[nodiscard]] http::endpoint download_attachment_endpoint(module& in);
[[nodiscard]] http::endpoint rename_attachment_endpoint(module& in);
[[nodiscard]] http::endpoint remove_attachment_endpoint(module& in);
[[nodiscard]] http::endpoint restore_attachment_endpoint(module& in);
[[nodiscard]] http::endpoint set_thumbnail_endpoint(module& in);
[[nodiscard]] http::endpoint read_thumbnail_endpoint(module& in);

} // namespace lacewing::attachments
