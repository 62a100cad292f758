#include "members/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "members/change_role.hpp"
#include "members/find_people.hpp"
#include "members/list_members.hpp"
#include "platform/core/limits.hpp"
#include "platform/http/paging.hpp"

#include <ranges>
#include <utility>
#include <vector>

namespace lacewing::members {

namespace {

problem ids_invalid() {
    return {
        .status = 400,
        .code = "ids_invalid",
        .detail = "Ask for at most 100 ids, separated by commas.",
        .fields = {{"?ids", "ids_invalid", "Ask for at most 100 ids, separated by commas."}},
        .retry_after_s = {},
        .current = {}
    };
}

std::vector<uuid> ids_of(const http::request& of) {
    std::vector<uuid> ids;
    for (const auto part : std::views::split(of.find_query("ids").value_or(""), ',')) {
        const auto id = parse_uuid(std::string_view{part.begin(), part.end()});
        if (!id || ids.size() == limits::people_asked_max) throw refusal{ids_invalid()};
        ids.push_back(*id);
    }
    return ids;
}

task<http::reply> run_list_members(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) { return list_members(tx, who, org, page); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_find_people(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto ids = ids_of(of);
    auto operation = [&](db::reader& tx) { return find_people(tx, who, org, ids); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_change_role(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<member_id>(of, "member");
    const auto what = http::body_of<change_role_request>(of);
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return change_role(tx, by, org, which, what); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

} // namespace

http::endpoint list_members_endpoint(const services& with) {
    return {
        .id = "listMembers",
        .summary = "The members of an organization, the oldest membership first.",
        .run = [&with](http::request& of) { return run_list_members(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<member_page>(),
        .query =
            {{"cursor", "nextCursor of the page before."}, {"limit", "1 to 100; 50 by default."}}
    };
}

http::endpoint find_people_endpoint(const services& with) {
    return {
        .id = "findPeople",
        .summary = "The names of members and persons of an organization, by their ids.",
        .run = [&with](http::request& of) { return run_find_people(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<people>(),
        .query = {{"ids", "Up to 100 ids, separated by commas."}}
    };
}

http::endpoint change_role_endpoint(const services& with) {
    return {
        .id = "changeRole",
        .summary = "Makes another member an Editor or a Member.",
        .run = [&with](http::request& of) { return run_change_role(with, of); },
        .takes = schema::type_of<change_role_request>(),
        .gives = schema::type_of<member>()
    };
}

} // namespace lacewing::members
