#pragma once

#include "access/actor.hpp"
#include "dashboard/types.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <optional>
#include <string>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::dashboard::store {

/// An organization whose member the user is.
struct place {
    organization_id org;
    std::string name;
    std::optional<uuid> reader; ///< as whom the user reads restricted bugs there
    bug_counts counts;
};

/// Those that the actor, a user, may see; in no particular order. Deleted organizations are not
/// found.
[[nodiscard]] std::vector<place> places_of(db::reader& tx, const access::actor& who);

/// A piece of a list: the newest `limit` bugs behind `before` that are not older than `since`.
struct range {
    http::page_position before;
    timestamp since;
    int limit = 0;
};

[[nodiscard]] std::vector<my_bug> list_of(
    db::reader& tx, const place& in, user_id who, bug_list which, const range& of
);

} // namespace lacewing::dashboard::store
