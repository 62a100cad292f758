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
void set_names(db::transaction& tx, user_id uid, std::string_view username, std::string_view name);
/// Which is verified by that.
void set_email(db::transaction& tx, user_id uid, std::string_view email);

/// The row in `users`, 'free', where there is none yet.
void insert_user_if_missing(db::transaction& tx, user_id uid);
[[nodiscard]] std::optional<me> find_me(db::reader& tx, user_id uid);
void set_settings(db::transaction& tx, user_id uid, const person_settings& what);

/// What a link is good for.
enum class link_purpose {
    verify_address,
    remove_account,
    reset_password,
    change_email,
    undo_email
};

/// What a link's secret stands for.
struct link {
    user_id uid;
    std::string email; ///< the address that it is about, which is the one it was sent to
    timestamp expires_at;
};

/// Makes this the only link of its account for that purpose; one that undoes a change of address is
/// the only one for its address.
void replace_link(
    db::transaction& tx,
    std::span<const std::uint8_t> token_hash,
    link_purpose purpose,
    const link& what
);
[[nodiscard]] bool has_link(
    db::reader& tx, user_id uid, link_purpose purpose, std::string_view email
);
[[nodiscard]] std::optional<link> find_link(
    db::reader& tx, std::span<const std::uint8_t> token_hash, link_purpose purpose
);
/// The link, which is gone then.
[[nodiscard]] std::optional<link> take_link(
    db::transaction& tx, std::span<const std::uint8_t> token_hash, link_purpose purpose
);
/// Of every purpose but `undo_email`: who took over an account must not end the way back.
void remove_links(db::transaction& tx, user_id uid);
void remove_all_links(db::transaction& tx, user_id uid);
/// Makes the account of somebody who proved the address elsewhere: verified, without a password.
void set_verified_elsewhere(db::transaction& tx, user_id uid, std::string_view name);

} // namespace lacewing::identity::store
