#include "views/create_view.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "platform/core/id_problems.hpp"
#include "projects/read_projects.hpp"
#include "views/own_view.hpp"
#include "views/rules.hpp"
#include "views/store.hpp"
#include "views/view_changes.hpp"

#include <utility>

namespace lacewing::views {

namespace {

view view_of(const changes::act& by, organization_id org, const create_view_request& what) {
    view made;
    made.org_id = org;
    made.project_id = what.project_id;
    made.owner = by.who.user;
    made.name = what.name;
    made.query = what.query.value_or("");
    made.layout = what.layout.value_or(layout::list);
    made.columns = what.columns.value_or(std::vector<std::string>{});
    made.group_by = what.group_by.value_or(grouping::none);
    made.lanes_by = what.lanes_by.value_or(grouping::none);
    made.sort = what.sort.value_or("");
    made.hidden_columns = what.hidden_columns.value_or(std::vector<std::string>{});
    made.column_limits = what.column_limits.value_or(std::vector<column_limit>{});
    made.is_shared = what.is_shared.value_or(false);
    made.created_at = by.at;
    return made;
}

outcome<view> insert(db::transaction& tx, const changes::act& by, view made) {
    auto fine = checked(std::move(made));
    if (!fine) return fine;
    organizations::lock(tx, fine->org_id);
    if (const auto found = store::find_view(tx, fine->org_id, fine->id)) {
        fine->created_at = found->created_at;
        if (*found != *fine) return refused{id_taken()};
        return fine;
    }
    if (fine->project_id && !projects::find_project(tx, fine->org_id, *fine->project_id)) {
        return refused{
            bad_field("/projectID", "project_unknown", "The organization has no such project.")
        };
    }
    const auto fits = require_room(tx, by.who, fine->org_id, fine->is_shared);
    if (!fits) return refused{fits.error()};
    store::insert_view(tx, *fine);
    changes::record(tx, creation_of(by, *fine));
    return fine;
}

} // namespace

outcome<view> create_view(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_view_request& what,
    crypto::random_source& random
) {
    const auto right =
        what.is_shared.value_or(false) ? access::action::share_view : access::action::own_view;
    const auto may = access::require(tx, by.who, right, {.org = org});
    if (!may) return refused{may.error()};
    if (what.id && !is_uuid_v7(what.id->value)) {
        return refused{bad_field("/id", "wrong_format", "Send a UUID of version 7, or none.")};
    }
    auto made = view_of(by, org, what);
    made.id = what.id ? *what.id : crypto::make_id<view_id>(random, by.at);
    return insert(tx, by, std::move(made));
}

outcome<view> bring_back(db::transaction& tx, const changes::act& by, const view& gone) {
    const auto right = gone.is_shared ? access::action::share_view : access::action::own_view;
    const auto may = access::require(tx, by.who, right, {.org = gone.org_id});
    if (!may) return refused{may.error()};
    if (!gone.is_shared && gone.owner != by.who.user) return refused{access::missing(by.who)};
    return insert(tx, by, gone);
}

} // namespace lacewing::views
