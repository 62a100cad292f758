#pragma once

#include "attachments/module.hpp"
#include "changes/feed.hpp"
#include "identity/module.hpp"
#include "keys/api_key.hpp"
#include "openid/module.hpp"
#include "plans/http.hpp"
#include "platform/http/router.hpp"
#include "snapshot/module.hpp"
#include "vitals/module.hpp"

namespace lacewing::app {

/// What the routes lead to. Outlives the routers.
struct modules {
    services& with;
    identity::module& identity;
    openid::module& openid;
    const keys::module& keys;
    vitals::module& vitals;
    attachments::module& attachments;
    snapshot::module& snapshots;
    plans::settings plans = {};
};

/// The public interface, one line a route: method, path, who may, endpoint.
void list_routes(http::router& into, modules& of);

/// What the command line calls, on the operator's socket alone.
void list_operator_routes(http::router& into, modules& of);

} // namespace lacewing::app
