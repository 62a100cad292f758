#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

#include <string>

namespace lacewing::plans {

/// Where the buttons lead: addresses of the operator's, empty where there are none.
struct settings {
    std::string billing_url;
    std::string sales_url;
};

[[nodiscard]] http::endpoint list_plans_endpoint(const services& with, const settings& how);

} // namespace lacewing::plans
