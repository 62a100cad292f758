#include "identity/verify_address.hpp"

#include "identity/account_store.hpp"
#include "identity/wrong_link.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

task<outcome<std::string>> verify_address(module& in, std::string token, std::string network) {
    const auto now = in.with.clock.now();
    auto use = [hash = crypto::hash_token(token),
                now](db::transaction& tx) -> outcome<std::string> {
        const auto link = store::take_link(tx, hash, store::link_purpose::verify_address);
        if (!link || link->expires_at <= now) return refused{link_invalid()};
        const auto found = store::find_account(tx, link->uid);
        if (!found || found->email != link->email) return refused{link_invalid()};
        store::set_email_verified(tx, found->uid);
        store::remove_links(tx, found->uid);
        return found->email;
    };
    auto verified = co_await in.with.database.write(std::move(use));
    if (verified) co_return verified;
    auto why = co_await refuse_link(in, std::move(network));
    co_return refused{std::move(why)};
}

} // namespace lacewing::identity
