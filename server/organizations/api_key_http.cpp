#include "organizations/api_key_http.hpp"

#include "identity/path.hpp"

#include <utility>

namespace lacewing::organizations {

namespace {

task<http::reply> run_read(const keys::module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    auto operation = [&](db::reader& tx) { return keys::read_api_key(tx, in, who, org); };
    auto found = co_await in.with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_renew(const keys::module& in, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto by = changes::begin_act(who, in.with);
    auto operation = [&](db::transaction& tx) { return keys::renew_api_key(tx, in, by, org); };
    auto made = co_await in.with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

} // namespace

http::endpoint read_api_key_endpoint(const keys::module& in) {
    return {
        .id = "readApiKey",
        .summary = "The organization's API key, and when it was last used.",
        .run = [&in](http::request& of) { return run_read(in, of); },
        .takes = nullptr,
        .gives = schema::type_of<keys::shown_key>()
    };
}

http::endpoint renew_api_key_endpoint(const keys::module& in) {
    return {
        .id = "renewApiKey",
        .summary = "Makes a new API key; the one before stops working at once.",
        .run = [&in](http::request& of) { return run_renew(in, of); },
        .takes = nullptr,
        .gives = schema::type_of<keys::shown_key>(),
        .success = 201
    };
}

} // namespace lacewing::organizations
