#pragma once

#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// "This was not me": removes the account that somebody signed up with the address that the link
/// was mailed to, as long as it is not verified. Refused with 410 `link_invalid`, 429
/// `too_many_attempts`.
[[nodiscard]] task<outcome<void>> remove_unverified(
    module& in, std::string token, std::string network
);

} // namespace lacewing::identity
