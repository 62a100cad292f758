#include "bugs/http.hpp"
#include "bugs/order/http.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "identity/identify.hpp"
#include "organizations/http.hpp"
#include "projects/http.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace lacewing::bugs {
namespace {

/// What a handler answered, refusals included.
struct answer {
    int status = 0;
    std::string code; ///< of a refusal
    problem why;
    std::string body;
    std::string tag;
};

class bug_doors_on : public on_alpha {
protected:
    http::request request_as(bool is_operator) {
        http::request of;
        of.is_operator = is_operator;
        run(identity::identify(identity_module, of));
        of.parameters = {{"org", to_string(story.alpha)}};
        return of;
    }
    static answer call(const http::endpoint& at, http::request of) {
        answer got;
        try {
            auto reply = run(at.run(of));
            got.status = reply.status;
            got.body = std::move(reply.body);
            for (const auto& each : reply.headers) {
                if (each.name == "ETag") got.tag = each.value;
            }
        } catch (const refusal& no) {
            got.status = no.why().status;
            got.code = no.why().code;
            got.why = no.why();
        }
        return got;
    }
    http::request about_bug(std::string which, bool is_operator = true) {
        auto of = request_as(is_operator);
        of.parameters.emplace_back("bug", std::move(which));
        return of;
    }
    http::request patch(std::string body, std::string if_match = {}) {
        auto of = about_bug("CORE-1");
        of.verb = http::method::patch;
        of.headers.push_back({"Content-Type", "application/json"});
        if (!if_match.empty()) of.headers.push_back({"If-Match", std::move(if_match)});
        of.body = std::move(body);
        return of;
    }

    crypto::password_hasher hasher;
    identity::module identity_module{.with = with(), .hasher = hasher, .how = {}};
};
LACEWING_ON_EACH_DATABASE(bug_doors_on);

TEST_P(bug_doors_on, tag_a_bug_with_its_revision_and_save_an_unchanged_one) {
    const auto made = value(create(titled("Crash")));
    const auto at = read_bug_endpoint(with());
    const auto first = call(at, about_bug("CORE-1"));
    EXPECT_EQ(first.status, 200);
    EXPECT_EQ(first.tag, "\"1\"");
    EXPECT_EQ(first.body, schema::to_json(made));

    auto again = about_bug("CORE-1");
    again.headers.push_back({"If-None-Match", first.tag});
    EXPECT_EQ(call(at, again).status, 304);
    ASSERT_TRUE(change(made, {.title = "Crash on start"}));
    const auto changed = call(at, again);
    EXPECT_EQ(changed.status, 200);
    EXPECT_EQ(changed.tag, "\"2\"");
}

TEST_P(bug_doors_on, tag_lists_with_the_streams_and_save_unchanged_ones) {
    const auto made = value(create(titled("Crash")));
    const http::endpoint lists[] = {
        projects::list_projects_endpoint(with()),
        organizations::read_organization_endpoint(with()),
    };
    for (const auto& at : lists) {
        auto of = request_as(true);
        const auto first = call(at, of);
        EXPECT_EQ(first.status, 200) << at.id;
        ASSERT_FALSE(first.tag.empty()) << at.id;
        of.headers.push_back({"If-None-Match", first.tag});
        EXPECT_EQ(call(at, of).status, 304) << at.id;
    }
    auto of = request_as(true);
    const auto before = call(lists[0], of).tag;
    ASSERT_TRUE(change(made, {.title = "Crash on start"}));
    EXPECT_NE(call(lists[0], of).tag, before);
}

TEST_P(bug_doors_on, answer_nobody_with_401_whatever_exists) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = read_bug_endpoint(with());
    for (const auto* which : {"CORE-1", "CORE-99", "nonsense"}) {
        EXPECT_EQ(call(at, about_bug(which, false)).code, "not_signed_in") << which;
    }
    auto malformed = about_bug("CORE-1", false);
    malformed.parameters.front().second = "no-uuid";
    EXPECT_EQ(call(at, malformed).code, "not_signed_in");
    // Refused before the body is looked at.
    EXPECT_EQ(call(create_bug_endpoint(with()), request_as(false)).code, "not_signed_in");
    EXPECT_EQ(call(change_bug_endpoint(with()), about_bug("CORE-1", false)).code, "not_signed_in");
}

