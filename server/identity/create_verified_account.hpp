#pragma once

#include "access/subjects.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

struct new_account {
    std::string username;
    std::string name;
    std::string email;
    std::string password;
};

/// An account that needs no mail: for the command line and the demo. Refused with 422 `invalid` as
/// sign-up is, and with `email_taken` at /email.
[[nodiscard]] task<outcome<user_id>> create_verified_account(module& in, new_account what);

} // namespace lacewing::identity
