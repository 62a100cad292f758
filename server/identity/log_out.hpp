#pragma once

#include "access/actor.hpp"
#include "identity/module.hpp"
#include "platform/core/task.hpp"

namespace lacewing::identity {

/// Ends the session that the actor came with; does nothing where there is none.
[[nodiscard]] task<void> log_out(module& in, access::actor who);

} // namespace lacewing::identity
