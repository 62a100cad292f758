#pragma once

#include "platform/core/limits.hpp"
#include "platform/crypto/password.hpp"
#include "platform/services.hpp"

#include <cstdint>
#include <string>

namespace lacewing::identity {

/// What an operator may set. The limits are settings so that a test bench can sign in as it likes.
struct settings {
    std::string public_url; ///< "https://bugs.example.org", without a slash at the end
    int wrong_passwords_per_account = limits::wrong_passwords_per_account;
    int wrong_passwords_per_network = limits::wrong_passwords_per_network;
    int verification_mails_per_hour = limits::verification_mails_per_hour;
    int sign_ups_per_network_per_hour = limits::sign_ups_per_network_per_hour;
    std::int64_t session_idle_s = limits::session_idle_s;
    std::int64_t session_absolute_s = limits::session_absolute_s;
};

/// What the operations of this module work with. Lives as long as the server.
struct module {
    services with;
    crypto::password_hasher& hasher;
    settings how;
};

} // namespace lacewing::identity
