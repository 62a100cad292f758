#pragma once

#include "changes/act.hpp"
#include "events/event.hpp"
#include "identity/module.hpp"
#include "identity/visit.hpp"
#include "platform/db/transaction.hpp"

#include <string>

namespace lacewing::identity {

/// A sign-in that was proved, with the secrets that it will give.
struct opening {
    user_id uid;
    session_id session;
    std::string session_token;
    std::string browser_token;
    visit from;
    changes::act by;
};

/// Writes the new session, of which the database keeps the token's hash alone. Ends the session
/// that the browser held before, remembers the browser, and at the first sign-in makes the row in
/// `users`. Owners of the person's organizations can read that they signed in.
void open_session(db::transaction& tx, const module& in, const opening& what);

/// A sign-in, or one that failed, as Owners are told of it.
[[nodiscard]] events::event sign_in_event(
    events::kind is, user_id who, const visit& from, timestamp at
);

} // namespace lacewing::identity
