#include "identity/profile/prove_owner.hpp"

#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/identify.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

std::string key_of(user_id who) {
    return "password/" + to_string(who);
}

/// What is known before the password is looked at. The try is counted with it, so that many tries
/// at once are as many tries.
struct claim {
    std::optional<account> of;
    bool is_fresh = false;
    std::optional<retry_after> wait_s;
};

claim begin(
    db::transaction& tx, const module& in, const access::actor& who, bool has_sent_password
) {
    const auto now = in.with.clock.now();
    claim made{.of = store::find_account(tx, who.user), .wait_s = std::nullopt};
    if (!made.of) return made;
    if (made.of->password_hash.empty()) {
        const auto session = store::find_session_by_id(tx, who.session);
        const auto since = session ? session->created_at.microseconds : 0;
        made.is_fresh = now.microseconds - since < limits::fresh_sign_in_s * microseconds_per_s;
    } else if (has_sent_password) {
        const attempt_limit limit{
            .window_s = limits::wrong_passwords_window_s,
            .count_max = in.how.wrong_passwords_per_account,
            .grows = true
        };
        made.wait_s = count_attempt(tx, key_of(who.user), limit, now);
    }
    return made;
}

problem wrong_password(std::string_view pointer, std::string_view code, std::string_view detail) {
    return invalid_fields({{std::string{pointer}, std::string{code}, std::string{detail}}});
}

problem sign_in_again() {
    return {
        .status = 403,
        .code = "sign_in_again",
        .detail = "To do this, log out and log in again, then do it within ten minutes.",
    };
}

} // namespace

task<outcome<account>> prove_owner(
    module& in, access::actor who, std::optional<std::string> password, std::string_view pointer
) {
    const bool has_sent_password = password && !password->empty();
    auto look = [&in, who, has_sent_password](db::transaction& tx) {
        return begin(tx, in, who, has_sent_password);
    };
    auto claimed = co_await in.with.database.write(std::move(look));
    if (!claimed.of) co_return refused{not_signed_in()};
    if (claimed.wait_s) co_return refused{too_many_attempts(*claimed.wait_s)};
    if (claimed.of->password_hash.empty()) {
        if (!claimed.is_fresh) co_return refused{sign_in_again()};
        co_return *std::move(claimed.of);
    }
    if (!has_sent_password) {
        co_return refused{wrong_password(pointer, "required", "Enter your password.")};
    }
    bool is_right = false;
    if (!is_too_long_for_password(*password)) {
        auto encoded = claimed.of->password_hash;
        auto typed = *std::move(password);
        is_right = co_await in.hasher.verify(std::move(encoded), std::move(typed));
    }
    if (!is_right) {
        co_return refused{wrong_password(pointer, "wrong_password", "This is not your password.")};
    }
    auto forget = [who](db::transaction& tx) { forget_attempts(tx, key_of(who.user)); };
    co_await in.with.database.write(std::move(forget));
    co_return *std::move(claimed.of);
}

} // namespace lacewing::identity
