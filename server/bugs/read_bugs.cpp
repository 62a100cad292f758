#include "bugs/read_bugs.hpp"

#include "access/access.hpp"
#include "bugs/require_row.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"
#include "changes/log.hpp"
#include "organizations/counts.hpp"
#include "projects/numbering.hpp"
#include "projects/read_projects.hpp"

#include <utility>

namespace lacewing::bugs {

namespace {

http::page_position position_of(const bug& last, bool in_project) {
    if (in_project) return {.number = last.number, .id = last.id.value};
    return {.number = last.created.microseconds, .id = last.id.value};
}

} // namespace

outcome<bug> read_bug(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    const auto id = find_id(tx, org, id_or_key);
    if (!id) return refused{access::missing(who)};
    auto found = store::find_bug(tx, org, *id);
    if (!found) return refused{access::missing(who)};
    const auto sees = require_row(tx, who, access::action::see_content, *found);
    if (!sees) return refused{sees.error()};
    return std::move(found->shown);
}

outcome<bug_page> list_bugs(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::optional<std::string_view> project_id_or_key,
    const http::page_request& page
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};

    const auto reader = access::reader_of(who, *role);
    bug_page found;
    // One row more tells whether another page follows.
    if (project_id_or_key) {
        const auto in = projects::find_project(tx, org, *project_id_or_key);
        if (!in || !projects::find_project(tx, org, *in)) return refused{access::missing(who)};
        found.items = store::list_of_project(tx, org, reader, *in, page.after, page.limit + 1);
        found.total = projects::bug_count(tx, org, *in, reader);
    } else {
        found.items = store::list_of_organization(tx, org, reader, page.after, page.limit + 1);
        found.total = organizations::bug_count(tx, org, reader);
    }
    if (std::cmp_greater(found.items.size(), page.limit)) {
        found.items.pop_back();
        found.next_cursor =
            http::print_cursor(position_of(found.items.back(), project_id_or_key.has_value()));
    }
    found.versions = changes::versions_for(tx, org, *role);
    return found;
}

std::optional<bug_id> find_id(db::reader& tx, organization_id org, std::string_view id_or_key) {
    if (const auto id = parse_uuid(id_or_key)) return bug_id{*id};
    const auto key = parse_key(id_or_key);
    if (!key) return std::nullopt;
    const auto in = projects::find_project(tx, org, key->project);
    if (!in) return std::nullopt;
    const auto found = store::find_by_number(tx, org, *in, key->number);
    return found ? found : store::find_by_former_key(tx, org, *in, key->number);
}

bool exists(db::reader& tx, organization_id org, bug_id which) {
    return store::find_bug(tx, org, which).has_value();
}

} // namespace lacewing::bugs
