#include "projects/read_projects.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "organizations/counts.hpp"
#include "projects/statuses/store.hpp"
#include "projects/store.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace lacewing::projects {

namespace {

/// The restricted bugs that the reader may know count for them.
void add_restricted(
    db::reader& tx, organization_id org, const std::optional<uuid>& reader, std::span<project> to
) {
    for (const auto& each : organizations::restricted_counts(tx, org, reader)) {
        const auto of = std::ranges::find(to, each.in, &project::id);
        if (of == to.end()) continue;
        of->bug_count += each.bugs;
        of->open_bug_count += each.open_bugs;
    }
}

} // namespace

outcome<project_list> list_projects(db::reader& tx, const access::actor& who, organization_id org) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    project_list found{
        .items = store::list_projects(tx, org), .versions = changes::versions_for(tx, org, *role)
    };
    add_restricted(tx, org, access::reader_of(who, *role), found.items);
    return found;
}

outcome<project> read_project(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    const auto which = find_project(tx, org, id_or_key);
    if (!which) return refused{access::missing(who)};
    auto found = store::find_project(tx, org, *which);
    if (!found) return refused{access::missing(who)};
    add_restricted(tx, org, access::reader_of(who, *role), {&*found, 1});
    return *std::move(found);
}

std::optional<project_id> find_project(
    db::reader& tx, organization_id org, std::string_view id_or_key
) {
    const auto id = parse_uuid(id_or_key);
    return id ? project_id{*id} : store::find_by_key(tx, org, id_or_key);
}

std::optional<project> find_project(db::reader& tx, organization_id org, project_id which) {
    return store::find_project(tx, org, which);
}

std::optional<status> hold_status(
    db::transaction& tx, organization_id org, project_id in, status_id which
) {
    return store::hold_status(tx, org, in, which);
}

std::optional<status> hold_entry(db::transaction& tx, organization_id org, project_id in) {
    return store::hold_entry(tx, org, in);
}

std::vector<status> statuses_of(db::reader& tx, organization_id org, project_id which) {
    return store::list_statuses(tx, org, which);
}

} // namespace lacewing::projects
