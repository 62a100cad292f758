#pragma once

#include "identity/account.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>
#include <vector>

/// What the server's operator does with accounts.
namespace lacewing::identity {

/// All accounts, oldest first, without their password hashes; at most limits::operator_list_max.
[[nodiscard]] task<std::vector<account>> list_accounts(module& in);

/// As if the account's owner had used the mailed link. 404 `account_unknown` where no account has
/// the address.
[[nodiscard]] task<outcome<void>> verify_account(module& in, std::string email);

/// Ends every session of the account, whose sockets close, and every access token. How many
/// sessions there were; 404 `account_unknown`.
[[nodiscard]] task<outcome<int>> end_all_sessions(module& in, std::string email);

} // namespace lacewing::identity
