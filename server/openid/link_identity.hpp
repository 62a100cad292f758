#pragma once

#include "changes/act.hpp"
#include "openid/module.hpp"
#include "openid/sign_in.hpp"
#include "openid/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"

#include <string>

namespace lacewing::openid {

/// Whether the person may log in through the provider, and whether this server has one.
[[nodiscard]] link_state find_link_state(db::reader& tx, const module& in, user_id of);

/// Begins a flow at whose end the provider's identity is one more way into the person's own
/// account, which they prove first (identity::prove_owner). Refused as that and as begin_sign_in
/// are, and with 409 `google_linked` where there is such a way already.
[[nodiscard]] task<outcome<begun_sign_in>> begin_link(
    module& in, access::actor who, begin_link_request what, std::string network
);

/// Takes that way back. 409 `password_missing` where it is the only one into the account; nothing
/// happens where there is none.
[[nodiscard]] outcome<void> unlink_identity(db::transaction& tx, const changes::act& by);

} // namespace lacewing::openid
