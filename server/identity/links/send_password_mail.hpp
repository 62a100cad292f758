#pragma once

#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// Asks for the mail by which a new password is chosen. Succeeds alike, after the same work, for
/// every address, known or not. Refused with 429 `too_many_attempts` (by network).
[[nodiscard]] task<outcome<void>> send_password_mail(
    module& in, std::string email, std::string network
);

} // namespace lacewing::identity
