#include "identity/cookies.hpp"
#include "identity/http.hpp"
#include "identity/identify.hpp"
#include "identity/profile/tokens_http.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "platform/schema/parse.hpp"
#include "tokens/limits.hpp"
#include "tokens/types.hpp"

#include <algorithm>

namespace lacewing::identity {

class doors : public identity_story {
protected:
    static http::request request(std::string body = {}) {
        http::request made;
        made.client_address = "192.0.2.1";
        made.id = "request-1";
        if (!body.empty()) made.headers.push_back({"Content-Type", "application/json"});
        made.body = std::move(body);
        return made;
    }

    /// Identity step and handler, as dispatch runs them.
    http::reply knock(const http::endpoint& at, http::request& with_request) {
        try {
            run(identify(in, with_request));
            return run(at.run(with_request));
        } catch (const refusal& no) {
            return http::problem_reply(no.why(), with_request);
        }
    }
    http::reply knock(const http::endpoint& at, std::string body) {
        auto made = request(std::move(body));
        return knock(at, made);
    }

    static std::vector<std::string> cookies_of(const http::reply& answer) {
        std::vector<std::string> found;
        for (const auto& header : answer.headers) {
            if (header.name == "Set-Cookie") found.push_back(header.value);
        }
        return found;
    }

    http::request request_with_cookie(const std::string& token) {
        auto made = request();
        made.headers.push_back({"Cookie", std::string{session_cookie(in.how)} + "=" + token});
        return made;
    }
};

TEST_P(doors, signing_up_answers_with_the_sentence_for_a_fresh_and_for_a_known_address) {
    sign_in_as(grace());
    const auto fresh = knock(
        sign_up_endpoint(in),
        R"({"username":"ada","name":"Ada","email":"ada@example.org","password":"plum trombone"})"
    );
    const auto known = knock(
        sign_up_endpoint(in),
        R"({"username":"eve","name":"Eve","email":"grace@example.org","password":"plum trombone"})"
    );
    EXPECT_EQ(fresh.status, 202);
    EXPECT_EQ(
        fresh.body,
        R"({"message":"Account created. Verification email sent. Please verify your email before )"
        R"(proceeding."})"
    );
    EXPECT_EQ(known.status, fresh.status);
    EXPECT_EQ(known.body, fresh.body);
    EXPECT_EQ(known.headers.size(), fresh.headers.size());
}

TEST_P(doors, signing_up_takes_no_field_that_is_not_asked_for) {
    for (const std::string more :
         {R"("email_verified":true)", R"("role":"Owner")", R"("id":"x")", R"("cc":"eve@evil.test")"
         }) {
        const auto answer = knock(
            sign_up_endpoint(in),
            R"({"username":"ada","name":"Ada","email":"ada@example.org","password":"plum trombone",)" +
                more + "}"
        );
        EXPECT_GE(answer.status, 400) << more;
        EXPECT_LT(answer.status, 500) << more;
    }
    for (const std::string email :
         {R"(["victim@x.org","evil@y.org"])", R"("victim@x.org,evil@y.org")", "null", "7"}) {
        const auto answer = knock(verification_mail_endpoint(in), R"({"email":)" + email + "}");
        if (email.starts_with('"')) {
            EXPECT_EQ(answer.status, 202) << email;
        } else {
            EXPECT_EQ(answer.status, 422) << email;
        }
    }
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM accounts"), 0);
    EXPECT_TRUE(new_mails().empty());
}

TEST_P(doors, logging_in_sets_the_sessions_cookie) {
    sign_in_as(ada());
    const auto answer =
        knock(log_in_endpoint(in), R"({"email":"ada@example.org","password":"plum trombone"})");
    EXPECT_EQ(answer.status, 200);
    const auto cookies = cookies_of(answer);
    ASSERT_EQ(cookies.size(), 3U);
    EXPECT_TRUE(cookies[0].starts_with("lacewing="));
    EXPECT_TRUE(cookies[0].ends_with("; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax"));
    EXPECT_EQ(cookies[1], "lacewing-hint=1; Max-Age=7776000; Path=/; SameSite=Lax");
    EXPECT_TRUE(cookies[2].starts_with("lacewing-browser="));
    EXPECT_EQ(answer.body.find(cookies[0].substr(9, 43)), std::string::npos);

    auto next = request_with_cookie(cookies[0].substr(9, 43));
    const auto mine = knock(me_endpoint(in), next);
    EXPECT_EQ(mine.status, 200);
    EXPECT_EQ(mine.body, answer.body);
    EXPECT_NE(mine.body.find(R"("displayName":"ada")"), std::string::npos);
    EXPECT_NE(mine.body.find(R"("membershipType":"free")"), std::string::npos);
    EXPECT_EQ(mine.body.find("photoURL"), std::string::npos);
    EXPECT_EQ(identity::actor_of(next).is, access::actor::kind::user);
}

