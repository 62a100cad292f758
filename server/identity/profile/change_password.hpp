#pragma once

#include "access/actor.hpp"
#include "identity/module.hpp"
#include "identity/profile/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <string>

namespace lacewing::identity {

/// Changes one's own password. The session goes on under the new secret that is returned, for its
/// cookie; the others end where that is asked for. Mailed links no longer work, and the address is
/// told.
///
/// Refused as prove_owner is (at /currentPassword), with 422 `invalid` (at /newPassword), and with
/// 409 `password_missing` where there is none to change: the reset mail makes one.
[[nodiscard]] task<outcome<std::string>> change_password(
    module& in, access::actor who, change_password_request what
);

} // namespace lacewing::identity
