#include "openid/store.hpp"

namespace lacewing::openid::store {

constexpr std::string_view insert_flow_row =
    "INSERT INTO openid_flows (state_hash, browser_hash, next_path, expires_at, link_to) "
    "VALUES ($1, $2, $3, $4, $5)";

void insert_flow(db::transaction& tx, secret_hash state, secret_hash browser, const flow& what) {
    tx.execute(insert_flow_row, state, browser, what.next_path, what.expires_at, what.link_to);
}

constexpr std::string_view delete_flow =
    "DELETE FROM openid_flows WHERE state_hash = $1 AND browser_hash = $2 "
    "RETURNING next_path, expires_at, link_to";

std::optional<flow> take_flow(db::transaction& tx, secret_hash state, secret_hash browser) {
    auto rows = tx.query(delete_flow, state, browser);
    if (!rows.next()) return std::nullopt;
    return flow{
        .next_path = rows.get<std::string>(0),
        .expires_at = rows.get<timestamp>(1),
        .link_to = rows.get<std::optional<user_id>>(2),
    };
}

constexpr std::string_view find_by_subject =
    "SELECT uid FROM openid_identities WHERE issuer = $1 AND subject = $2";

std::optional<user_id> find_identity(db::reader& tx, const identity_key& key) {
    auto rows = tx.query(find_by_subject, key.issuer, key.subject);
    if (!rows.next()) return std::nullopt;
    return rows.get<user_id>(0);
}

constexpr std::string_view insert_identity_row =
    "INSERT INTO openid_identities (issuer, subject, uid, created_at) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT DO NOTHING";

bool insert_identity(db::transaction& tx, const identity_key& key, user_id uid, timestamp now) {
    return tx.execute(insert_identity_row, key.issuer, key.subject, uid, now) == 1;
}

constexpr std::string_view find_of_person = "SELECT 1 FROM openid_identities WHERE uid = $1";

bool has_identity(db::reader& tx, user_id of) {
    return tx.query(find_of_person, of).next();
}

constexpr std::string_view delete_of_person = "DELETE FROM openid_identities WHERE uid = $1";

void remove_identities(db::transaction& tx, user_id of) {
    tx.execute(delete_of_person, of);
}

constexpr std::string_view upsert_pending_link =
    "INSERT INTO openid_pending_links "
    "(browser_hash, issuer, subject, uid, picture_url, next_path, expires_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (browser_hash) DO UPDATE SET "
    "issuer = excluded.issuer, subject = excluded.subject, uid = excluded.uid, "
    "picture_url = excluded.picture_url, next_path = excluded.next_path, "
    "expires_at = excluded.expires_at";

void replace_pending_link(db::transaction& tx, secret_hash browser, const pending_link& what) {
    tx.execute(
        upsert_pending_link,
        browser,
        what.key.issuer,
        what.key.subject,
        what.uid,
        what.picture_url,
        what.next_path,
        what.expires_at
    );
}

constexpr std::string_view find_pending_row =
    "SELECT issuer, subject, uid, picture_url, next_path, expires_at FROM openid_pending_links "
    "WHERE browser_hash = $1";

std::optional<pending_link> find_pending_link(db::reader& tx, secret_hash browser) {
    auto rows = tx.query(find_pending_row, browser);
    if (!rows.next()) return std::nullopt;
    return pending_link{
        .key = {.issuer = rows.get<std::string>(0), .subject = rows.get<std::string>(1)},
        .uid = rows.get<user_id>(2),
        .picture_url = rows.get<std::string>(3),
        .next_path = rows.get<std::string>(4),
        .expires_at = rows.get<timestamp>(5),
    };
}

constexpr std::string_view delete_pending_link =
    "DELETE FROM openid_pending_links WHERE browser_hash = $1";

void remove_pending_link(db::transaction& tx, secret_hash browser) {
    tx.execute(delete_pending_link, browser);
}

constexpr std::string_view delete_old_flows = "DELETE FROM openid_flows WHERE expires_at <= $1";
constexpr std::string_view delete_old_links =
    "DELETE FROM openid_pending_links WHERE expires_at <= $1";

void remove_expired(db::transaction& tx, timestamp now) {
    tx.execute(delete_old_flows, now);
    tx.execute(delete_old_links, now);
}

} // namespace lacewing::openid::store
