#include "projects/read_projects.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "projects/store.hpp"

#include <utility>

namespace lacewing::projects {

outcome<project_list> list_projects(db::reader& tx, const access::actor& who, organization_id org) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    return project_list{
        .items = store::list_projects(tx, org), .versions = changes::versions_for(tx, org, *role)
    };
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

std::vector<status> statuses_of(db::reader& tx, organization_id org, project_id which) {
    return store::list_statuses(tx, org, which);
}

} // namespace lacewing::projects
