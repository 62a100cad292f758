#pragma once

#include "openid/id_token.hpp"
#include "openid/key_set.hpp"
#include "openid/limits.hpp"
#include "openid/outgoing.hpp"
#include "openid/settings.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/core/time.hpp"
#include "platform/core/waiting_room.hpp"

#include <atomic>
#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

namespace lacewing::openid {

/// What the way to the provider carries.
struct authorization {
    std::string state;
    std::string nonce;
    std::string verifier; ///< of PKCE (RFC 7636): its SHA-256 is sent
};

/// What came back from the provider, and what it was asked for with.
struct redemption {
    std::string code;
    std::string verifier;
    std::string nonce;
};

/// The provider, as its discovery document describes it. The document and its keys are fetched when
/// they are wanted, off the network loops, and kept; an unknown key id fetches the keys again, at
/// most limits::openid_key_fetches_per_minute times.
class provider {
public:
    /// `clock` outlives it.
    provider(settings how, const wall_clock& clock);

    [[nodiscard]] const settings& how() const noexcept { return how_; }

    /// Where to send the browser. Refused with 503 `google_unavailable` where the provider does not
    /// answer within limits::openid_ms_max.
    [[nodiscard]] task<outcome<std::string>> authorization_url(authorization what);

    /// Turns the code into who signed in, after every check of their ID token. Refused with
    /// `google_unavailable`; 403 `google_flow_invalid` where the provider does not know the code;
    /// 403 `google_token_invalid`.
    [[nodiscard]] task<outcome<id_claims>> redeem(redemption what);

    /// Gives up what it waits for: for the end of the server.
    void stop() { is_stopping_ = true; }
    [[nodiscard]] const std::atomic<bool>& is_stopping() const noexcept { return is_stopping_; }

private:
    using deadline = std::chrono::steady_clock::time_point;

    struct description {
        std::string authorization_endpoint;
        std::string token_endpoint;
        std::string keys_url;
        bool takes_basic = true; ///< how the client secret is given
        deadline read_at;
    };

    [[nodiscard]] outcome<std::string> make_url(const authorization& what, deadline until);
    [[nodiscard]] outcome<id_claims> redeem_now(const redemption& what, deadline until);
    [[nodiscard]] outcome<std::string> fetch_token(const redemption& what, deadline until);
    [[nodiscard]] std::string get(const std::string& url, deadline until) const;
    [[nodiscard]] description describe(deadline until);
    [[nodiscard]] std::shared_ptr<const key_set> keys(deadline until);
    /// The keys after `old`; `old` again where that was asked too often.
    [[nodiscard]] std::shared_ptr<const key_set> newer_keys(
        const std::shared_ptr<const key_set>& old, deadline until
    );
    [[nodiscard]] std::shared_ptr<const key_set> fetch_keys(const std::string& url, deadline until);
    void require_endpoint(const std::string& url) const;

    settings how_;
    const wall_clock& clock_;
    std::atomic<bool> is_stopping_ = false;
    std::mutex mutex_; ///< for the three below; held while they are fetched
    std::optional<description> description_;
    std::shared_ptr<const key_set> keys_;
    std::deque<deadline> key_fetches_;
    /// The last one: its threads use all of the above.
    waiting_room threads_{
        limits::openid_threads, limits::openid_queue_max, "too many sign-ins wait already"
    };
};

[[nodiscard]] problem not_set_up();   ///< 404 `google_not_set_up`
[[nodiscard]] problem unavailable();  ///< 503 `google_unavailable`
[[nodiscard]] problem flow_invalid(); ///< 403 `google_flow_invalid`

} // namespace lacewing::openid
