#include "identity/wrong_link.hpp"

#include "identity/attempts.hpp"

#include <utility>

namespace lacewing::identity {

problem link_invalid() {
    return {
        .status = 410,
        .code = "link_invalid",
        .detail = "This link was used before or is too old. Ask for a new one.",
    };
}

task<problem> refuse_link(module& in, std::string network) {
    const attempt_limit limit{
        .window_s = limits::wrong_passwords_window_s,
        .count_max = in.how.wrong_passwords_per_network,
        .grows = true,
    };
    auto count = [key = "verify/" + network, limit, now = in.with.clock.now()](db::transaction& tx
                 ) { return count_attempt(tx, key, limit, now); };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    co_return wait_s ? too_many_attempts(*wait_s) : link_invalid();
}

} // namespace lacewing::identity