TEST_P(bug_doors_on, answer_malformed_ids_like_things_that_are_not_there) {
    const auto at = read_bug_endpoint(with());
    auto malformed = about_bug("CORE-1");
    malformed.parameters.front().second = "no-uuid";
    const auto one = call(at, malformed);
    const auto other = call(at, about_bug("CORE-99"));
    EXPECT_EQ(one.status, 404);
    EXPECT_EQ(one.code, other.code);
    EXPECT_EQ(one.why.detail, other.why.detail);
    EXPECT_EQ(one.why.detail, http::not_found().detail);
}

TEST_P(bug_doors_on, guard_texts_with_if_match) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = change_bug_endpoint(with());
    EXPECT_EQ(call(at, patch(R"({"title":"One"})", "\"1\"")).tag, "\"2\"");
    const auto conflict = call(at, patch(R"({"title":"Two"})", "\"1\""));
    EXPECT_EQ(conflict.status, 412);
    EXPECT_EQ(conflict.code, "text_conflict");
    EXPECT_NE(conflict.why.current.find("\"title\":\"One\""), std::string::npos);
    EXPECT_EQ(call(at, patch(R"({"title":"Two"})", "*")).status, 200);
    for (const auto* bad : {"1", "\"\"", "\"x\"", "\"1", "\"1\", \"2\""}) {
        EXPECT_EQ(call(at, patch(R"({"title":"Three"})", bad)).code, "if_match_invalid") << bad;
    }
}

TEST_P(bug_doors_on, refuse_fields_that_are_the_servers_own) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = change_bug_endpoint(with());
    for (const auto* name :
         {"id", "orgID", "projectID", "number", "key", "bugAuthor", "created", "isOpen", "rev"}) {
        const auto got = call(at, patch("{\"" + std::string{name} + "\":1}"));
        EXPECT_EQ(got.code, "invalid") << name;
        EXPECT_EQ(got.why.fields.at(0).pointer, "/" + std::string{name});
    }
    EXPECT_EQ(value(read(story.owner, story.alpha, "CORE-1")).rev, 1);
}

TEST_P(bug_doors_on, tell_which_value_of_a_field_is_none_of_it) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = change_bug_endpoint(with());
    const std::vector<std::pair<std::string, std::string>> wrong{
        {R"({"severity":"S5"})", "/severity"},
        {R"({"priority":null})", "/priority"},
        {R"({"due":"2026-02-30"})", "/due"},
        {R"({"estimate":-1})", "/estimate"},
        {R"({"estimate":10000})", "/estimate"},
        {R"({"environment":[{"name":"os","value":""}]})", "/environment/0/value"},
        {R"({"environment":[{"name":"a\nb","value":"c"}]})", "/environment/0/name"}
    };
    for (const auto& [body, pointer] : wrong) {
        const auto got = call(at, patch(body));
        ASSERT_EQ(got.code, "invalid") << body;
        EXPECT_EQ(got.why.fields.at(0).pointer, pointer) << body;
    }
    EXPECT_EQ(call(at, patch(R"({"due":"2026-12-24","estimate":1.5})")).status, 200);
    EXPECT_EQ(call(at, patch(R"({"due":null,"estimate":null})")).status, 200);
    EXPECT_FALSE(value(read(story.owner, story.alpha, "CORE-1")).due);
}

TEST_P(bug_doors_on, hand_the_clients_ids_of_act_and_batch_to_the_log) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto before = version();
    const std::string one = "018f0000-0000-7000-8000-000000000001";
    const std::string two = "018f0000-0000-7000-8000-000000000002";
    const auto body = R"({"title":"New","clientID":")" + one + R"(","batchID":")" + two + "\"}";
    EXPECT_EQ(call(change_bug_endpoint(with()), patch(body)).status, 200);
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(story.alpha), before, 10);
    });
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(to_string(log[0]->what.client_id.value()), one);
    EXPECT_EQ(to_string(log[0]->what.batch), two);
    EXPECT_FALSE(log[0]->what.actor);
}

