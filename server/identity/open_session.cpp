#include "identity/open_session.hpp"

#include "events/record_event.hpp"
#include "identity/account_store.hpp"
#include "identity/session_store.hpp"
#include "identity/sessions.hpp"
#include "platform/crypto/token.hpp"

namespace lacewing::identity {

void open_session(db::transaction& tx, const module& in, const opening& what) {
    const auto now = what.by.at;
    store::insert_user_if_missing(tx, what.uid);
    if (what.from.session) {
        const auto before = store::find_session_by_id(tx, *what.from.session);
        if (before) end_session(tx, what.by, before->uid, before->id);
    }
    make_room_for_session(tx, in, what.by, what.uid);
    const store::session_row row{
        .id = what.session,
        .uid = what.uid,
        .created_at = now,
        .last_seen_at = now,
        .user_agent = what.from.user_agent,
    };
    store::insert_session(tx, crypto::hash_token(what.session_token), row);
    store::remember_browser(tx, crypto::hash_token(what.browser_token), what.uid, now);
    store::forget_old_browsers(tx, what.uid, limits::known_browsers_per_account_max);
    events::record_event_of_member(
        tx, what.uid, sign_in_event(events::kind::sign_in, what.uid, what.from, now)
    );
}

events::event sign_in_event(events::kind is, user_id who, const visit& from, timestamp at) {
    return {
        .is = is,
        .at = at,
        .actor = principal{.is = principal::kind::user, .value = who.value},
        .network = events::prefix_of(from.network)
    };
}

} // namespace lacewing::identity
