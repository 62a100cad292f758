#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::demo_requests {

[[nodiscard]] http::endpoint request_demo_endpoint(services& with);       ///< POST /demo-requests
[[nodiscard]] http::endpoint list_demo_requests_endpoint(services& with); ///< for the operator

} // namespace lacewing::demo_requests
