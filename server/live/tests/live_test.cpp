#include "changes/act.hpp"
#include "live/acceptor.hpp"
#include "live/frames.hpp"
#include "live/tests/live_fixture.hpp"
#include "platform/core/limits.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::live {
namespace {

class live_channel : public live_on_each_database {
protected:
    static std::string subscribed(const uuid& owner, const std::string& streams) {
        return R"({"type":"subscribed","owner":")" + to_string(owner) + R"(","streams":)" +
               streams + "}";
    }
    static std::string ended(const uuid& owner) { return *encode_ended(owner); }
};

TEST_P(live_channel, a_client_gets_what_it_missed_then_what_comes) {
    for (int at = 0; at < 5; ++at) change(content);
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":2})");
    ASSERT_TRUE(client.heard().wait_for_text(subscribed(alpha.value, R"({"content":5})")));
    EXPECT_EQ(client.versions(content), counted(3, 5));
    change(content);
    change(content);
    ASSERT_TRUE(client.wait_for_version(content, 7));
    EXPECT_EQ(client.versions(content), counted(3, 7));
}

TEST_P(live_channel, who_asked_for_it_hears_in_brief_what_comes_together_missed_or_new) {
    change_twice("missed");
    auto whole = connect(mel);
    auto brief = connect(mel);
    whole.subscribe(alpha.value, R"({"content":0})");
    brief.send(
        R"({"type":"subscribe","owner":")" + to_string(alpha.value) +
        R"(","streams":{"content":0},"brief":true})"
    );
    for (auto* each : {&whole, &brief}) ASSERT_TRUE(each->heard().wait_for_text("subscribed"));
    change_twice("new");
    ASSERT_TRUE(whole.wait_for_version(content, 4));
    ASSERT_TRUE(brief.heard().wait_for_text(R"("version":4)"));
    EXPECT_EQ(whole.versions(content), counted(1, 4));
    std::vector<std::int64_t> heard;
    for (const auto& each : brief.heard().frames()) {
        const auto read = schema::parse<brief_changes_frame>(*each);
        if (!read) continue;
        EXPECT_EQ(read->alike.kind, changes::subject_kind::bug);
        for (const auto& change : read->changes) heard.push_back(change.version);
    }
    EXPECT_EQ(heard, counted(1, 4));
}

TEST_P(live_channel, a_client_that_has_everything_is_sent_nothing_twice) {
    change(content);
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":1})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    EXPECT_EQ(client.heard().frames().size(), 1U);
}

TEST_P(live_channel, order_holds_under_writers_that_race_with_subscribers) {
    constexpr int writers = 4;
    constexpr int each_writes = 25;
    constexpr std::int64_t all = writers * each_writes;
    std::vector<std::unique_ptr<fake_client>> clients;
    {
        std::vector<std::jthread> threads;
        for (int writer = 0; writer < writers; ++writer) {
            threads.emplace_back([this] {
                for (int at = 0; at < each_writes; ++at) change(content);
            });
        }
        for (int at = 0; at < 20; ++at) {
            clients.push_back(std::make_unique<fake_client>(hub_, mel, session_of(mel)));
            clients.back()->subscribe(alpha.value, R"({"content":0,"members":0})");
            ASSERT_TRUE(clients.back()->heard().wait_for_text("\""));
        }
    }
    for (const auto& each : clients) {
        ASSERT_TRUE(each->wait_for_version(content, all));
        EXPECT_EQ(each->versions(content), counted(1, all));
        EXPECT_EQ(each->versions(members), counted(1, 3));
    }
}

TEST_P(live_channel, one_commit_is_encoded_once_for_everybody) {
    std::vector<std::unique_ptr<fake_client>> clients;
    for (int at = 0; at < 3; ++at) {
        clients.push_back(std::make_unique<fake_client>(hub_, mel, session_of(mel)));
        clients.back()->subscribe(alpha.value, R"({"content":0})");
        ASSERT_TRUE(clients.back()->heard().wait_for_text("subscribed"));
    }
    change(content);
    for (const auto& each : clients) ASSERT_TRUE(each->wait_for_version(content, 1));
    EXPECT_EQ(clients[0]->heard().frames().back(), clients[1]->heard().frames().back());
    EXPECT_EQ(clients[0]->heard().frames().back(), clients[2]->heard().frames().back());
}

