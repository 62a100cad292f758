#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of what is done with a whole project. Each endpoint keeps a reference to the services.
namespace lacewing::projects {

/// PATCH /orgs/{org}/projects/{project}
[[nodiscard]] http::endpoint change_project_endpoint(const services& with);
/// DELETE /orgs/{org}/projects/{project}
[[nodiscard]] http::endpoint remove_project_endpoint(const services& with);

} // namespace lacewing::projects
