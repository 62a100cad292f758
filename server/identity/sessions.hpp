#pragma once

#include "access/actor.hpp"
#include "changes/act.hpp"
#include "identity/module.hpp"
#include "identity/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <optional>
#include <string>

namespace lacewing::identity {

/// Who a session's secret stands for; nothing where it is unknown, or ended by idleness or age.
/// Notes, at most every ten minutes, that the session was seen.
[[nodiscard]] task<std::optional<access::actor>> find_session(module& in, std::string token);

/// When a session ends if nothing more is seen of it; nothing where it has ended. For sockets,
/// which outlive requests.
[[nodiscard]] std::optional<timestamp> session_end(db::reader& tx, const module& in, session_id id);

/// One's own sessions that hold, last used first.
[[nodiscard]] task<session_list> list_sessions(module& in, access::actor who);

/// Ends one of the actor's own sessions. 404 `not_found` where it is none of theirs.
[[nodiscard]] task<outcome<void>> end_session(module& in, access::actor who, session_id id);

/// Ends all of the actor's own sessions but the one they came with.
[[nodiscard]] task<void> end_other_sessions(module& in, access::actor who);

/// Ends one session in the caller's transaction, recorded on the person's stream; false where the
/// person has no such session.
bool end_session(db::transaction& tx, const changes::act& by, user_id uid, session_id id);

/// Ends those of the person's sessions that no longer hold, and the oldest where there are as many
/// as limits::sessions_per_account_max, so that there is room for one more.
void make_room_for_session(
    db::transaction& tx, const module& in, const changes::act& by, user_id uid
);

/// Ends the person's sessions, but `except`, in the caller's transaction. Each end is a change on
/// the person's stream, by which open sockets learn of it. Returns how many ended.
int end_sessions(
    db::transaction& tx, const changes::act& by, user_id uid, std::optional<session_id> except
);

} // namespace lacewing::identity
