#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of workflows; `bugs` removes statuses. Each endpoint keeps a reference to the
/// services.
namespace lacewing::projects {

/// POST /orgs/{org}/projects/{project}/statuses
[[nodiscard]] http::endpoint create_status_endpoint(const services& with);
/// PATCH /orgs/{org}/projects/{project}/statuses/{status}
[[nodiscard]] http::endpoint change_status_endpoint(const services& with);

} // namespace lacewing::projects
