#pragma once

#include "access/subjects.hpp"
#include "identity/account.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"

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

/// The same for an account that is whole, in one transaction with what else is made. Refused as
/// above; what it holds is not checked.
[[nodiscard]] outcome<void> insert_verified_account(db::transaction& tx, const account& whole);

} // namespace lacewing::identity
