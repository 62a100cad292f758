#include "openid/http.hpp"

#include "changes/act.hpp"
#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "identity/sign_in_http.hpp"
#include "openid/limits.hpp"
#include "openid/link_identity.hpp"
#include "openid/sign_in.hpp"

#include <utility>

namespace lacewing::openid {

namespace {

/// Binds a flow to the browser in which it began.
std::string_view flow_cookie(const module& in) {
    return identity::is_https(in.identity.how) ? "__Host-lacewing-google" : "lacewing-google";
}

std::string flow_token_of(const module& in, const http::request& of) {
    return std::string{of.find_cookie(flow_cookie(in)).value_or("")};
}

http::reply reply_to(const module& in, const ended_sign_in& how) {
    auto answer = http::json_reply(200, how.told);
    if (!how.session) return answer;
    identity::add_sign_in_cookies(
        answer, in.identity, how.session->session_token, how.session->browser_token
    );
    answer.headers.push_back(identity::set_cookie(in.identity.how, flow_cookie(in), "", 0));
    return answer;
}

http::reply reply_to_begun(const module& in, const begun_sign_in& begun) {
    auto answer = http::json_reply(200, begun.told);
    answer.headers.push_back(identity::set_cookie(
        in.identity.how, flow_cookie(in), begun.browser_token, limits::openid_flow_s * 2
    ));
    return answer;
}

task<http::reply> start_reply(module& in, http::request& of) {
    identity::require_secure(in.identity, of);
    auto what = http::body_of<start_request>(of);
    auto network = identity::visit_of(in.identity, of).network;
    auto result = co_await begin_sign_in(in, std::move(what), std::move(network));
    const auto begun = value(std::move(result));
    co_return reply_to_begun(in, begun);
}

task<http::reply> link_state_reply(module& in, http::request& of) {
    const auto who = identity::signed_in_user(of);
    auto find = [&in, who](db::reader& tx) { return find_link_state(tx, in, who); };
    const auto found = co_await in.with.database.read(std::move(find));
    co_return http::json_reply(200, found);
}

task<http::reply> begin_link_reply(module& in, http::request& of) {
    identity::require_secure(in.identity, of);
    identity::signed_in_user(of);
    auto what = http::body_of<begin_link_request>(of);
    auto network = identity::visit_of(in.identity, of).network;
    const auto who = identity::actor_of(of);
    auto result = co_await begin_link(in, who, std::move(what), std::move(network));
    const auto begun = value(std::move(result));
    co_return reply_to_begun(in, begun);
}

task<http::reply> unlink_reply(module& in, http::request& of) {
    identity::signed_in_user(of);
    const auto by = changes::begin_act(identity::actor_of(of), in.with);
    auto unlink = [by](db::transaction& tx) { return unlink_identity(tx, by); };
    auto done = co_await in.with.database.write(std::move(unlink));
    value(std::move(done));
    co_return http::empty_reply();
}

task<http::reply> finish_reply(module& in, http::request& of) {
    identity::require_secure(in.identity, of);
    auto what = http::body_of<finish_request>(of);
    auto token = flow_token_of(in, of);
    auto from = identity::visit_of(in.identity, of);
    const auto who = identity::actor_of(of);
    auto result =
        co_await finish_sign_in(in, std::move(what), std::move(token), std::move(from), who);
    const auto ended = value(std::move(result));
    co_return reply_to(in, ended);
}

task<http::reply> link_reply(module& in, http::request& of) {
    identity::require_secure(in.identity, of);
    auto what = http::body_of<link_request>(of);
    auto token = flow_token_of(in, of);
    auto from = identity::visit_of(in.identity, of);
    auto result =
        co_await link_account(in, std::move(what.password), std::move(token), std::move(from));
    const auto ended = value(std::move(result));
    co_return reply_to(in, ended);
}

using reply_function = task<http::reply> (*)(module&, http::request&);

http::handler bind(module& in, reply_function run) {
    return [&in, run](http::request& of) { return run(in, of); };
}

} // namespace

http::endpoint start_endpoint(module& in) {
    return {
        .id = "startGoogleSignIn",
        .summary = "Begins a sign-in with Google; sets the cookie that binds it to the browser.",
        .run = bind(in, start_reply),
        .takes = schema::type_of<start_request>(),
        .gives = schema::type_of<started_sign_in>(),
    };
}

http::endpoint finish_endpoint(module& in) {
    return {
        .id = "finishGoogleSignIn",
        .summary = "Ends a sign-in with Google; sets the session's cookie.",
        .run = bind(in, finish_reply),
        .takes = schema::type_of<finish_request>(),
        .gives = schema::type_of<finished_sign_in>(),
    };
}

http::endpoint link_endpoint(module& in) {
    return {
        .id = "linkGoogleSignIn",
        .summary = "Links a Google account with the account of its address, proved by password.",
        .run = bind(in, link_reply),
        .takes = schema::type_of<link_request>(),
        .gives = schema::type_of<finished_sign_in>(),
    };
}

http::endpoint link_state_endpoint(module& in) {
    return {
        .id = "readGoogleLink",
        .summary = "Whether a Google account opens one's own account.",
        .run = bind(in, link_state_reply),
        .gives = schema::type_of<link_state>(),
    };
}

http::endpoint begin_link_endpoint(module& in) {
    return {
        .id = "linkOwnGoogleAccount",
        .summary = "Begins to link a Google account with one's own; finishGoogleSignIn ends it.",
        .run = bind(in, begin_link_reply),
        .takes = schema::type_of<begin_link_request>(),
        .gives = schema::type_of<started_sign_in>(),
    };
}

http::endpoint unlink_endpoint(module& in) {
    return {
        .id = "unlinkOwnGoogleAccount",
        .summary = "Takes Google as a way into one's own account back.",
        .run = bind(in, unlink_reply),
        .success = 204,
    };
}

} // namespace lacewing::openid