TEST_P(live_channel, too_long_a_gap_means_reload_and_the_other_streams_go_on) {
    changes::change filler{.to = content, .subject = changes::subject_kind::bug};
    const std::vector<changes::change> many(limits::live_backlog_changes_max + 1, filler);
    write([&](db::transaction& tx) { return changes::record(tx, many); });
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0,"members":3})");
    ASSERT_TRUE(client.heard().wait_for_text(subscribed(alpha.value, R"({"members":3})")));
    EXPECT_EQ(*client.heard().frames().front(), *encode_reload(content));
    change(content);
    add_member(alpha, eve, "Member");
    ASSERT_TRUE(client.wait_for_version(members, 4));
    EXPECT_TRUE(client.versions(content).empty());
}

TEST_P(live_channel, a_gap_of_too_many_bytes_means_reload) {
    const std::string text(limits::live_text_bytes_max, 'x');
    for (std::size_t at = 0; at <= limits::live_backlog_bytes_max / text.size(); ++at) {
        change(content, text);
    }
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    EXPECT_EQ(*client.heard().frames().front(), *encode_reload(content));
}

TEST_P(live_channel, a_version_from_the_future_means_reload) {
    change(content);
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":2})");
    EXPECT_TRUE(client.heard().wait_for_frame(*encode_reload(content)));
}

TEST_P(live_channel, a_long_text_is_named_and_not_sent) {
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    change(content, std::string(limits::live_text_bytes_max + 1, 'x'));
    ASSERT_TRUE(client.wait_for_version(content, 1));
    const auto last = *client.heard().frames().back();
    EXPECT_NE(last.find(R"("fieldsElided":{"title":4097})"), std::string::npos);
    EXPECT_EQ(last.find("xxxx"), std::string::npos);
}

