#pragma once

#include "access/actor.hpp"
#include "identity/account.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lacewing::identity {

/// Makes sure that who asks is the account's owner and not somebody at their open browser: by the
/// password, or for an account that has none by a sign-in within limits::fresh_sign_in_s. Returns
/// the account as it was when that was proved.
///
/// Refused with 422 `invalid` (`required` or `wrong_password` at `pointer`), 403 `sign_in_again`
/// where there is no password and the sign-in is too old, 429 `too_many_attempts` after many wrong
/// passwords for one account.
[[nodiscard]] task<outcome<account>> prove_owner(
    module& in, access::actor who, std::optional<std::string> password, std::string_view pointer
);

} // namespace lacewing::identity
