#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of acts on workflows that move bugs. Each endpoint keeps a reference to the services.
namespace lacewing::bugs {

/// DELETE /orgs/{org}/projects/{project}/statuses/{status}
[[nodiscard]] http::endpoint remove_status_endpoint(const services& with);

} // namespace lacewing::bugs