TEST_P(bug_doors_on, do_an_edit_once_however_often_it_is_sent) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = change_bug_endpoint(with());
    const auto numbered = [](std::string fields, int n) {
        const auto id = fmt::format("\"018f0000-0000-7000-8000-00000000000{}\"", n);
        return "{" + fields + ",\"clientID\":" + id + ",\"batchID\":" + id + "}";
    };
    const auto mine = numbered(R"("title":"Mine","priority":"high")", 1);
    EXPECT_EQ(call(at, patch(mine, "\"1\"")).tag, "\"2\"");
    EXPECT_EQ(call(at, patch(R"({"priority":"low"})")).tag, "\"3\"");

    const auto again = call(at, patch(mine, "\"1\""));
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.tag, "\"3\"");
    const auto now = value(read(story.owner, story.alpha, "CORE-1"));
    EXPECT_EQ(now.title, "Mine");
    EXPECT_EQ(now.priority, priority::low);
    EXPECT_EQ(call(at, patch(numbered(R"("priority":"high")", 2))).tag, "\"4\"");
}

TEST_P(bug_doors_on, do_an_edit_that_changed_nothing_no_more_behind_those_of_others) {
    ASSERT_TRUE(create(titled("Crash")));
    const auto at = change_bug_endpoint(with());
    const auto numbered = [](int n) {
        const auto id = fmt::format("\"018f0000-0000-7000-8000-00000000000{}\"", n);
        return R"({"priority":"none","clientID":)" + id + R"(,"batchID":)" + id + "}";
    };
    const auto before = version();
    EXPECT_EQ(call(at, patch(numbered(1))).tag, "\"1\"");
    EXPECT_EQ(version(), before) << "the log holds changes alone";
    EXPECT_EQ(call(at, patch(R"({"priority":"low"})")).tag, "\"2\"");

    const auto again = call(at, patch(numbered(1)));
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.tag, "\"2\"");
    EXPECT_EQ(call(at, patch(numbered(1))).tag, "\"2\"") << "nor a third time";
    EXPECT_EQ(value(read(story.owner, story.alpha, "CORE-1")).priority, priority::low);
    EXPECT_EQ(call(at, patch(numbered(2))).tag, "\"3\"") << "another edit is another one";

    clock().advance_s(31LL * 86'400);
    EXPECT_EQ(call(at, patch(numbered(3))).tag, "\"3\"") << "it changes nothing";
    EXPECT_EQ(call(at, patch(R"({"priority":"low"})")).tag, "\"4\"");
    EXPECT_EQ(call(at, patch(numbered(3))).tag, "\"4\"");
    EXPECT_EQ(call(at, patch(numbered(1))).tag, "\"5\"") << "after a month it is forgotten";
}

TEST_P(bug_doors_on, put_a_bug_in_a_place_once_however_often_it_is_sent) {
    ASSERT_TRUE(create(titled("First")));
    const auto second = value(create(titled("Second")));
    const auto at = place_bug_endpoint(with());
    const auto id = std::string{R"("018f0000-0000-7000-8000-000000000001")"};
    const auto body = R"({"after":")" + to_string(second.id) +
                      R"(","change":{"priority":"high"},"clientID":)" + id + R"(,"batchID":)" + id +
                      "}";
    auto move = patch(body);
    move.verb = http::method::post;
    EXPECT_EQ(call(at, move).tag, "\"2\"");
    const auto moved = value(read(story.owner, story.alpha, "CORE-1"));
    EXPECT_GT(moved.rank, second.rank);
    EXPECT_EQ(call(change_bug_endpoint(with()), patch(R"({"priority":"low"})")).tag, "\"3\"");

    const auto again = call(at, move);
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.tag, "\"3\"");
    const auto now = value(read(story.owner, story.alpha, "CORE-1"));
    EXPECT_EQ(now.rank, moved.rank);
    EXPECT_EQ(now.priority, priority::low);
}

} // namespace
} // namespace lacewing::bugs
