#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::live {

/// GET /orgs/{org}/changes?stream=content&after=12&limit=50: the log for programs that keep no
/// socket. Refused with 400 `stream_invalid` or `after_invalid`, and as access says. `with`
/// outlives it.
[[nodiscard]] http::endpoint list_changes_endpoint(services& with);

} // namespace lacewing::live
