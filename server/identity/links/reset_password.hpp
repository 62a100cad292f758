#pragma once

#include "identity/links/types.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// Uses up a link for a new password. Every session ends, every browser is a stranger again, and
/// the address counts as verified: whoever reads its mail is its owner (docs/decisions/0008).
/// Returns the address. A password that cannot be leaves the link as it is.
///
/// Refused with 410 `link_invalid`, 422 `invalid` (at /password), 429 `too_many_attempts` after
/// many wrong links from one network.
[[nodiscard]] task<outcome<std::string>> reset_password(
    module& in, reset_password_request what, std::string network
);

} // namespace lacewing::identity
