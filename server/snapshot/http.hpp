#pragma once

#include "platform/http/endpoint.hpp"
#include "snapshot/module.hpp"

namespace lacewing::snapshot {

[[nodiscard]] http::endpoint read_snapshot_endpoint(module& of);
[[nodiscard]] http::endpoint read_held_bug_endpoint(const module& of);

} // namespace lacewing::snapshot
