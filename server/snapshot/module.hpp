#pragma once

#include "access/turns.hpp"
#include "platform/services.hpp"
#include "snapshot/limits.hpp"

namespace lacewing::snapshot {

/// What the operations of this module work with. Lives as long as the server.
struct module {
    services& with;
    access::turns running{limits::snapshots_at_once_per_person};
};

} // namespace lacewing::snapshot
