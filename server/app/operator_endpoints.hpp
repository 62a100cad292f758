#pragma once

#include "app/routes.hpp"
#include "platform/http/endpoint.hpp"

/// What the command line asks of the server, and the contract's own door.
namespace lacewing::app {

[[nodiscard]] http::endpoint contract_endpoint(const http::router& of); ///< GET /openapi.json
[[nodiscard]] http::endpoint ping_endpoint();
[[nodiscard]] http::endpoint import_batch_endpoint(services& with);
[[nodiscard]] http::endpoint import_ground_endpoint(services& with);
[[nodiscard]] http::endpoint demo_endpoint(modules& of);
[[nodiscard]] http::endpoint demo_step_endpoint(modules& of);
[[nodiscard]] http::endpoint list_users_endpoint(modules& of);
[[nodiscard]] http::endpoint verify_user_endpoint(modules& of);
[[nodiscard]] http::endpoint end_sessions_endpoint(modules& of);
[[nodiscard]] http::endpoint set_membership_endpoint(modules& of);

/// The OpenAPI 3.1 document of these routes.
[[nodiscard]] std::string print_contract_of(const http::router& routes);

} // namespace lacewing::app
