#include "organizations/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/join_organization.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/read_tagged.hpp"

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
    auto operation = [&](db::transaction& tx) {
        return join_organization(tx, by, what.join_code, with.random);
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

} // namespace lacewing::organizations
