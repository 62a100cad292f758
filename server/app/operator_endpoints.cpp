#include "app/operator_endpoints.hpp"

#include "app/demo_data.hpp"
#include "app/example_texts.hpp"
#include "app/operator_types.hpp"
#include "identity/manage_accounts.hpp"
#include "identity/membership.hpp"
#include "imports/import_bugs.hpp"
#include "live/frames.hpp"
#include "platform/http/openapi.hpp"
#include "platform/http/reply.hpp"
#include "snapshot/lines/types.hpp"

namespace lacewing::app {

namespace {

task<http::reply> ping() {
    co_return http::json_reply(200, nothing{});
}

task<http::reply> import_batch(const services& with, http::request& asked) {
    auto what = http::body_of<imports::import_request>(asked);
    auto done = co_await imports::import_bugs(with, std::move(what));
    co_return http::json_reply(200, value(std::move(done)));
}

task<http::reply> import_ground(const services& with, http::request& asked) {
    auto what = http::body_of<imports::ground_request>(asked);
    auto found = co_await imports::survey_ground(with, std::move(what));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> begin_demo_data(modules& of, http::request& asked) {
    auto what = http::body_of<demo_wish>(asked);
    auto made = co_await begin_demo(of, what);
    co_return http::json_reply(200, value(std::move(made)));
}

task<http::reply> go_on_with_demo_data(modules& of, http::request& asked) {
    auto where = http::body_of<demo_place>(asked);
    auto far = co_await go_on_with_demo(of, where);
    co_return http::json_reply(200, value(std::move(far)));
}

task<http::reply> list_users(modules& of) {
    const auto found = co_await identity::list_accounts(of.identity);
    account_list listed;
    for (const auto& each : found) {
        listed.items.push_back(
            {each.uid, each.username, each.email, each.email_verified, each.created_at}
        );
    }
    co_return http::json_reply(200, listed);
}

task<http::reply> verify_user(modules& of, http::request& asked) {
    auto whose = http::body_of<account_address>(asked);
    auto done = co_await identity::verify_account(of.identity, std::move(whose.email));
    value(std::move(done));
    co_return http::json_reply(200, nothing{});
}

task<http::reply> end_sessions(modules& of, http::request& asked) {
    auto whose = http::body_of<account_address>(asked);
    auto ended = co_await identity::end_all_sessions(of.identity, std::move(whose.email));
    co_return http::json_reply(200, ended_sessions{value(std::move(ended))});
}

task<http::reply> set_membership(modules& of, http::request& asked) {
    auto what = http::body_of<account_membership>(asked);
    auto done = co_await identity::set_membership(of.identity, std::move(what.email), what.to);
    value(std::move(done));
    co_return http::json_reply(200, nothing{});
}

task<http::reply> show_contract(const http::router& of) {
    http::reply answer{
        .status = 200,
        .headers = {{"Content-Type", "application/json"}},
        .body = print_contract_of(of)
    };
    co_return answer;
}

/// What travels beside the answers of endpoints: frames, and lines of snapshots.
std::vector<const schema::type*> further_types() {
    auto types = live::frame_types();
    const auto lines = snapshot::line_types();
    types.insert(types.end(), lines.begin(), lines.end());
    return types;
}

} // namespace

std::string print_contract_of(const http::router& routes) {
    return http::openapi(
        routes,
        {
            .title = "Lacewing",
            .version = LACEWING_VERSION,
            .meaning =
                "The HTTP interface of the bug tracker Lacewing. The web client uses nothing else.",
            .schemes =
                {{.name = "session",
                  .is = http::contract::scheme::kind::cookie,
                  .cookie = "__Host-lacewing",
                  .meaning =
                      "Set by logging in. Called lacewing where the public address is plain http."},
                 {.name = "token",
                  .is = http::contract::scheme::kind::bearer,
                  .meaning = "A personal access token, or an organization's API key. Both open "
                             "organizations; neither opens the account (docs/access.md)."}},
            .open_to_all = access::anyone,
            .more_types = further_types(),
            .texts = example_texts(),
        }
    );
}

http::endpoint contract_endpoint(const http::router& of) {
    return {.id = "", .summary = "This document.", .run = [&of](http::request&) {
                return show_contract(of);
            }};
}

http::endpoint ping_endpoint() {
    return {.id = "ping", .summary = "Says that the server runs.", .run = [](http::request&) {
                return ping();
            }};
}

http::endpoint import_batch_endpoint(services& with) {
    return {
        .id = "importBatch",
        .summary = "Takes reports of another tracker in.",
        .run = [&with](http::request& asked) { return import_batch(with, asked); },
        .takes = schema::type_of<imports::import_request>(),
        .gives = schema::type_of<imports::import_result>(),
        .body_bytes_max = limits::import_batch_bytes_max,
    };
}

http::endpoint import_ground_endpoint(services& with) {
    return {
        .id = "importGround",
        .summary = "Says what an import can build on.",
        .run = [&with](http::request& asked) { return import_ground(with, asked); },
        .takes = schema::type_of<imports::ground_request>(),
        .gives = schema::type_of<imports::import_ground>(),
    };
}

http::endpoint demo_endpoint(modules& of) {
    return {
        .id = "beginDemo",
        .summary = "Begins the example organization, or takes up one that is not whole.",
        .run = [&of](http::request& asked) { return begin_demo_data(of, asked); },
        .takes = schema::type_of<demo_wish>(),
        .gives = schema::type_of<demo_sign_in>(),
    };
}

http::endpoint demo_step_endpoint(modules& of) {
    return {
        .id = "goOnWithDemo",
        .summary = "Makes the next step of the example organization.",
        .run = [&of](http::request& asked) { return go_on_with_demo_data(of, asked); },
        .takes = schema::type_of<demo_place>(),
        .gives = schema::type_of<demo_progress>(),
    };
}

http::endpoint list_users_endpoint(modules& of) {
    return {
        .id = "listUsers",
        .summary = "Lists all accounts.",
        .run = [&of](http::request&) { return list_users(of); },
        .gives = schema::type_of<account_list>(),
    };
}

http::endpoint verify_user_endpoint(modules& of) {
    return {
        .id = "verifyUser",
        .summary = "Verifies an account without its mail.",
        .run = [&of](http::request& asked) { return verify_user(of, asked); },
        .takes = schema::type_of<account_address>(),
    };
}

http::endpoint end_sessions_endpoint(modules& of) {
    return {
        .id = "endSessions",
        .summary = "Ends every session of an account.",
        .run = [&of](http::request& asked) { return end_sessions(of, asked); },
        .takes = schema::type_of<account_address>(),
        .gives = schema::type_of<ended_sessions>(),
    };
}

http::endpoint set_membership_endpoint(modules& of) {
    return {
        .id = "setMembership",
        .summary = "Says what an account has subscribed to.",
        .run = [&of](http::request& asked) { return set_membership(of, asked); },
        .takes = schema::type_of<account_membership>(),
    };
}

} // namespace lacewing::app
