#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::projects {

[[nodiscard]] http::endpoint list_projects_endpoint(const services& with
); ///< GET /orgs/{org}/projects
[[nodiscard]] http::endpoint create_project_endpoint(const services& with
); ///< POST /orgs/{org}/projects
[[nodiscard]] http::endpoint read_project_endpoint(const services& with
); ///< GET /orgs/{org}/projects/{project}

} // namespace lacewing::projects
