#include "views/read_views.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "platform/core/text.hpp"
#include "views/built_in.hpp"
#include "views/store.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace lacewing::views {

namespace {

bool has_own_views(const access::actor& who, access::role role) {
    return role >= access::role::member && who.is == access::actor::kind::user;
}

} // namespace

outcome<view_list> list_views(db::reader& tx, const access::actor& who, organization_id org) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    auto saved = store::list_shared(tx, org);
    if (has_own_views(who, *role)) {
        std::ranges::move(store::list_personal(tx, org, who.user), std::back_inserter(saved));
    }
    std::ranges::sort(saved, {}, [](const view& each) {
        return std::pair{text::fold(each.name), each.id};
    });
    view_list found{
        .items = built_in_views(org), .versions = changes::versions_for(tx, org, *role)
    };
    std::ranges::move(saved, std::back_inserter(found.items));
    return found;
}

} // namespace lacewing::views
