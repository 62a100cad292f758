#pragma once

#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// Uses up a verification link; its account may log in from now on. Returns the address.
/// Refused with 410 `link_invalid` where the link is unknown, used, too old or replaced by a newer
/// one, all alike, and 429 `too_many_attempts` after many of these from one network.
[[nodiscard]] task<outcome<std::string>> verify_address(
    module& in, std::string token, std::string network
);

} // namespace lacewing::identity
