#include "identity/http.hpp"

#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "identity/log_in.hpp"
#include "identity/log_out.hpp"
#include "identity/send_verification.hpp"
#include "identity/sessions.hpp"
#include "identity/sign_in_http.hpp"
#include "identity/sign_up.hpp"
#include "identity/types.hpp"
#include "identity/verify_address.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace lacewing::identity {

namespace {

task<http::reply> sign_up_reply(module& in, http::request& of) {
    auto what = http::body_of<sign_up_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await sign_up(in, std::move(what), std::move(network));
    value(std::move(result));
    const told done{
        "Account created. Verification email sent. Please verify your email before proceeding."
    };
    co_return http::json_reply(202, done);
}

void add_headers(http::reply& to, std::vector<http::header> more) {
    std::ranges::move(more, std::back_inserter(to.headers));
}

task<http::reply> log_in_reply(module& in, http::request& of) {
    require_secure(in, of);
    auto what = http::body_of<log_in_request>(of);
    auto from = visit_of(in, of);
    auto result = co_await log_in(in, std::move(what), std::move(from));
    const auto opened = value(std::move(result));
    auto answer = http::json_reply(200, opened.who);
    add_sign_in_cookies(answer, in, opened.session_token, opened.browser_token);
    co_return answer;
}

task<http::reply> log_out_reply(module& in, http::request& of) {
    co_await log_out(in, actor_of(of));
    auto answer = http::empty_reply();
    add_headers(answer, clear_session(in.how));
    co_return answer;
}

task<http::reply> verify_reply(module& in, http::request& of) {
    auto what = http::body_of<verify_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await verify_address(in, std::move(what.token), std::move(network));
    const verified_address done{value(std::move(result))};
    co_return http::json_reply(200, done);
}

task<http::reply> verification_mail_reply(module& in, http::request& of) {
    auto what = http::body_of<verification_mail_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await send_verification(in, std::move(what.email), std::move(network));
    value(std::move(result));
    const told done{"Verification email sent. Please verify your email before proceeding."};
    co_return http::json_reply(202, done);
}

task<http::reply> me_reply(module& in, http::request& of) {
    if (has_dead_cookie(of)) {
        // The one answer of a visitor's first question: here the browser learns to forget the
        // cookie.
        auto answer = http::problem_reply(not_signed_in(), of);
        add_headers(answer, clear_session(in.how));
        co_return answer;
    }
    auto find = [uid = user_of(of)](db::reader& tx) { return store::find_me(tx, uid); };
    const auto found = co_await in.with.database.read(std::move(find));
    if (!found) throw refusal{not_signed_in()};
    co_return http::json_reply(200, *found);
}

task<http::reply> list_sessions_reply(module& in, http::request& of) {
    signed_in_user(of);
    const auto listed = co_await list_sessions(in, actor_of(of));
    co_return http::json_reply(200, listed);
}

task<http::reply> end_session_reply(module& in, http::request& of) {
    signed_in_user(of);
    const auto id = http::id_parameter<session_id>(of, "session");
    auto result = co_await end_session(in, actor_of(of), id);
    value(std::move(result));
    co_return http::empty_reply();
}

task<http::reply> end_other_sessions_reply(module& in, http::request& of) {
    signed_in_user(of);
    co_await end_other_sessions(in, actor_of(of));
    co_return http::empty_reply();
}

using reply_function = task<http::reply> (*)(module&, http::request&);

http::handler bind(module& in, reply_function run) {
    return [&in, run](http::request& of) { return run(in, of); };
}

} // namespace

http::endpoint sign_up_endpoint(module& in) {
    return {
        .id = "signUp",
        .summary = "Makes an account and sends its verification mail.",
        .run = bind(in, sign_up_reply),
        .takes = schema::type_of<sign_up_request>(),
        .gives = schema::type_of<told>(),
        .success = 202,
    };
}

http::endpoint log_in_endpoint(module& in) {
    return {
        .id = "logIn",
        .summary = "Signs in with address and password; sets the session's cookie.",
        .run = bind(in, log_in_reply),
        .takes = schema::type_of<log_in_request>(),
        .gives = schema::type_of<me>(),
    };
}

http::endpoint log_out_endpoint(module& in) {
    return {
        .id = "logOut",
        .summary = "Ends the session and clears its cookie, also where there is none.",
        .run = bind(in, log_out_reply),
        .success = 204,
    };
}

http::endpoint verify_endpoint(module& in) {
    return {
        .id = "verifyAddress",
        .summary = "Uses up the secret of a verification link.",
        .run = bind(in, verify_reply),
        .takes = schema::type_of<verify_request>(),
        .gives = schema::type_of<verified_address>(),
    };
}

http::endpoint verification_mail_endpoint(module& in) {
    return {
        .id = "sendVerificationMail",
        .summary = "Sends the verification mail again; the same answer for every address.",
        .run = bind(in, verification_mail_reply),
        .takes = schema::type_of<verification_mail_request>(),
        .gives = schema::type_of<told>(),
        .success = 202,
    };
}

http::endpoint me_endpoint(module& in) {
    return {
        .id = "getMe",
        .summary = "The signed-in person.",
        .run = bind(in, me_reply),
        .gives = schema::type_of<me>(),
    };
}

http::endpoint list_sessions_endpoint(module& in) {
    return {
        .id = "listSessions",
        .summary = "One's own sessions, last used first.",
        .run = bind(in, list_sessions_reply),
        .gives = schema::type_of<session_list>(),
    };
}

http::endpoint end_session_endpoint(module& in) {
    return {
        .id = "endSession",
        .summary = "Ends one of one's own sessions.",
        .run = bind(in, end_session_reply),
        .success = 204,
    };
}

http::endpoint end_other_sessions_endpoint(module& in) {
    return {
        .id = "endOtherSessions",
        .summary = "Ends all of one's own sessions but this one.",
        .run = bind(in, end_other_sessions_reply),
        .success = 204,
    };
}

} // namespace lacewing::identity
