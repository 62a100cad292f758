#include "identity/account_store.hpp"

#include "identity/rules.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <array>
#include <utility>

namespace lacewing::identity::store {

namespace {

account account_of(const db::result& row) {
    return {
        .uid = row.get<user_id>(0),
        .username = row.get<std::string>(1),
        .name = row.get<std::string>(2),
        .email = row.get<std::string>(3),
        .email_verified = row.get<bool>(4),
        .password_hash = row.get<std::string>(5),
        .created_at = row.get<timestamp>(6),
    };
}

constexpr std::array<std::string_view, 5> purpose_words{
    "verify_address", "remove_account", "reset_password", "change_email", "undo_email"
};

// What another version of this program kept there and this one does not know counts as not chosen.
person_settings settings_of(const std::optional<std::string>& stored) {
    if (!stored) return {};
    return schema::parse<person_settings>(*stored).value_or(person_settings{});
}

std::string_view word_of(link_purpose purpose) {
    return purpose_words.at(static_cast<std::size_t>(purpose));
}

std::optional<link> read_link(db::result rows) {
    if (!rows.next()) return std::nullopt;
    return link{
        .uid = rows.get<user_id>(0),
        .email = rows.get<std::string>(1),
        .expires_at = rows.get<timestamp>(2),
    };
}

std::optional<account> read_account(db::result rows) {
    if (!rows.next()) return std::nullopt;
    return account_of(rows);
}

} // namespace

constexpr std::string_view find_by_uid =
    "SELECT uid, username, name, email, email_verified, password_hash, created_at "
    "FROM accounts WHERE uid = $1";

std::optional<account> find_account(db::reader& tx, user_id uid) {
    return read_account(tx.query(find_by_uid, uid));
}

constexpr std::string_view find_by_email =
    "SELECT uid, username, name, email, email_verified, password_hash, created_at "
    "FROM accounts WHERE email_folded = $1";

std::optional<account> find_account_by_email(db::reader& tx, std::string_view email_folded) {
    return read_account(tx.query(find_by_email, email_folded));
}

constexpr std::string_view find_by_username =
    "SELECT uid, username, name, email, email_verified, password_hash, created_at "
    "FROM accounts WHERE username_folded = $1";

std::optional<account> find_account_by_username(db::reader& tx, std::string_view username_folded) {
    return read_account(tx.query(find_by_username, username_folded));
}

constexpr std::string_view list_all =
    "SELECT uid, username, name, email, email_verified, '', created_at FROM accounts "
    "ORDER BY created_at, uid LIMIT $1";

std::vector<account> list_accounts(db::reader& tx, int limit) {
    std::vector<account> listed;
    auto rows = tx.query(list_all, limit);
    while (rows.next()) listed.push_back(account_of(rows));
    return listed;
}

constexpr std::string_view insert_account_row =
    "INSERT INTO accounts (uid, username, username_folded, name, email, email_folded, "
    "email_verified, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
    "ON CONFLICT DO NOTHING";

bool insert_account(db::transaction& tx, const account& what) {
    const auto username_folded = fold_username(what.username);
    const auto email_folded = fold_email(what.email);
    return tx.execute(
               insert_account_row,
               what.uid,
               what.username,
               username_folded,
               what.name,
               what.email,
               email_folded,
               what.email_verified,
               what.password_hash,
               what.created_at
           ) == 1;
}

constexpr std::string_view delete_account = "DELETE FROM accounts WHERE uid = $1";

void remove_account(db::transaction& tx, user_id uid) {
    tx.execute(delete_account, uid);
}

constexpr std::string_view verify_account =
    "UPDATE accounts SET email_verified = TRUE WHERE uid = $1";

void set_email_verified(db::transaction& tx, user_id uid) {
    tx.execute(verify_account, uid);
}

constexpr std::string_view update_password =
    "UPDATE accounts SET password_hash = $2 WHERE uid = $1";

void set_password_hash(db::transaction& tx, user_id uid, std::string_view password_hash) {
    tx.execute(update_password, uid, password_hash);
}

constexpr std::string_view update_names =
    "UPDATE accounts SET username = $2, username_folded = $3, name = $4 WHERE uid = $1";

void set_names(db::transaction& tx, user_id uid, std::string_view username, std::string_view name) {
    const auto folded = fold_username(username);
    tx.execute(update_names, uid, username, folded, name);
}

constexpr std::string_view update_email =
    "UPDATE accounts SET email = $2, email_folded = $3, email_verified = TRUE WHERE uid = $1";

void set_email(db::transaction& tx, user_id uid, std::string_view email) {
    const auto folded = fold_email(email);
    tx.execute(update_email, uid, email, folded);
}

constexpr std::string_view insert_user =
    "INSERT INTO users (uid, membership_type) VALUES ($1, 'free') ON CONFLICT DO NOTHING";

void insert_user_if_missing(db::transaction& tx, user_id uid) {
    tx.execute(insert_user, uid);
}

constexpr std::string_view find_me_row =
    "SELECT a.uid, a.username, a.name, a.email, a.email_verified, a.photo_url, "
    "u.membership_type, a.password_hash <> '', s.settings "
    "FROM accounts a JOIN users u ON u.uid = a.uid "
    "LEFT JOIN person_settings s ON s.uid = a.uid WHERE a.uid = $1";

std::optional<me> find_me(db::reader& tx, user_id uid) {
    auto rows = tx.query(find_me_row, uid);
    if (!rows.next()) return std::nullopt;
    return me{
        .uid = rows.get<user_id>(0),
        .display_name = rows.get<std::string>(1),
        .name = rows.get<std::string>(2),
        .email = rows.get<std::string>(3),
        .email_verified = rows.get<bool>(4),
        .photo_url = rows.get<std::optional<std::string>>(5),
        .membership_type = rows.get<std::string>(6),
        .has_password = rows.get<bool>(7),
        .settings = settings_of(rows.get<std::optional<std::string>>(8)),
    };
}

constexpr std::string_view upsert_settings =
    "INSERT INTO person_settings (uid, settings) VALUES ($1, $2) "
    "ON CONFLICT (uid) DO UPDATE SET settings = excluded.settings";

void set_settings(db::transaction& tx, user_id uid, const person_settings& what) {
    tx.execute(upsert_settings, uid, schema::to_json(what));
}

constexpr std::string_view insert_link =
    "INSERT INTO account_links (token_hash, uid, purpose, email, expires_at) "
    "VALUES ($1, $2, $3, $4, $5)";

constexpr std::string_view delete_links_of_purpose =
    "DELETE FROM account_links WHERE uid = $1 AND purpose = $2";

constexpr std::string_view delete_links_of_address =
    "DELETE FROM account_links WHERE uid = $1 AND purpose = $2 AND email = $3";

void replace_link(
    db::transaction& tx,
    std::span<const std::uint8_t> token_hash,
    link_purpose purpose,
    const link& what
) {
    const auto word = word_of(purpose);
    if (purpose == link_purpose::undo_email) {
        tx.execute(delete_links_of_address, what.uid, word, what.email);
    } else {
        tx.execute(delete_links_of_purpose, what.uid, word);
    }
    tx.execute(insert_link, token_hash, what.uid, word, what.email, what.expires_at);
}

constexpr std::string_view find_link_to =
    "SELECT 1 FROM account_links WHERE uid = $1 AND purpose = $2 AND email = $3";

bool has_link(db::reader& tx, user_id uid, link_purpose purpose, std::string_view email) {
    return tx.query(find_link_to, uid, word_of(purpose), email).next();
}

constexpr std::string_view select_link =
    "SELECT uid, email, expires_at FROM account_links WHERE token_hash = $1 AND purpose = $2";

std::optional<link> find_link(
    db::reader& tx, std::span<const std::uint8_t> token_hash, link_purpose purpose
) {
    return read_link(tx.query(select_link, token_hash, word_of(purpose)));
}

constexpr std::string_view delete_link =
    "DELETE FROM account_links WHERE token_hash = $1 AND purpose = $2 "
    "RETURNING uid, email, expires_at";

std::optional<link> take_link(
    db::transaction& tx, std::span<const std::uint8_t> token_hash, link_purpose purpose
) {
    return read_link(tx.query(delete_link, token_hash, word_of(purpose)));
}

constexpr std::string_view delete_links =
    "DELETE FROM account_links WHERE uid = $1 AND purpose <> 'undo_email'";

void remove_links(db::transaction& tx, user_id uid) {
    tx.execute(delete_links, uid);
}

constexpr std::string_view delete_all_links = "DELETE FROM account_links WHERE uid = $1";

void remove_all_links(db::transaction& tx, user_id uid) {
    tx.execute(delete_all_links, uid);
}

constexpr std::string_view verify_elsewhere =
    "UPDATE accounts SET email_verified = TRUE, password_hash = '', name = $2 WHERE uid = $1";

void set_verified_elsewhere(db::transaction& tx, user_id uid, std::string_view name) {
    tx.execute(verify_elsewhere, uid, name);
}

} // namespace lacewing::identity::store
