#pragma once

#include "identity/module.hpp"
#include "identity/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// Makes an account that is not verified and asks for its verification mail. Whether the address
/// has an account already does not show: its owner gets a mail, the asker the same answer. An
/// account that was never verified gives way to the newer sign-up: its password and its links die.
///
/// Refused with 422 `invalid` (each bad field; `username_taken`), 429 `too_many_attempts` (by
/// network).
[[nodiscard]] task<outcome<void>> sign_up(module& in, sign_up_request what, std::string network);

} // namespace lacewing::identity
