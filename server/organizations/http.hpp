#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::organizations {

[[nodiscard]] http::endpoint list_organizations_endpoint(const services& with);  ///< GET /orgs
[[nodiscard]] http::endpoint create_organization_endpoint(const services& with); ///< POST /orgs
[[nodiscard]] http::endpoint join_organization_endpoint(const services& with); ///< POST /orgs/join
[[nodiscard]] http::endpoint read_organization_endpoint(const services& with); ///< GET /orgs/{org}
[[nodiscard]] http::endpoint change_organization_endpoint(const services& with
); ///< PATCH /orgs/{org}
[[nodiscard]] http::endpoint delete_organization_endpoint(const services& with
); ///< DELETE /orgs/{org}

[[nodiscard]] http::endpoint renew_join_code_endpoint(const services& with
); ///< POST /orgs/{org}/join-code
[[nodiscard]] http::endpoint remove_member_endpoint(const services& with
); ///< DELETE /orgs/{org}/members/{member}
[[nodiscard]] http::endpoint leave_organization_endpoint(const services& with
); ///< POST /orgs/{org}/leave
[[nodiscard]] http::endpoint hand_over_endpoint(const services& with
); ///< POST /orgs/{org}/hand-over

} // namespace lacewing::organizations
