#pragma once

#include "platform/http/endpoint.hpp"
#include "vitals/module.hpp"

namespace lacewing::vitals {

[[nodiscard]] http::endpoint report_vitals_endpoint(module& in);
[[nodiscard]] http::endpoint read_vitals_endpoint(module& in);

} // namespace lacewing::vitals
