#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::views {

[[nodiscard]] http::endpoint list_views_endpoint(const services& with);  ///< GET /orgs/{org}/views
[[nodiscard]] http::endpoint create_view_endpoint(const services& with); ///< POST /orgs/{org}/views
/// PATCH /orgs/{org}/views/{view}
[[nodiscard]] http::endpoint change_view_endpoint(const services& with);
/// DELETE /orgs/{org}/views/{view}
[[nodiscard]] http::endpoint remove_view_endpoint(const services& with);

} // namespace lacewing::views
