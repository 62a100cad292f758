#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::bugs {

[[nodiscard]] http::endpoint create_bug_endpoint(const services& with); ///< POST /orgs/{org}/bugs
[[nodiscard]] http::endpoint read_bug_endpoint(const services& with
); ///< GET /orgs/{org}/bugs/{bug}
[[nodiscard]] http::endpoint change_bug_endpoint(const services& with
); ///< PATCH /orgs/{org}/bugs/{bug}

} // namespace lacewing::bugs
