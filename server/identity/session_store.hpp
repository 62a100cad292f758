#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of sessions and known browsers.
namespace lacewing::identity::store {

using secret_hash = std::span<const std::uint8_t>;

struct session_row {
    session_id id;
    user_id uid;
    timestamp created_at;
    timestamp last_seen_at;
    std::string user_agent;
};

void insert_session(db::transaction& tx, secret_hash token, const session_row& what);
/// One indexed read: it stands before every request. `user_agent` stays empty.
[[nodiscard]] std::optional<session_row> find_session(db::reader& tx, secret_hash token);
[[nodiscard]] std::optional<session_row> find_session_by_id(db::reader& tx, session_id id);
/// Sessions of one person, last used first, at most 100.
[[nodiscard]] std::vector<session_row> list_sessions(db::reader& tx, user_id uid);
/// The session goes on under another secret.
void set_token(db::transaction& tx, session_id id, secret_hash token);
void set_last_seen(db::transaction& tx, session_id id, timestamp now);
/// False where the person has no such session.
[[nodiscard]] bool remove_session(db::transaction& tx, user_id uid, session_id id);

[[nodiscard]] bool is_known_browser(db::reader& tx, secret_hash token, user_id uid);
void remember_browser(db::transaction& tx, secret_hash token, user_id uid, timestamp now);
void forget_browsers(db::transaction& tx, user_id uid);
/// All but the `count` that were used last.
void forget_old_browsers(db::transaction& tx, user_id uid, int count);

} // namespace lacewing::identity::store
