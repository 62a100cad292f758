#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::lists {

[[nodiscard]] http::endpoint list_bugs_endpoint(const services& with);
[[nodiscard]] http::endpoint group_bugs_endpoint(const services& with);
[[nodiscard]] http::endpoint complete_values_endpoint(const services& with);
[[nodiscard]] http::endpoint read_series_endpoint(const services& with);
[[nodiscard]] http::endpoint export_bugs_endpoint(const services& with);

} // namespace lacewing::lists
