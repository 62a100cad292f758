#include "identity/verify_address.hpp"

#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

problem link_invalid() {
    return {
        .status = 410,
        .code = "link_invalid",
        .detail = "This link was used before or is too old. Log in to get a new one.",
    };
}

} // namespace

task<outcome<std::string>> verify_address(module& in, std::string token, std::string network) {
    const auto now = in.with.clock.now();
    auto use = [hash = crypto::hash_token(token),
                now](db::transaction& tx) -> outcome<std::string> {
        const auto link = store::take_link(tx, hash);
        if (!link || link->expires_at <= now) return refused{link_invalid()};
        const auto found = store::find_account(tx, link->uid);
        if (!found || found->email != link->email) return refused{link_invalid()};
        store::set_email_verified(tx, found->uid);
        store::remove_links(tx, found->uid);
        return found->email;
    };
    auto verified = co_await in.with.database.write(std::move(use));
    if (verified) co_return verified;

    const attempt_limit limit{
        .window_s = limits::wrong_passwords_window_s,
        .count_max = in.how.wrong_passwords_per_network,
        .grows = true,
    };
    auto count = [key = "verify/" + network, limit, now](db::transaction& tx) {
        return count_attempt(tx, key, limit, now);
    };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    if (wait_s) co_return refused{too_many_attempts(*wait_s)};
    co_return verified;
}

} // namespace lacewing::identity
