#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"

#include <optional>
#include <string>

namespace lacewing::identity {

/// Somebody who signed up. A user, with a row in `users`, from the first sign-in on.
struct account {
    user_id uid;
    std::string username; ///< 1..limits::username_max code points; what others see
    std::string name;     ///< the person's own, 1..limits::name_max code points
    std::string email;    ///< as it was typed at sign-up; mail goes there
    bool email_verified = false;
    std::string password_hash; ///< with its parameters; empty where there is no password
    timestamp created_at;
};

} // namespace lacewing::identity
