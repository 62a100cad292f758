#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::relations {

[[nodiscard]] http::endpoint list_relations_endpoint(const services& with);
[[nodiscard]] http::endpoint create_relation_endpoint(const services& with);
[[nodiscard]] http::endpoint remove_relation_endpoint(const services& with);

} // namespace lacewing::relations
