#include "platform/http/endpoint.hpp"
#include "platform/http/rate_limit.hpp"
#include "platform/http/reply_head.hpp"
#include "platform/http/static_site.hpp"

#include <gtest/gtest.h>

#include <array>

namespace lacewing::http {

TEST(problem_reply, tells_all_that_rfc_9457_asks_for) {
    request of;
    of.id = "abc";
    const problem why{
        .status = 422,
        .code = "invalid",
        .detail = "Say \"what\".",
        .fields = {{"/title", "too_long", "Shorten it."}},
        .retry_after_s = 3,
        .current = R"({"rev":2})"
    };
    const auto answer = problem_reply(why, of);
    EXPECT_EQ(answer.status, 422);
    EXPECT_EQ(
        answer.body,
        R"({"type":"urn:lacewing:problem:invalid","title":"Unprocessable Content","status":422,)"
        R"("detail":"Say \"what\".","code":"invalid","requestID":"abc",)"
        R"("errors":[{"pointer":"/title","code":"too_long","detail":"Shorten it."}],)"
        R"("current":{"rev":2}})"
    );
    EXPECT_EQ(answer.headers[0].value, "application/problem+json");
    EXPECT_EQ(answer.headers[1].value, "3");
}

TEST(not_modified, compares_tags_weakly_and_only_for_reading) {
    request of;
    EXPECT_FALSE(not_modified(of, "\"1\""));
    of.headers = {{"if-none-match", "\"0\", W/\"1\""}};
    EXPECT_EQ(not_modified(of, "\"1\"")->status, 304);
    EXPECT_FALSE(not_modified(of, "\"2\""));
    of.headers = {{"If-None-Match", "*"}};
    EXPECT_TRUE(not_modified(of, "\"2\""));
    of.verb = method::post;
    EXPECT_FALSE(not_modified(of, "\"2\""));
}

TEST(cookie, that_stands_twice_is_nobodys) {
    request of;
    of.headers = {{"Cookie", "a=1; lacewing=x; b=2"}};
    EXPECT_EQ(of.find_cookie("lacewing"), "x");
    EXPECT_FALSE(of.find_cookie("wing"));
    of.headers.push_back({"cookie", "lacewing=y"});
    EXPECT_FALSE(of.find_cookie("lacewing"));
}

TEST(require_json, takes_json_with_or_without_parameters) {
    request of;
    EXPECT_THROW(require_json(of), refusal);
    for (const auto* good : {"application/json", "Application/JSON; charset=utf-8"}) {
        of.headers = {{"Content-Type", good}};
        EXPECT_NO_THROW(require_json(of));
    }
    for (const auto* bad :
         {"text/plain",
          "multipart/form-data",
          "application/x-www-form-urlencoded",
          "application/jsonp",
          "text/plain; application/json"}) {
        of.headers = {{"Content-Type", bad}};
        EXPECT_THROW(require_json(of), refusal);
    }
}

TEST(reply_head, leaves_no_line_end_in_a_value) {
    const common_headers common{"", true};
    auto answer = text_reply(200, "x");
    answer.headers.push_back({"Location", "/a\r\nSet-Cookie: evil=1"});
    std::string head;
    append_head(head, answer, common, {.request_id = "1", .keeps_alive = true});
    EXPECT_EQ(head.find("\r\nSet-Cookie"), std::string::npos);
    EXPECT_NE(head.find("Strict-Transport-Security: max-age="), std::string::npos);
}

TEST(reply_head, keeps_the_policy_that_a_reply_brings) {
    const common_headers common{"default-src 'none'", false};
    auto answer = text_reply(200, "x");
    answer.headers.push_back({"Content-Security-Policy", "sandbox"});
    answer.headers.push_back({"Cache-Control", "private"});
    std::string head;
    append_head(head, answer, common, {.request_id = "1", .keeps_alive = true});
    EXPECT_EQ(head.find("default-src"), std::string::npos);
    EXPECT_EQ(head.find("no-store"), std::string::npos);
    EXPECT_EQ(head.find("Strict-Transport-Security"), std::string::npos);
}

TEST(encodings, follow_the_weights) {
    const auto accepted = [](const char* header) {
        const auto found = accepted_encodings(header);
        return std::string{found.brotli ? "br " : ""} + (found.gzip ? "gzip" : "");
    };
    EXPECT_EQ(accepted(""), "");
    EXPECT_EQ(accepted("gzip, deflate, br"), "br gzip");
    EXPECT_EQ(accepted("br;q=0, gzip;q=0.5"), "gzip");
    EXPECT_EQ(accepted("gzip;q=0.000, *"), "br ");
    EXPECT_EQ(accepted("identity, *;q=0"), "");
    EXPECT_EQ(accepted("xgzip"), "");
}

TEST(static_site, tells_a_word_with_a_number_from_other_segments) {
    const std::array files{static_file{.path = "/index.html", .content_type = "text/html"}};
    const static_site site{{
        .files = files,
        .shell = "/index.html",
        .shell_paths = {"/bugs/{word}-{number}"},
    }};
    const auto status = [&site](std::string_view path) {
        request of;
        of.path = path;
        return site.answer(of).status;
    };
    for (const auto* path : {"/bugs/CORE-12", "/bugs/core2-1", "/bugs/CORE-R7"}) {
        EXPECT_EQ(status(path), 200) << path;
    }
    for (const auto* path :
         {"/bugs/not-a-key",
          "/bugs/CORE-",
          "/bugs/-12",
          "/bugs/CORE-R",
          "/bugs/CORE-1-2",
          "/bugs/1A-2",
          "/bugs/CORE"}) {
        EXPECT_EQ(status(path), 404) << path;
    }
}

TEST(rate_limit, lets_a_minutes_worth_through_and_refills) {
    rate_limit limit{60};
    const auto client = *wire::parse_address("2001:db8::1");
    const auto neighbour = *wire::parse_address("2001:db8::2");
    for (int at = 0; at < 60; ++at)
        EXPECT_TRUE(limit.count(at % 2 == 0 ? client : neighbour, 0).is_allowed);
    const auto refused = limit.count(client, 0);
    EXPECT_FALSE(refused.is_allowed);
    EXPECT_EQ(refused.retry_after_s, 1);
    EXPECT_TRUE(limit.count(*wire::parse_address("192.0.2.1"), 0).is_allowed);
    EXPECT_TRUE(limit.count(client, 1'000).is_allowed);
    EXPECT_FALSE(limit.count(client, 1'000).is_allowed);
}

} // namespace lacewing::http