TEST_P(live_channel, unknown_and_foreign_owners_answer_alike) {
    const std::vector<uuid> owners{alpha.value, ada.value, numbered(99)};
    auto client = connect(eve);
    for (const auto& owner : owners) {
        client.subscribe(owner, R"({"content":0,"members":0,"managers":0,"person":0})");
        ASSERT_TRUE(client.heard().wait_for_frame(ended(owner)));
    }
    change(content);
    add_member(alpha, user_id{numbered(77)}, "Member");
    end_session(ada, session_id{numbered(70)});
    // What is heard of an own stream afterwards shows that nothing came before it.
    client.subscribe(eve.value, R"({"person":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    EXPECT_EQ(client.heard().frames().size(), owners.size() + 1);
}

TEST_P(live_channel, each_role_hears_its_streams_alone) {
    auto editor = connect(ed);
    auto member = connect(mel);
    const std::string everything = R"({"content":0,"members":3,"managers":0})";
    editor.subscribe(alpha.value, everything);
    member.subscribe(alpha.value, everything);
    ASSERT_TRUE(editor.heard().wait_for_text(subscribed(alpha.value, everything)));
    ASSERT_TRUE(member.heard().wait_for_text(subscribed(alpha.value, R"({"content":0,"members":3})")
    ));
    change(managers);
    change(content);
    ASSERT_TRUE(editor.wait_for_version(managers, 1));
    ASSERT_TRUE(member.wait_for_version(content, 1));
    EXPECT_TRUE(member.versions(managers).empty());
}

TEST_P(live_channel, an_outsider_hears_the_content_of_a_public_organization_until_it_is_private) {
    const changes::stream public_content{.owner = pub.value, .is = changes::stream::kind::content};
    auto client = connect(eve);
    client.subscribe(pub.value, R"({"content":0,"members":0})");
    ASSERT_TRUE(client.heard().wait_for_text(subscribed(pub.value, R"({"content":0})")));
    change(public_content);
    ASSERT_TRUE(client.wait_for_version(public_content, 1));
    make_private(pub);
    change(public_content);
    ASSERT_TRUE(client.heard().wait_for_frame(ended(pub.value)));
    EXPECT_EQ(client.versions(public_content), counted(1, 1));
}

TEST_P(live_channel, a_removed_member_hears_the_end_and_nothing_after_it) {
    auto removed = connect(mel);
    auto stays = connect(ed);
    for (auto* each : {&removed, &stays}) {
        each->subscribe(alpha.value, R"({"content":0,"members":3})");
        ASSERT_TRUE(each->heard().wait_for_text("subscribed"));
    }
    std::jthread writer{[this] {
        for (int at = 0; at < 60; ++at) change(content, std::to_string(at));
    }};
    ASSERT_TRUE(removed.wait_for_version(content, 5));
    remove_member(mel);
    const auto before =
        run(database().read([&](db::reader& tx) { return changes::version_of(tx, content); }));
    ASSERT_TRUE(removed.heard().wait_for_frame(ended(alpha.value)));
    writer.join();
    ASSERT_TRUE(stays.wait_for_version(content, 60));
    // Whatever was heard was committed before the removal was answered.
    EXPECT_LE(removed.versions(content).back(), before);
    EXPECT_TRUE(removed.versions(members).empty());
    EXPECT_EQ(*removed.heard().frames().back(), ended(alpha.value));
    EXPECT_EQ(stays.versions(content), counted(1, 60));
}

TEST_P(live_channel, access_ends_without_any_further_change) {
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    change(content);
    ASSERT_TRUE(client.wait_for_version(content, 1));
    remove_member(mel);
    EXPECT_TRUE(client.heard().wait_for_frame(ended(alpha.value)));
}

TEST_P(live_channel, a_lowered_role_narrows_what_is_heard) {
    auto client = connect(ed);
    client.subscribe(alpha.value, R"({"content":0,"members":3,"managers":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    change(content);
    ASSERT_TRUE(client.wait_for_version(content, 1));
    set_role(ed, "Member");
    ASSERT_TRUE(client.heard().wait_for_text(subscribed(alpha.value, R"({"content":1,"members":4})")
    ));
    change(managers);
    change(content);
    ASSERT_TRUE(client.wait_for_version(content, 2));
    EXPECT_TRUE(client.versions(managers).empty());
}

TEST_P(live_channel, a_person_hears_their_own_stream) {
    auto client = connect(eve);
    client.subscribe(eve.value, R"({"person":0})");
    ASSERT_TRUE(client.heard().wait_for_text(subscribed(eve.value, R"({"person":0})")));
    end_session(eve, session_id{numbered(71)});
    EXPECT_TRUE(client.wait_for_version(changes::person_of(eve), 1));
}

TEST_P(live_channel, an_ended_session_closes_its_sockets_and_no_others) {
    fake_client ends{hub_, mel, session_id{numbered(80)}};
    fake_client stays{hub_, mel, session_id{numbered(81)}};
    for (auto* each : {&ends, &stays}) {
        each->subscribe(alpha.value, R"({"content":0})");
        ASSERT_TRUE(each->heard().wait_for_text("subscribed"));
    }
    end_session(mel, session_id{numbered(80)});
    ASSERT_TRUE(ends.heard().wait_for_close(http::close_code::session_ended));
    change(content);
    ASSERT_TRUE(stays.wait_for_version(content, 1));
    EXPECT_TRUE(ends.versions(content).empty());
}

TEST_P(live_channel, a_session_that_ended_before_the_socket_opened_closes_it) {
    {
        const std::lock_guard guard{sessions_mutex_};
        session_ends_[session_of(mel)] = timestamp{0};
    }
    auto client = connect(mel);
    EXPECT_TRUE(client.heard().wait_for_close(http::close_code::session_ended));
}

TEST_P(live_channel, a_session_that_runs_out_closes_its_socket) {
    {
        const std::lock_guard guard{sessions_mutex_};
        auto soon = clock().now();
        soon.microseconds += 1'000'000;
        session_ends_[session_of(mel)] = soon;
    }
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    clock().advance_s(2);
    EXPECT_TRUE(client.heard().wait_for_close(http::close_code::session_ended));
}

TEST_P(live_channel, what_is_not_understood_is_told_and_changes_nothing) {
    auto client = connect(mel);
    client.send("{");
    ASSERT_TRUE(client.heard().wait_for_text(R"({"type":"error","code":"json_invalid")"));
    client.subscribe(alpha.value, R"({"content":0})");
    EXPECT_TRUE(client.heard().wait_for_text("subscribed"));
}

TEST_P(live_channel, after_unsubscribing_nothing_comes) {
    auto client = connect(mel);
    client.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
    client.send(R"({"type":"unsubscribe","owner":")" + to_string(alpha.value) + "\"}");
    client.subscribe(mel.value, R"({"person":0})");
    ASSERT_TRUE(client.heard().wait_for_text(to_string(mel.value)));
    change(content);
    end_session(mel, session_id{numbered(72)});
    ASSERT_TRUE(client.wait_for_version(changes::person_of(mel), 1));
    EXPECT_TRUE(client.versions(content).empty());
}

TEST_P(live_channel, nobody_gets_a_socket_without_signing_in) {
    http::request asked;
    const auto accept = acceptor(hub_);
    try {
        static_cast<void>(accept(asked));
        FAIL();
    } catch (const refusal& no) {
        EXPECT_EQ(no.why().status, 401);
        EXPECT_EQ(no.why().code, "not_signed_in");
    }
}

LACEWING_ON_EACH_DATABASE(live_channel);

} // namespace
} // namespace lacewing::live
