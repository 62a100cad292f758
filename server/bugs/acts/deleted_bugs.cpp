#include "bugs/acts/deleted_bugs.hpp"

#include "access/access.hpp"
#include "bugs/store.hpp"

#include <optional>
#include <utility>

namespace lacewing::bugs {

outcome<deleted_bug_list> list_deleted_bugs(
    db::reader& tx, const access::actor& who, organization_id org, const http::page_request& page
) {
    const access::subject own{.org = org, .author = who.as_principal()};
    const auto role = access::require(tx, who, access::action::withhold_own_bug, own);
    if (!role) return refused{role.error()};
    const bool is_for_all = *role >= access::permission_for(access::action::withhold_any_bug).least;
    std::optional<principal> author;
    if (!is_for_all) author = who.as_principal();

    deleted_bug_list found;
    const auto reader = access::reader_of(who, *role);
    // One row more tells whether another page follows.
    found.items = store::list_deleted(tx, org, reader, author, page.after, page.limit + 1);
    if (std::cmp_greater(found.items.size(), page.limit)) {
        found.items.pop_back();
        const auto& last = found.items.back();
        found.next_cursor =
            http::print_cursor({.number = last.deleted->microseconds, .id = last.id.value});
    }
    return found;
}

} // namespace lacewing::bugs
