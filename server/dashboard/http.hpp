#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::dashboard {

[[nodiscard]] http::endpoint read_counts_endpoint(const services& with);
[[nodiscard]] http::endpoint list_my_bugs_endpoint(const services& with);

} // namespace lacewing::dashboard