TEST_P(doors, under_https_cookies_are_secure_and_plain_http_gets_none) {
    sign_in_as(ada());
    in.how.public_url = "https://bugs.example";
    const std::string body = R"({"email":"ada@example.org","password":"plum trombone"})";
    const auto plain = knock(log_in_endpoint(in), body);
    EXPECT_EQ(plain.status, 403);
    EXPECT_TRUE(cookies_of(plain).empty());

    auto secure = request(body);
    secure.is_secure = true;
    const auto cookies = cookies_of(knock(log_in_endpoint(in), secure));
    ASSERT_EQ(cookies.size(), 3U);
    for (const auto& cookie : cookies) {
        EXPECT_TRUE(cookie.starts_with("__Host-lacewing")) << cookie;
        EXPECT_TRUE(cookie.ends_with("; SameSite=Lax; Secure")) << cookie;
        EXPECT_EQ(
            cookie.find("HttpOnly") == std::string::npos, cookie.find("-hint=") != std::string::npos
        ) << cookie;
        EXPECT_EQ(cookie.find("Domain"), std::string::npos);
    }
}

TEST_P(doors, a_sign_in_through_the_doors_ends_what_the_cookie_held_before) {
    const auto first = sign_in_as(ada());
    auto again = request_with_cookie(first.session_token);
    again.headers.push_back({"Content-Type", "application/json"});
    again.body = R"({"email":"ada@example.org","password":"plum trombone"})";
    const auto answer = knock(log_in_endpoint(in), again);
    ASSERT_EQ(answer.status, 200);
    auto old = request_with_cookie(first.session_token);
    EXPECT_EQ(knock(me_endpoint(in), old).status, 401);
}

TEST_P(doors, nobody_is_signed_in_by_a_cookie_that_is_none) {
    const auto opened = sign_in_as(ada());
    const auto& token = opened.session_token;
    for (const auto& cookie : std::vector<std::string>{
             "", "x", "\"" + token + "\"", token + "A", std::string(8000, 'A'), "ü" + token
         }) {
        auto made = request_with_cookie(cookie);
        EXPECT_EQ(knock(me_endpoint(in), made).status, 401) << cookie;
    }
    auto twice = request_with_cookie(token);
    twice.headers.back().value += "; lacewing=" + std::string(43, 'A');
    EXPECT_EQ(knock(me_endpoint(in), twice).status, 401);
    auto other_name = request();
    other_name.headers.push_back({"Cookie", "__Host-lacewing=" + token});
    EXPECT_EQ(knock(me_endpoint(in), other_name).status, 401);
}

TEST_P(doors, a_cookie_that_no_longer_holds_is_cleared) {
    auto dead = request_with_cookie(std::string(43, 'A'));
    const auto answer = knock(me_endpoint(in), dead);
    EXPECT_EQ(answer.status, 401);
    const auto cookies = cookies_of(answer);
    ASSERT_EQ(cookies.size(), 2U);
    EXPECT_TRUE(cookies[0].starts_with("lacewing=; Max-Age=0; Path=/"));
    EXPECT_EQ(cookies[1], "lacewing-hint=; Max-Age=0; Path=/; SameSite=Lax");

    auto none = request();
    const auto plain = knock(me_endpoint(in), none);
    EXPECT_EQ(plain.body, answer.body);
    EXPECT_TRUE(cookies_of(plain).empty());
}

TEST_P(doors, a_token_that_nobody_gave_out_is_refused) {
    const auto opened = sign_in_as(ada());
    for (const auto& authorization :
         std::vector<std::string>{"Bearer x", "bearer " + opened.session_token, "Bearer"}) {
        auto made = request_with_cookie(opened.session_token);
        made.headers.push_back({"Authorization", authorization});
        EXPECT_EQ(knock(me_endpoint(in), made).status, 401) << authorization;
    }
}

TEST_P(doors, the_operators_socket_makes_the_operator) {
    auto made = request();
    made.is_operator = true;
    run(identify(in, made));
    EXPECT_EQ(identity::actor_of(made).is, access::actor::kind::server_operator);
    EXPECT_THROW(signed_in_user(made), refusal);
}

