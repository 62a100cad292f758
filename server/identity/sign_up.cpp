#include "identity/sign_up.hpp"

#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/mail_request.hpp"
#include "identity/rules.hpp"

#include <stdexcept>
#include <utility>

namespace lacewing::identity {

namespace {

/// Nobody can still verify it: the username is free again.
bool is_abandoned(const account& what, timestamp now) {
    const auto age = now.microseconds - what.created_at.microseconds;
    return !what.email_verified && age > limits::verification_link_s * microseconds_per_s;
}

enum class step { done, name_taken, lost_a_race };

step try_sign_up(db::transaction& tx, const module& in, const account& fresh) {
    const auto existing = store::find_account_by_email(tx, fold_email(fresh.email));
    const auto holder = store::find_account_by_username(tx, fold_username(fresh.username));
    const bool gives_way = existing && !existing->email_verified;
    // Said for every address alike, so that the answer tells nothing about the address.
    if (holder && !(gives_way && holder->uid == existing->uid)) {
        if (!is_abandoned(*holder, fresh.created_at)) return step::name_taken;
        store::remove_account(tx, holder->uid);
    }
    if (existing && existing->email_verified) {
        request_mail(tx, in, *existing, account_mail::already_registered);
        return step::done;
    }
    if (existing) store::remove_account(tx, existing->uid);
    if (!store::insert_account(tx, fresh)) return step::lost_a_race;
    const auto mail = existing ? account_mail::repeated_verification : account_mail::verification;
    request_mail(tx, in, fresh, mail);
    return step::done;
}

} // namespace

task<outcome<void>> sign_up(module& in, sign_up_request what, std::string network) {
    auto wrong = check_account(what.username, what.name, what.email, what.password);
    if (!wrong.empty()) co_return refused{invalid_fields(std::move(wrong))};

    const auto now = in.with.clock.now();
    const attempt_limit limit{.window_s = 3600, .count_max = in.how.sign_ups_per_network_per_hour};
    auto count = [key = "sign_up/" + network, limit, now](db::transaction& tx) {
        return count_attempt(tx, key, limit, now);
    };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    if (wait_s) co_return refused{too_many_attempts(*wait_s)};

    auto hash = co_await in.hasher.hash(std::move(what.password));
    account fresh{
        .uid = crypto::make_id<user_id>(in.with.random, now),
        .username = tidy(what.username),
        .name = tidy(what.name),
        .email = tidy(what.email),
        .email_verified = false,
        .password_hash = std::move(hash),
        .created_at = now,
    };
    auto insert = [&in, fresh = std::move(fresh)](db::transaction& tx) -> outcome<void> {
        // Whoever signs up at the same moment with the same name or address commits first; the
        // second look then sees it.
        for (int n = 0; n < 3; ++n) {
            const auto end = try_sign_up(tx, in, fresh);
            if (end == step::done) return {};
            if (end == step::name_taken) return refused{username_taken()};
        }
        throw std::runtime_error{"a sign-up met another one again and again"};
    };
    co_return co_await in.with.database.write(std::move(insert));
}

} // namespace lacewing::identity
