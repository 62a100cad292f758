#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::bugs {

/// GET /orgs/{org}/bugs/{bug}/history
[[nodiscard]] http::endpoint read_history_endpoint(const services& with);

} // namespace lacewing::bugs