TEST_P(doors, logging_out_ends_the_session_and_works_without_one) {
    const auto opened = sign_in_as(ada());
    auto out = request_with_cookie(opened.session_token);
    const auto answer = knock(log_out_endpoint(in), out);
    EXPECT_EQ(answer.status, 204);
    EXPECT_EQ(cookies_of(answer).size(), 2U);
    auto after = request_with_cookie(opened.session_token);
    EXPECT_EQ(knock(me_endpoint(in), after).status, 401);
    auto nobody = request();
    EXPECT_EQ(knock(log_out_endpoint(in), nobody).status, 204);
}

TEST_P(doors, sessions_are_listed_and_ended) {
    const auto here = sign_in_as(ada());
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    auto list = request_with_cookie(here.session_token);
    const auto listed = knock(list_sessions_endpoint(in), list);
    EXPECT_EQ(listed.status, 200);
    const auto parsed = value(schema::parse<session_list>(listed.body));
    ASSERT_EQ(parsed.items.size(), 2U);
    EXPECT_EQ(listed.body.find(here.session_token), std::string::npos);
    const auto other =
        std::ranges::find_if(parsed.items, [](const auto& each) { return !each.is_current; });

    auto end = request_with_cookie(here.session_token);
    end.parameters = {{"session", to_string(other->id)}};
    EXPECT_EQ(knock(end_session_endpoint(in), end).status, 204);
    EXPECT_EQ(knock(end_session_endpoint(in), end).status, 404);
    end.parameters = {{"session", "no id"}};
    EXPECT_EQ(knock(end_session_endpoint(in), end).status, 404);
    auto gone = request_with_cookie(there.session_token);
    EXPECT_EQ(knock(me_endpoint(in), gone).status, 401);

    auto others = request_with_cookie(here.session_token);
    EXPECT_EQ(knock(end_other_sessions_endpoint(in), others).status, 204);
    auto still = request_with_cookie(here.session_token);
    EXPECT_EQ(knock(me_endpoint(in), still).status, 200);
    for (const auto& endpoint :
         {list_sessions_endpoint(in), end_session_endpoint(in), end_other_sessions_endpoint(in)}) {
        auto nobody = request();
        nobody.parameters = {{"session", to_string(other->id)}};
        EXPECT_EQ(knock(endpoint, nobody).status, 401);
    }
}

TEST_P(doors, a_link_is_used_up_by_a_post) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto body = R"({"token":")" + token_of(new_mails()) + R"("})";
    const auto first = knock(verify_endpoint(in), body);
    EXPECT_EQ(first.status, 200);
    EXPECT_EQ(first.body, R"({"email":"ada@example.org"})");
    EXPECT_EQ(knock(verify_endpoint(in), body).status, 410);
    for (const std::string token : {"null", "0", "[]", "{}"}) {
        EXPECT_EQ(knock(verify_endpoint(in), R"({"token":)" + token + "}").status, 422);
    }
    EXPECT_EQ(knock(verify_endpoint(in), std::string{"{}"}).status, 422);
}

LACEWING_ON_EACH_DATABASE(doors);

TEST_P(doors, wrong_keys_and_tokens_are_counted_by_network_and_the_right_one_is_never_kept_out) {
    const auto opened = sign_in_as(ada());
    auto asks = request_with_cookie(opened.session_token);
    asks.headers.push_back({"Content-Type", "application/json"});
    asks.body = R"({"name":"Nightly build","scope":"read"})";
    const auto made = knock(make_token_endpoint(in), asks);
    ASSERT_EQ(made.status, 201) << made.body;
    const auto secret = value(schema::parse<tokens::made_token>(made.body)).secret;
    const auto knock_with = [&](const std::string& bearer, const std::string& address) {
        auto asked = request();
        asked.client_address = address;
        asked.headers.push_back({"Authorization", "Bearer " + bearer});
        return knock(me_endpoint(in), asked);
    };
    for (int n = 0; n < limits::wrong_tokens_per_network; ++n) {
        EXPECT_EQ(knock_with(n % 2 == 0 ? "lwp_wrong" : "wrong", "192.0.2.7").status, 401);
    }
    EXPECT_EQ(knock_with("lwp_wrong", "192.0.2.7").status, 429);
    EXPECT_EQ(knock_with("lwp_wrong", "192.0.2.8").status, 401);
    EXPECT_EQ(knock_with(secret, "192.0.2.7").status, 200);
    clock().advance_s(limits::wrong_tokens_window_s);
    EXPECT_EQ(knock_with("lwp_wrong", "192.0.2.7").status, 401);
}

} // namespace lacewing::identity
