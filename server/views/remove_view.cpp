#include "views/remove_view.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "views/own_view.hpp"
#include "views/store.hpp"
#include "views/view_changes.hpp"

namespace lacewing::views {

outcome<void> remove_view(
    db::transaction& tx, const changes::act& by, organization_id org, view_id which
) {
    const auto sees = access::require(tx, by.who, access::action::own_view, {.org = org});
    if (!sees) return refused{sees.error()};
    organizations::lock(tx, org);
    const auto gone = require_view(tx, by.who, org, which);
    if (!gone) return refused{gone.error()};
    store::delete_view(tx, org, which);
    changes::record(tx, removal_of(by, *gone));
    return {};
}

} // namespace lacewing::views
