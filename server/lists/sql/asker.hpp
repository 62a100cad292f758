#pragma once

#include "access/access.hpp"

#include <optional>

namespace lacewing::lists {

/// For whom a list is made.
struct asker {
    organization_id org;
    std::optional<uuid> reader; ///< as whom restricted bugs are read: access::reader_of
    std::optional<uuid> self;   ///< whom `@me` means; nobody where nobody is signed in
    bool sees_members = false;  ///< may know people by their names
    access::role role = access::role::none;
};

[[nodiscard]] inline asker asker_of(
    db::reader& tx, const access::actor& who, organization_id org, access::role role
) {
    asker made{.org = org, .reader = access::reader_of(who, role), .self = {}, .role = role};
    if (const auto principal = who.as_principal()) made.self = principal->value;
    made.sees_members = access::allows(tx, who, access::action::see_members, {.org = org});
    return made;
}

} // namespace lacewing::lists
