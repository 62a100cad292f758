#pragma once

#include "identity/module.hpp"
#include "identity/types.hpp"
#include "identity/visit.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <optional>
#include <string>

namespace lacewing::identity {

/// What a sign-in gives. The two secrets go into cookies and nowhere else.
struct signed_in {
    me who;
    std::string session_token;
    std::string browser_token;
};

/// Signs in with address and password: a new session, and at the first time the row in `users`.
/// Refused with 401 `wrong_credentials`, alike and after the same work for an unknown address and a
/// wrong password; 403 `email_unverified` after the right password alone, with a new verification
/// mail; 429 `too_many_attempts` by account and by network. A browser that signed in to the account
/// before is counted apart, so nobody can lock the owner out by guessing.
[[nodiscard]] task<outcome<signed_in>> log_in(module& in, log_in_request what, visit from);

} // namespace lacewing::identity
