#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::drafts {

[[nodiscard]] http::endpoint read_draft_endpoint(const services& with); ///< GET /me/drafts/{place}
[[nodiscard]] http::endpoint keep_draft_endpoint(const services& with); ///< PUT /me/drafts/{place}
/// DELETE /me/drafts/{place}
[[nodiscard]] http::endpoint drop_draft_endpoint(const services& with);

} // namespace lacewing::drafts
