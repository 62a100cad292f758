#include "app/commands.hpp"
#include "app/operator_endpoints.hpp"
#include "app/routes.hpp"
#include "platform/crypto/password.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace lacewing::app {

int print_contract() {
    // The routes are described without being called, so nothing stands behind them.
    db::database nothing{nullptr};
    const system_clock clock;
    crypto::system_random random;
    services with{.database = nothing, .clock = clock, .random = random};
    crypto::password_hasher hasher;
    identity::module identity{.with = with, .hasher = hasher, .how = {}};
    openid::provider provider{openid::settings{}, clock};
    openid::module openid{.with = with, .identity = identity, .at = provider};
    const crypto::sealer secrets{crypto::server_key{}};
    const keys::module keys{.with = with, .secrets = secrets};
    vitals::module vitals{.with = with, .routes = {}};
    attachments::module attachments{with, identity, {}};
    snapshot::module snapshots{.with = with};
    modules all{
        .with = with,
        .identity = identity,
        .openid = openid,
        .keys = keys,
        .vitals = vitals,
        .attachments = attachments,
        .snapshots = snapshots
    };
    http::router routes;
    list_routes(routes, all);
    fmt::print("{}\n", print_contract_of(routes));
    return 0;
}

int print_version() {
    fmt::print("lacewing {}\n", LACEWING_VERSION);
    return 0;
}

} // namespace lacewing::app
