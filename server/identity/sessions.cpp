#include "identity/sessions.hpp"

#include "changes/record.hpp"
#include "identity/session_store.hpp"
#include "platform/crypto/token.hpp"
#include "platform/http/endpoint.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::identity {

namespace {

/// By idleness or by age, whichever comes first.
timestamp end_of(const settings& how, const store::session_row& session) {
    return std::min(
        timestamp{session.last_seen_at.microseconds + how.session_idle_s * microseconds_per_s},
        timestamp{session.created_at.microseconds + how.session_absolute_s * microseconds_per_s}
    );
}

bool is_live(const settings& how, const store::session_row& session, timestamp now) {
    return now < end_of(how, session);
}

bool wants_note(const store::session_row& session, timestamp now) {
    const auto since = now.microseconds - session.last_seen_at.microseconds;
    return since >= limits::session_seen_every_s * microseconds_per_s;
}

task<void> note_seen(module& in, session_id id, timestamp now) {
    auto note = [id, now](db::transaction& tx) { store::set_last_seen(tx, id, now); };
    try {
        co_await in.with.database.write(std::move(note));
    } catch (const db::unavailable&) {
        // The note can wait for the next request; the read that is asked for may work.
    }
}

} // namespace

task<std::optional<access::actor>> find_session(module& in, std::string token) {
    if (token.size() != crypto::token_length) co_return std::nullopt;
    auto find = [hash = crypto::hash_token(token)](db::reader& tx) {
        return store::find_session(tx, hash);
    };
    const auto session = co_await in.with.database.read(std::move(find));
    const auto now = in.with.clock.now();
    if (!session || !is_live(in.how, *session, now)) co_return std::nullopt;
    if (wants_note(*session, now)) co_await note_seen(in, session->id, now);
    co_return access::actor{
        .is = access::actor::kind::user, .user = session->uid, .session = session->id
    };
}

std::optional<timestamp> session_end(db::reader& tx, const module& in, session_id id) {
    const auto session = store::find_session_by_id(tx, id);
    if (!session || !is_live(in.how, *session, in.with.clock.now())) return std::nullopt;
    return end_of(in.how, *session);
}

task<session_list> list_sessions(module& in, access::actor who) {
    auto list = [uid = who.user](db::reader& tx) { return store::list_sessions(tx, uid); };
    const auto rows = co_await in.with.database.read(std::move(list));
    session_list listed;
    const auto now = in.with.clock.now();
    for (const auto& row : rows) {
        if (!is_live(in.how, row, now)) continue;
        listed.items.push_back({
            .id = row.id,
            .created_at = row.created_at,
            .last_seen_at = row.last_seen_at,
            .user_agent = row.user_agent,
            .is_current = row.id == who.session,
        });
    }
    co_return listed;
}

task<outcome<void>> end_session(module& in, access::actor who, session_id id) {
    const auto by = changes::begin_act(who, in.with);
    auto end = [by, who, id](db::transaction& tx) -> outcome<void> {
        if (!end_session(tx, by, who.user, id)) return refused{http::not_found()};
        return {};
    };
    co_return co_await in.with.database.write(std::move(end));
}

task<void> end_other_sessions(module& in, access::actor who) {
    const auto by = changes::begin_act(who, in.with);
    auto end = [by, who](db::transaction& tx) { end_sessions(tx, by, who.user, who.session); };
    co_await in.with.database.write(std::move(end));
}

bool end_session(db::transaction& tx, const changes::act& by, user_id uid, session_id id) {
    if (!store::remove_session(tx, uid, id)) return false;
    const auto what = changes::change_by(
        by,
        changes::person_of(uid),
        changes::subject_kind::session,
        id.value,
        changes::action::removed
    );
    changes::record(tx, what);
    return true;
}

void make_room_for_session(
    db::transaction& tx, const module& in, const changes::act& by, user_id uid
) {
    int count = 0;
    for (const auto& row : store::list_sessions(tx, uid)) {
        const bool stays =
            is_live(in.how, row, by.at) && ++count < limits::sessions_per_account_max;
        if (!stays) end_session(tx, by, uid, row.id);
    }
}

int end_sessions(
    db::transaction& tx, const changes::act& by, user_id uid, std::optional<session_id> except
) {
    int count = 0;
    for (const auto& row : store::list_sessions(tx, uid)) {
        if (row.id != except && end_session(tx, by, uid, row.id)) ++count;
    }
    return count;
}

} // namespace lacewing::identity
