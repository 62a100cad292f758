#include "identity/create_verified_account.hpp"

#include "identity/account_store.hpp"
#include "identity/rules.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

problem email_taken() {
    return invalid_fields({{"/email", "email_taken", "This address has an account already."}});
}

/// A verified account stays; one that was never verified gives way.
bool is_free(db::transaction& tx, const std::optional<account>& holder) {
    if (!holder) return true;
    if (holder->email_verified) return false;
    store::remove_account(tx, holder->uid);
    return true;
}

} // namespace

task<outcome<user_id>> create_verified_account(module& in, new_account what) {
    auto wrong = check_account(what.username, what.name, what.email, what.password);
    if (!wrong.empty()) co_return refused{invalid_fields(std::move(wrong))};

    auto hash = co_await in.hasher.hash(std::move(what.password));
    const auto now = in.with.clock.now();
    account fresh{
        .uid = crypto::make_id<user_id>(in.with.random, now),
        .username = tidy(what.username),
        .name = tidy(what.name),
        .email = tidy(what.email),
        .email_verified = true,
        .password_hash = std::move(hash),
        .created_at = now,
    };
    auto insert = [fresh = std::move(fresh)](db::transaction& tx) -> outcome<user_id> {
        auto done = insert_verified_account(tx, fresh);
        if (!done) return refused{std::move(done).error()};
        return fresh.uid;
    };
    co_return co_await in.with.database.write(std::move(insert));
}

outcome<void> insert_verified_account(db::transaction& tx, const account& whole) {
    const auto by_email = store::find_account_by_email(tx, fold_email(whole.email));
    if (!is_free(tx, by_email)) return refused{email_taken()};
    const auto by_name = store::find_account_by_username(tx, fold_username(whole.username));
    if (!is_free(tx, by_name)) return refused{username_taken()};
    if (!store::insert_account(tx, whole)) return refused{username_taken()};
    return {};
}

} // namespace lacewing::identity
