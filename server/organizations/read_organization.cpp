#include "organizations/read_organization.hpp"

#include "access/access.hpp"
#include "changes/act.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "organizations/store.hpp"

#include <utility>

namespace lacewing::organizations {

outcome<organization> read_organization(
    db::reader& tx, const access::actor& who, organization_id org
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    auto found = store::find_organization(tx, org);
    if (!found) return refused{access::missing(who)};

    found->versions = changes::versions_for(tx, org, *role);
    found->bug_count = bug_count(tx, org, access::reader_of(who, *role));
    if (*role >= access::role::member) {
        found->member_role = *role;
    } else {
        found->member_count = std::nullopt;
        found->members_edit_any_bug = std::nullopt;
        found->members_manage_keys = std::nullopt;
    }
    if (!access::allows(tx, who, access::action::see_join_code, {.org = org})) {
        found->join_code = std::nullopt;
    }
    return *std::move(found);
}

outcome<organization_list> list_organizations(db::reader& tx, const access::actor& who) {
    if (who.is != access::actor::kind::user) return refused{access::missing({})};
    organization_list found{
        .items = store::list_of_member(tx, who.user),
        .person_version = changes::version_of(tx, changes::person_of(who.user))
    };
    if (who.only) {
        std::erase_if(found.items, [&who](const auto& each) { return each.id != *who.only; });
    }
    for (auto& each : found.items) {
        const auto reader = access::reader_of(who, each.member_role.value_or(access::role::none));
        for (const auto& more : restricted_counts(tx, each.id, reader)) {
            each.bug_count += more.bugs;
        }
        each.versions =
            changes::versions_for(tx, each.id, each.member_role.value_or(access::role::none));
    }
    return found;
}

std::optional<organization> find_by_id_for_operator(db::reader& tx, organization_id org) {
    auto found = read_organization(
        tx, {.is = access::actor::kind::server_operator, .user = {}, .session = {}}, org
    );
    if (!found) return std::nullopt;
    return *std::move(found);
}

} // namespace lacewing::organizations
