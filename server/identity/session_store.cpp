#include "identity/session_store.hpp"

namespace lacewing::identity::store {

constexpr std::string_view insert_session_row =
    "INSERT INTO sessions (token_hash, id, uid, created_at, last_seen_at, user_agent) "
    "VALUES ($1, $2, $3, $4, $5, $6)";

void insert_session(db::transaction& tx, secret_hash token, const session_row& what) {
    tx.execute(
        insert_session_row,
        token,
        what.id,
        what.uid,
        what.created_at,
        what.last_seen_at,
        what.user_agent
    );
}

constexpr std::string_view find_by_token =
    "SELECT id, uid, created_at, last_seen_at FROM sessions WHERE token_hash = $1";

std::optional<session_row> find_session(db::reader& tx, secret_hash token) {
    auto rows = tx.query(find_by_token, token);
    if (!rows.next()) return std::nullopt;
    return session_row{
        .id = rows.get<session_id>(0),
        .uid = rows.get<user_id>(1),
        .created_at = rows.get<timestamp>(2),
        .last_seen_at = rows.get<timestamp>(3),
        .user_agent = {},
    };
}

constexpr std::string_view find_by_id =
    "SELECT id, uid, created_at, last_seen_at FROM sessions WHERE id = $1";

std::optional<session_row> find_session_by_id(db::reader& tx, session_id id) {
    auto rows = tx.query(find_by_id, id);
    if (!rows.next()) return std::nullopt;
    return session_row{
        .id = rows.get<session_id>(0),
        .uid = rows.get<user_id>(1),
        .created_at = rows.get<timestamp>(2),
        .last_seen_at = rows.get<timestamp>(3),
        .user_agent = {},
    };
}

constexpr std::string_view list_rows =
    "SELECT id, uid, created_at, last_seen_at, user_agent FROM sessions WHERE uid = $1 "
    "ORDER BY last_seen_at DESC, id LIMIT 100";

std::vector<session_row> list_sessions(db::reader& tx, user_id uid) {
    std::vector<session_row> found;
    auto rows = tx.query(list_rows, uid);
    while (rows.next()) {
        found.push_back({
            .id = rows.get<session_id>(0),
            .uid = rows.get<user_id>(1),
            .created_at = rows.get<timestamp>(2),
            .last_seen_at = rows.get<timestamp>(3),
            .user_agent = rows.get<std::string>(4),
        });
    }
    return found;
}

constexpr std::string_view update_token = "UPDATE sessions SET token_hash = $2 WHERE id = $1";

void set_token(db::transaction& tx, session_id id, secret_hash token) {
    tx.execute(update_token, id, token);
}

constexpr std::string_view update_last_seen =
    "UPDATE sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2";

void set_last_seen(db::transaction& tx, session_id id, timestamp now) {
    tx.execute(update_last_seen, id, now);
}

constexpr std::string_view delete_session = "DELETE FROM sessions WHERE id = $1 AND uid = $2";

bool remove_session(db::transaction& tx, user_id uid, session_id id) {
    return tx.execute(delete_session, id, uid) == 1;
}

constexpr std::string_view find_browser =
    "SELECT 1 FROM known_browsers WHERE token_hash = $1 AND uid = $2";

bool is_known_browser(db::reader& tx, secret_hash token, user_id uid) {
    return tx.query(find_browser, token, uid).next();
}

constexpr std::string_view upsert_browser =
    "INSERT INTO known_browsers (token_hash, uid, last_used_at) VALUES ($1, $2, $3) "
    "ON CONFLICT (token_hash) DO UPDATE SET last_used_at = excluded.last_used_at";

void remember_browser(db::transaction& tx, secret_hash token, user_id uid, timestamp now) {
    tx.execute(upsert_browser, token, uid, now);
}

constexpr std::string_view delete_browsers = "DELETE FROM known_browsers WHERE uid = $1";

void forget_browsers(db::transaction& tx, user_id uid) {
    tx.execute(delete_browsers, uid);
}

constexpr std::string_view delete_old_browsers =
    "DELETE FROM known_browsers WHERE uid = $1 AND token_hash NOT IN "
    "(SELECT token_hash FROM known_browsers WHERE uid = $1 "
    "ORDER BY last_used_at DESC, token_hash LIMIT $2)";

void forget_old_browsers(db::transaction& tx, user_id uid, int count) {
    tx.execute(delete_old_browsers, uid, count);
}

} // namespace lacewing::identity::store
