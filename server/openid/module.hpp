#pragma once

#include "identity/module.hpp"
#include "openid/provider.hpp"
#include "platform/services.hpp"

namespace lacewing::openid {

/// What the operations of this module work with. Lives as long as the server.
struct module {
    services with;
    identity::module& identity;
    provider& at;
};

} // namespace lacewing::openid
