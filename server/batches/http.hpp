#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::batches {

[[nodiscard]] http::endpoint change_bugs_endpoint(const services& with);
[[nodiscard]] http::endpoint undo_batch_endpoint(const services& with);
[[nodiscard]] http::endpoint read_batch_endpoint(const services& with);

} // namespace lacewing::batches
