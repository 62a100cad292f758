#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::members {

[[nodiscard]] http::endpoint list_members_endpoint(const services& with
); ///< GET /orgs/{org}/members
[[nodiscard]] http::endpoint find_people_endpoint(const services& with); ///< GET /orgs/{org}/people

[[nodiscard]] http::endpoint change_role_endpoint(const services& with
); ///< PATCH /orgs/{org}/members/{member}

} // namespace lacewing::members
