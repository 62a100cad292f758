#include "identity/links/remove_unverified.hpp"

#include "identity/account_store.hpp"
#include "identity/wrong_link.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

task<outcome<void>> remove_unverified(module& in, std::string token, std::string network) {
    auto use = [hash = crypto::hash_token(token),
                now = in.with.clock.now()](db::transaction& tx) -> outcome<void> {
        const auto link = store::take_link(tx, hash, store::link_purpose::remove_account);
        if (!link || link->expires_at <= now) return refused{link_invalid()};
        const auto found = store::find_account(tx, link->uid);
        if (!found || found->email_verified) return refused{link_invalid()};
        store::remove_account(tx, found->uid);
        return {};
    };
    auto removed = co_await in.with.database.write(std::move(use));
    if (removed) co_return removed;
    auto why = co_await refuse_link(in, std::move(network));
    co_return refused{std::move(why)};
}

} // namespace lacewing::identity
