#include "identity/find_names.hpp"
#include "identity/log_in.hpp"
#include "openid/picture.hpp"
#include "openid/provider.hpp"
#include "openid/sign_in.hpp"
#include "openid/store.hpp"
#include "platform/crypto/token.hpp"

#include <array>
#include <utility>

namespace lacewing::openid {

namespace {

struct waiting {
    store::pending_link link;
    std::string email; ///< of the account that is to be proved
};

std::optional<waiting> find_waiting(
    db::reader& tx, const crypto::digest& browser_hash, timestamp now
) {
    auto link = store::find_pending_link(tx, browser_hash);
    if (!link || link->expires_at <= now) return std::nullopt;
    const std::array ids{link->uid};
    const auto found = identity::find_names(tx, ids);
    if (found.empty()) return std::nullopt;
    return waiting{.link = *std::move(link), .email = found.front().email};
}

outcome<void> write_link(
    db::transaction& tx,
    const module& in,
    const crypto::digest& browser_hash,
    const waiting& what,
    timestamp now
) {
    store::remove_pending_link(tx, browser_hash);
    if (store::insert_identity(tx, what.link.key, what.link.uid, now)) {
        request_picture(tx, in, what.link.uid, what.link.picture_url);
        return {};
    }
    const auto holder = store::find_identity(tx, what.link.key);
    if (holder != what.link.uid) return refused{flow_invalid()};
    return {};
}

} // namespace

task<outcome<ended_sign_in>> link_account(
    module& in, std::string password, std::string flow_token, identity::visit from
) {
    if (!in.at.how().is_set_up()) co_return refused{not_set_up()};
    const auto browser_hash = crypto::hash_token(flow_token);
    const auto now = in.with.clock.now();
    auto find = [browser_hash, now](db::reader& tx) { return find_waiting(tx, browser_hash, now); };
    auto what = co_await in.with.database.read(std::move(find));
    if (!what) co_return refused{flow_invalid()};

    identity::log_in_request proof{.email = what->email, .password = std::move(password)};
    auto proved = co_await identity::log_in(in.identity, std::move(proof), std::move(from));
    if (!proved) co_return refused{proved.error()};
    if (proved->who.uid != what->link.uid) co_return refused{flow_invalid()};

    auto next = what->link.next_path;
    auto write = [&in, browser_hash, what = *std::move(what), now](db::transaction& tx) {
        return write_link(tx, in, browser_hash, what, now);
    };
    const auto written = co_await in.with.database.write(std::move(write));
    if (!written) co_return refused{written.error()};
    co_return ended_sign_in{
        .told = {.result = sign_in_result::signed_in, .next = std::move(next), .email = {}},
        .session = session_secrets{proved->session_token, proved->browser_token},
    };
}

} // namespace lacewing::openid
