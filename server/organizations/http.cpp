#include "organizations/http.hpp"

#include "changes/act.hpp"
#include "identity/attempts.hpp"
#include "identity/path.hpp"
#include "organizations/change_organization.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/delete_organization.hpp"
#include "organizations/hand_over.hpp"
#include "organizations/join_code.hpp"
#include "organizations/join_organization.hpp"
#include "organizations/leave_organization.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/read_tagged.hpp"
#include "organizations/remove_member.hpp"

#include <utility>
#include <variant>

namespace lacewing::organizations {

namespace {

task<http::reply> run_list(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    auto operation = [&](db::reader& tx) { return list_organizations(tx, who); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_create(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto what = http::body_of<create_organization_request>(of);
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) {
        return create_organization(tx, by, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> run_join(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto what = http::body_of<join_organization_request>(of);
    const auto by = changes::begin_act(who, with);
    const auto network = identity::network_of(of.client_address);
    auto operation = [&](db::transaction& tx) {
        return join_organization(tx, by, what.join_code, with.random, network);
    };
    auto joined = co_await with.database.write(std::move(operation));
    if (auto* why = std::get_if<problem>(&joined)) throw refusal{std::move(*why)};
    co_return http::json_reply(200, std::get<organization>(joined));
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    auto operation = [&](db::reader& tx) {
        const auto read = [&](db::reader& in) { return read_organization(in, who, org); };
        return read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_renew_join_code(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return renew_join_code(tx, by, org, with.random); };
    auto renewed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(renewed)));
}

task<http::reply> run_remove_member(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<member_id>(of, "member");
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) {
        return remove_member(tx, by, org, which, with.random);
    };
    auto removed = co_await with.database.write(std::move(operation));
    value(std::move(removed));
    co_return http::empty_reply();
}

task<http::reply> run_leave(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return leave_organization(tx, by, org); };
    auto left = co_await with.database.write(std::move(operation));
    value(std::move(left));
    co_return http::empty_reply();
}

task<http::reply> run_hand_over(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<hand_over_request>(of);
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return hand_over(tx, by, org, what); };
    auto handed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(handed)));
}

task<http::reply> run_change(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<change_organization_request>(of);
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return change_organization(tx, by, org, what); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

task<http::reply> run_delete(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) { return delete_organization(tx, by, org); };
    auto deleted = co_await with.database.write(std::move(operation));
    value(std::move(deleted));
    co_return http::empty_reply();
}

} // namespace

http::endpoint list_organizations_endpoint(const services& with) {
    return {
        .id = "listOrganizations",
        .summary = "The organizations whose member the reader is, by name, with exact counts.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<organization_list>()
    };
}

http::endpoint create_organization_endpoint(const services& with) {
    return {
        .id = "createOrganization",
        .summary = "Creates a private organization; its creator becomes the Owner.",
        .run = [&with](http::request& of) { return run_create(with, of); },
        .takes = schema::type_of<create_organization_request>(),
        .gives = schema::type_of<organization>(),
        .success = 201
    };
}

http::endpoint join_organization_endpoint(const services& with) {
    return {
        .id = "joinOrganization",
        .summary = "Makes the reader a Member of the organization with that join code.",
        .run = [&with](http::request& of) { return run_join(with, of); },
        .takes = schema::type_of<join_organization_request>(),
        .gives = schema::type_of<organization>()
    };
}

http::endpoint read_organization_endpoint(const services& with) {
    return {
        .id = "readOrganization",
        .summary = "An organization, with its join code for members.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<organization>()
    };
}

http::endpoint renew_join_code_endpoint(const services& with) {
    return {
        .id = "renewJoinCode",
        .summary = "Makes a new join code; the old one lets nobody in any more.",
        .run = [&with](http::request& of) { return run_renew_join_code(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<new_join_code>()
    };
}

http::endpoint remove_member_endpoint(const services& with) {
    return {
        .id = "removeMember",
        .summary = "Ends another one's membership and retires the join code.",
        .run = [&with](http::request& of) { return run_remove_member(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204
    };
}

http::endpoint leave_organization_endpoint(const services& with) {
    return {
        .id = "leaveOrganization",
        .summary = "Ends the reader's own membership; the Owner hands over first.",
        .run = [&with](http::request& of) { return run_leave(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204
    };
}

http::endpoint hand_over_endpoint(const services& with) {
    return {
        .id = "handOver",
        .summary = "Makes another member the Owner, and the former Owner an Editor.",
        .run = [&with](http::request& of) { return run_hand_over(with, of); },
        .takes = schema::type_of<hand_over_request>(),
        .gives = schema::type_of<organization>()
    };
}

http::endpoint change_organization_endpoint(const services& with) {
    return {
        .id = "changeOrganization",
        .summary = "Changes name, description, who may see it, and what its Members may.",
        .run = [&with](http::request& of) { return run_change(with, of); },
        .takes = schema::type_of<change_organization_request>(),
        .gives = schema::type_of<organization>()
    };
}

http::endpoint delete_organization_endpoint(const services& with) {
    return {
        .id = "deleteOrganization",
        .summary = "Takes the organization away from everybody; operators can bring it back.",
        .run = [&with](http::request& of) { return run_delete(with, of); },
        .takes = nullptr,
        .success = 204
    };
}

} // namespace lacewing::organizations
