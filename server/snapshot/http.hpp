#pragma once

#include "platform/http/endpoint.hpp"
#include "snapshot/module.hpp"

namespace lacewing::snapshot {

[[nodiscard]] http::endpoint read_snapshot_endpoint(module& of);

} // namespace lacewing::snapshot
