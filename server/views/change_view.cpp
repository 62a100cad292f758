#include "views/change_view.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "views/own_view.hpp"
#include "views/rules.hpp"
#include "views/store.hpp"
#include "views/view_changes.hpp"

#include <utility>

namespace lacewing::views {

namespace {

view with_fields(view from, const change_view_request& what) {
    from.name = what.name.value_or(from.name);
    from.query = what.query.value_or(from.query);
    from.layout = what.layout.value_or(from.layout);
    from.columns = what.columns.value_or(from.columns);
    from.group_by = what.group_by.value_or(from.group_by);
    from.lanes_by = what.lanes_by.value_or(from.lanes_by);
    from.sort = what.sort.value_or(from.sort);
    from.hidden_columns = what.hidden_columns.value_or(from.hidden_columns);
    from.column_limits = what.column_limits.value_or(from.column_limits);
    return from;
}

/// Sharing and its opposite are both for those who may share.
outcome<void> share(db::reader& tx, const access::actor& who, view& which, bool is_shared) {
    const auto may = access::require(tx, who, access::action::share_view, {.org = which.org_id});
    if (!may) return refused{may.error()};
    const auto fits = require_room(tx, who, which.org_id, is_shared);
    if (!fits) return refused{fits.error()};
    which.is_shared = is_shared;
    if (!is_shared) which.owner = who.user;
    return {};
}

} // namespace

outcome<view> change_view(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    view_id which,
    const change_view_request& what
) {
    const auto sees = access::require(tx, by.who, access::action::own_view, {.org = org});
    if (!sees) return refused{sees.error()};
    organizations::lock(tx, org);
    const auto before = require_view(tx, by.who, org, which);
    if (!before) return before;
    auto after = checked(with_fields(*before, what));
    if (!after) return after;
    const bool is_shared = what.is_shared.value_or(before->is_shared);
    if (is_shared != before->is_shared) {
        const auto done = share(tx, by.who, *after, is_shared);
        if (!done) return refused{done.error()};
    }
    if (*after == *before) return after;
    store::update_view(tx, *after);
    // One that is shared leaves its owner's stream for the organization's, or comes back.
    for (const auto& each : changes_between(by, *before, *after)) changes::record(tx, each);
    return after;
}

} // namespace lacewing::views
