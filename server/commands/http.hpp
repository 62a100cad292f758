#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// Each endpoint keeps a reference to the services.
namespace lacewing::commands {

/// GET /orgs/{org}/bugs/command
[[nodiscard]] http::endpoint preview_command_endpoint(const services& with);
/// POST /orgs/{org}/bugs/command
[[nodiscard]] http::endpoint apply_command_endpoint(const services& with);

} // namespace lacewing::commands
