#pragma once

#include "identity/account.hpp"
#include "identity/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The SQL of accounts, users and links.
namespace lacewing::identity::store {

[[nodiscard]] std::optional<account> find_account(db::reader& tx, user_id uid);
[[nodiscard]] std::optional<account> find_account_by_email(
    db::reader& tx, std::string_view email_folded
);
[[nodiscard]] std::optional<account> find_account_by_username(
    db::reader& tx, std::string_view username_folded
);

/// Oldest first, without password hashes.
[[nodiscard]] std::vector<account> list_accounts(db::reader& tx, int limit);

/// False where another account has the address or the username: then nothing was inserted.
[[nodiscard]] bool insert_account(db::transaction& tx, const account& what);
/// With everything that belongs to it.
void remove_account(db::transaction& tx, user_id uid);
void set_email_verified(db::transaction& tx, user_id uid);
void set_password_hash(db::transaction& tx, user_id uid, std::string_view password_hash);

/// The row in `users`, 'free', where there is none yet.
void insert_user_if_missing(db::transaction& tx, user_id uid);
[[nodiscard]] std::optional<me> find_me(db::reader& tx, user_id uid);

/// What a link's secret stands for.
struct link {
    user_id uid;
    std::string email; ///< the address that it was sent to
    timestamp expires_at;
};

/// Makes this the only verification link of its account.
void replace_link(db::transaction& tx, std::span<const std::uint8_t> token_hash, const link& what);
/// The link, which is gone then.
[[nodiscard]] std::optional<link> take_link(
    db::transaction& tx, std::span<const std::uint8_t> token_hash
);
void remove_links(db::transaction& tx, user_id uid);

} // namespace lacewing::identity::store
