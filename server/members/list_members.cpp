#include "members/list_members.hpp"

#include "access/access.hpp"
#include "identity/find_names.hpp"
#include "members/store.hpp"

#include <span>
#include <unordered_map>
#include <utility>

namespace lacewing::members {

namespace {

void add_names(db::reader& tx, access::role reader, std::span<member> to) {
    std::vector<user_id> ids;
    for (const auto& each : to) ids.push_back(each.account);
    std::unordered_map<user_id, identity::named_user> names;
    for (auto& each : identity::find_names(tx, ids)) names.emplace(each.uid, std::move(each));

    const bool sees_addresses =
        reader >= access::permission_for(access::action::see_addresses).least;
    for (auto& each : to) {
        const auto found = names.find(each.account);
        if (found == names.end()) continue;
        each.member_name = found->second.display_name;
        each.profile_picture = found->second.photo_url;
        if (sees_addresses) each.member_email = found->second.email;
    }
}

} // namespace

outcome<member_page> list_members(
    db::reader& tx, const access::actor& who, organization_id org, const http::page_request& page
) {
    const auto role = access::require(tx, who, access::action::see_members, {.org = org});
    if (!role) return refused{role.error()};

    // One row more tells whether another page follows.
    member_page found{
        .items = store::list_members(tx, org, page.after, page.limit + 1),
        .next_cursor = std::nullopt
    };
    if (std::cmp_greater(found.items.size(), page.limit)) {
        found.items.pop_back();
        const auto& last = found.items.back();
        found.next_cursor =
            http::print_cursor({.number = last.joined_date.microseconds, .id = last.id.value});
    }
    add_names(tx, *role, found.items);
    return found;
}

member with_name(db::reader& tx, access::role reader, member whom) {
    add_names(tx, reader, {&whom, 1});
    return whom;
}

} // namespace lacewing::members
