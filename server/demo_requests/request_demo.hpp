#pragma once

#include "demo_requests/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/services.hpp"

#include <string>
#include <vector>

namespace lacewing::demo_requests {

/// Keeps the address. Whether it was there before does not show. `network` is the asker's, see
/// identity::network_of.
///
/// Refused with 422 `invalid` (the address), 429 `too_many_attempts` (by network, by server, or
/// where a day's room is full).
[[nodiscard]] task<outcome<void>> request_demo(
    const services& with, demo_request what, std::string network
);

/// Newest first, at most limits::operator_list_max. For the operator.
[[nodiscard]] task<kept_requests> list_demo_requests(const services& with);

} // namespace lacewing::demo_requests
