#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of a project's templates. Each endpoint keeps a reference to the services.
namespace lacewing::projects {

/// GET /orgs/{org}/projects/{project}/templates
[[nodiscard]] http::endpoint list_templates_endpoint(const services& with);
/// POST /orgs/{org}/projects/{project}/templates
[[nodiscard]] http::endpoint create_template_endpoint(const services& with);
/// PATCH /orgs/{org}/projects/{project}/templates/{template}
[[nodiscard]] http::endpoint change_template_endpoint(const services& with);
/// DELETE /orgs/{org}/projects/{project}/templates/{template}
[[nodiscard]] http::endpoint remove_template_endpoint(const services& with);

} // namespace lacewing::projects
