#pragma once

#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

/// The two links of a change of address (profile/change_email.hpp). Both return the address that
/// the account has then, and are refused with 410 `link_invalid` or 429 `too_many_attempts`.
namespace lacewing::identity {

/// From the mail to the new address: the account moves to it. An account that somebody else signed
/// up with it and never verified gives way; a verified one keeps it.
[[nodiscard]] task<outcome<std::string>> confirm_email(
    module& in, std::string token, std::string network
);

/// From the mail to the old address: the account keeps it, or gets it back. Whoever asked for the
/// change knew the password, so it no longer works, every session ends, and the old address gets a
/// mail to choose a new one.
[[nodiscard]] task<outcome<std::string>> undo_email(
    module& in, std::string token, std::string network
);

} // namespace lacewing::identity
