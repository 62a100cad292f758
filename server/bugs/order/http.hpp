#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The door of the order of bugs; the endpoint keeps a reference to the services.
namespace lacewing::bugs {

/// POST /orgs/{org}/bugs/{bug}/place
[[nodiscard]] http::endpoint place_bug_endpoint(const services& with);

} // namespace lacewing::bugs
