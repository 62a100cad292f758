#include "platform/http/router.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace lacewing::http {

namespace {

router small_router() {
    router routes;
    for (const auto& [verb, pattern] : std::initializer_list<std::pair<method, std::string_view>>{
             {method::get, "/"},
             {method::get, "/orgs"},
             {method::post, "/orgs"},
             {method::post, "/orgs/join"},
             {method::get, "/orgs/{org}"},
             {method::get, "/orgs/{org}/bugs/{bug}"},
             {method::patch, "/orgs/{org}/bugs/{bug}"},
         }) {
        routes.add(
            {.verb = verb,
             .pattern = pattern,
             .access = "anyone",
             .what = {.id = pattern, .summary = {}, .run = {}}}
        );
    }
    return routes;
}

router::match find(method verb, std::string path, request& of) {
    static const auto routes = small_router();
    of.verb = verb;
    of.path = std::move(path);
    return routes.find(of);
}

} // namespace

TEST(router, finds_the_route_and_names_its_parameters) {
    request of;
    const auto match = find(method::patch, "/orgs/7/bugs/CORE-1", of);
    ASSERT_NE(match.found, nullptr);
    EXPECT_EQ(match.found->verb, method::patch);
    EXPECT_EQ(of.parameter("org"), "7");
    EXPECT_EQ(of.parameter("bug"), "CORE-1");
}

TEST(router, goes_from_a_literal_that_leads_nowhere_to_the_wildcard) {
    request of;
    ASSERT_NE(find(method::post, "/orgs/join", of).found, nullptr);
    EXPECT_EQ(find(method::get, "/orgs/join/bugs/1", of).found->pattern, "/orgs/{org}/bugs/{bug}");
    EXPECT_EQ(of.parameter("org"), "join");
}

TEST(router, answers_head_where_get_is) {
    request of;
    EXPECT_NE(find(method::head, "/orgs", of).found, nullptr);
    EXPECT_NE(find(method::get, "/", of).found, nullptr);
}

TEST(router, tells_an_unknown_path_from_an_unknown_method) {
    request of;
    const auto wrong_method = find(method::delete_, "/orgs/7/bugs/1", of);
    EXPECT_EQ(wrong_method.found, nullptr);
    EXPECT_TRUE(wrong_method.path_exists);
    EXPECT_EQ(wrong_method.allow, "GET, HEAD, PATCH");
    EXPECT_FALSE(find(method::get, "/orgs/7/bugs", of).path_exists);
    EXPECT_FALSE(find(method::get, "/orgs/7/bugs/1/x", of).path_exists);
    EXPECT_FALSE(find(method::get, "/ORGS", of).path_exists);
}

TEST(router, refuses_the_same_route_twice) {
    auto routes = small_router();
    EXPECT_THROW(
        routes.add({.verb = method::get, .pattern = "/orgs/{other}", .access = {}, .what = {}}),
        std::logic_error
    );
}

} // namespace lacewing::http
