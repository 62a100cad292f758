#pragma once

#include "events/event.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::events {

/// Keeps that it happened in the organization, in the caller's transaction. The same again (by the
/// same actor, from the same network, about the same) within limits::event_counted_s is counted in
/// the first one's row. Forgets what is older than limits::event_kept_days.
void record_event(db::transaction& tx, organization_id org, const event& what);

/// The same in every organization that the user is a member of now; nothing where there is none. Of
/// whoever is no member anywhere it costs as many statements, so that the time tells nothing.
void record_event_of_member(db::transaction& tx, user_id who, const event& what);

/// What happened before then is forgotten, or will be with the next event.
[[nodiscard]] timestamp kept_since(timestamp now);

/// As if that one, which `record_event_of_member` has just kept, had not been.
void take_event_back(db::transaction& tx, user_id who, const event& what);

/// Forgets where a person signed in, everywhere: for one who goes.
void forget_networks_of(db::transaction& tx, user_id who);

} // namespace lacewing::events
