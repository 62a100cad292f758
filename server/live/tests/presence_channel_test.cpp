#include "live/limits.hpp"
#include "live/tests/bugs_fixture.hpp"
#include "live/tests/presence_frames.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace lacewing::live {
namespace {

class presence_channel : public live_with_bugs {
protected:
    using act = presence_act;

    static void say(
        fake_client& from, organization_id org, bug_id bug, const std::string& what = "looks"
    ) {
        from.send(
            R"({"type":"presence","owner":")" + to_string(org) + R"(","bug":")" + to_string(bug) +
            R"(","act":")" + what + "\"}"
        );
    }
    // Whether this is the last that it hears of who is where.
    static bool hears(
        fake_client& who, organization_id org, bug_id bug, std::vector<present_person> people
    ) {
        const auto wanted = presence_text(org, bug, std::move(people));
        return who.heard().wait([&](const fake_sender::seen& frames, auto) {
            const auto last = std::ranges::find_if(frames.rbegin(), frames.rend(), [](auto& each) {
                return read_presence(*each).has_value();
            });
            return last != frames.rend() && **last == wanted;
        });
    }
    static bool is_refused(fake_client& who, organization_id org, bug_id bug) {
        return who.heard().wait_for_text(*encode_presence_ended(org, bug));
    }
    // All that was said about who is where.
    static std::vector<presence_frame> presences(fake_client& of) {
        std::vector<presence_frame> found;
        for (const auto& each : of.heard().frames()) {
            if (auto read = read_presence(*each)) found.push_back(*std::move(read));
        }
        return found;
    }
};

TEST_P(presence_channel, members_hear_who_comes_who_writes_and_who_leaves) {
    auto editor = connect(ed);
    say(editor, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    auto member = connect(mel);
    say(member, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    ASSERT_TRUE(hears(member, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    say(member, alpha, crash, "comments");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
    say(member, alpha, crash, "describes");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::describes}}));
    say(member, alpha, crash, "away");
    EXPECT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
}

TEST_P(presence_channel, a_closed_socket_and_an_ended_session_leave) {
    auto editor = connect(ed);
    say(editor, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    {
        auto member = connect(mel);
        say(member, alpha, crash);
        ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    }
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    auto member = connect(mel);
    say(member, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    end_session(mel, session_of(mel));
    EXPECT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
}

TEST_P(presence_channel, many_tabs_of_a_person_count_once) {
    auto editor = connect(ed);
    say(editor, alpha, crash);
    auto one = connect(mel);
    say(one, alpha, crash, "comments");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
    {
        auto other = connect(mel);
        say(other, alpha, crash);
        ASSERT_TRUE(hears(other, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
    }
    say(one, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    for (const auto& each : presences(editor)) EXPECT_LE(each.count, 2);
}

TEST_P(presence_channel, writing_that_is_not_said_again_ends_by_itself) {
    auto editor = connect(ed);
    say(editor, alpha, crash);
    auto member = connect(mel);
    say(member, alpha, crash, "comments");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
    clock().advance_s(limits::presence_writing_ms / 1'000);
    EXPECT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
}

TEST_P(presence_channel, outsiders_hear_nothing_and_are_not_heard_of) {
    auto owner = connect(ada);
    say(owner, pub, open);
    ASSERT_TRUE(hears(owner, pub, open, {{ada, act::looks}}));
    // A subscriber of the public organization, and a member of another one.
    for (const auto who : {eve, ed}) {
        auto client = connect(who);
        client.subscribe(pub.value, R"({"content":0})");
        ASSERT_TRUE(client.heard().wait_for_text("subscribed"));
        say(client, pub, open, "comments");
        ASSERT_TRUE(is_refused(client, pub, open));
        say(owner, pub, open, "comments");
        ASSERT_TRUE(hears(owner, pub, open, {{ada, act::comments}}));
        say(owner, pub, open);
        ASSERT_TRUE(hears(owner, pub, open, {{ada, act::looks}}));
        EXPECT_TRUE(presences(client).empty());
    }
    for (const auto& each : presences(owner)) EXPECT_EQ(each.count, 1);
}

TEST_P(presence_channel, what_does_not_exist_and_what_may_not_be_known_have_one_answer) {
    auto stranger = connect(eve);
    auto member = connect(mel);
    auto editor = connect(ed);
    say(editor, alpha, secret);
    ASSERT_TRUE(hears(editor, alpha, secret, {{ed, act::looks}}));
    for (const auto which : {crash, secret, bug_id{numbered(99)}}) {
        say(stranger, alpha, which);
        EXPECT_TRUE(is_refused(stranger, alpha, which));
    }
    for (const auto org : {pub, organization_id{numbered(99)}}) {
        say(member, org, crash);
        EXPECT_TRUE(is_refused(member, org, crash));
    }
    say(member, alpha, secret);
    EXPECT_TRUE(is_refused(member, alpha, secret));
    EXPECT_TRUE(presences(stranger).empty());
    EXPECT_TRUE(presences(member).empty());
    for (const auto& each : presences(editor)) EXPECT_EQ(each.count, 1);
}

TEST_P(presence_channel, a_restricted_bug_has_only_its_readers_on_it) {
    auto owner = connect(ada);
    auto editor = connect(ed);
    say(owner, alpha, secret);
    say(editor, alpha, secret, "comments");
    ASSERT_TRUE(hears(owner, alpha, secret, {{ada, act::looks}, {ed, act::comments}}));
    // Ed is no reader any more; nothing says so but the clock.
    write([this](db::transaction& tx) {
        tx.execute(
            "DELETE FROM bug_readers WHERE org_id = $1 AND bug_id = $2 AND reader_id = $3",
            alpha,
            secret,
            ed
        );
    });
    clock().advance_s(limits::presence_check_ms / 1'000);
    ASSERT_TRUE(hears(owner, alpha, secret, {{ada, act::looks}}));
    EXPECT_TRUE(is_refused(editor, alpha, secret));
}

TEST_P(presence_channel, a_bug_that_becomes_restricted_is_left_as_soon_as_it_is_heard) {
    auto editor = connect(ed);
    auto member = connect(mel);
    editor.subscribe(alpha.value, R"({"content":0})");
    ASSERT_TRUE(editor.heard().wait_for_text("subscribed"));
    say(editor, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    say(member, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    write([this](db::transaction& tx) {
        tx.execute(
            "UPDATE bugs SET visibility = 'restricted' WHERE org_id = $1 AND id = $2", alpha, crash
        );
        tx.execute(
            "INSERT INTO bug_readers (org_id, bug_id, reader_id) VALUES ($1, $2, $3)",
            alpha,
            crash,
            ed
        );
        changes::record(
            tx,
            {.to = content,
             .at = timestamp{1},
             .actor = std::nullopt,
             .subject = changes::subject_kind::bug,
             .subject_id = crash.value,
             .what = changes::action::removed,
             .project = std::nullopt,
             .fields = {},
             .batch = batch_id{numbered(90)},
             .client_id = std::nullopt}
        );
    });
    // The clock stands still: only the change can have said so.
    EXPECT_TRUE(is_refused(member, alpha, crash));
    EXPECT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
}

TEST_P(presence_channel, who_is_removed_disappears_and_hears_nothing_more) {
    auto editor = connect(ed);
    auto member = connect(mel);
    for (auto* each : {&editor, &member}) {
        each->subscribe(alpha.value, R"({"content":0,"members":3})");
        ASSERT_TRUE(each->heard().wait_for_text("subscribed"));
        say(*each, alpha, crash);
    }
    ASSERT_TRUE(hears(member, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    remove_member(mel);
    ASSERT_TRUE(member.heard().wait_for_frame(*encode_presence_ended(alpha, crash)));
    ASSERT_TRUE(member.heard().wait_for_frame(*encode_ended(alpha.value)));
    const auto before = presences(member).size();
    say(editor, alpha, crash, "comments");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::comments}}));
    say(member, alpha, crash);
    ASSERT_TRUE(is_refused(member, alpha, crash));
    EXPECT_EQ(presences(member).size(), before);
}

TEST_P(presence_channel, a_flood_is_refused_and_the_socket_lives) {
    auto editor = connect(ed);
    say(editor, alpha, crash);
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    auto member = connect(mel);
    constexpr int said = 10 * limits::presence_frames_max;
    for (int at = 0; at < said; ++at) {
        say(member, alpha, crash, at % 2 == 0 ? "comments" : "looks");
    }
    // All of it is counted before the clock goes on: what came later would be of the next window.
    ASSERT_TRUE(member.heard().wait([](const fake_sender::seen& frames, auto) {
        const auto is_refusal = [](auto& each) { return each->contains("too_much_presence"); };
        return std::ranges::count_if(frames, is_refusal) == said - limits::presence_frames_max;
    }));
    say(member, alpha, crash, "away");
    ASSERT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}}));
    EXPECT_LE(presences(editor).size(), 2U + limits::presence_frames_max);
    clock().advance_s(limits::presence_window_ms / 1'000);
    say(member, alpha, crash);
    EXPECT_TRUE(hears(editor, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
}

TEST_P(presence_channel, what_is_malformed_is_told_and_changes_nothing) {
    auto member = connect(mel);
    say(member, alpha, crash);
    ASSERT_TRUE(hears(member, alpha, crash, {{mel, act::looks}}));
    const std::string start = R"({"type":"presence","owner":")" + to_string(alpha) + "\"";
    const std::string bug = R"(,"bug":")" + to_string(crash) + "\"";
    for (const auto& rest :
         {std::string{"}"},
          bug + "}",
          std::string{R"(,"act":"looks"})"},
          bug + R"(,"act":"lurks"})",
          bug + R"(,"act":["looks"]})",
          bug + R"(,"act":"looks","as":"ada"})",
          std::string{R"(,"bug":"*","act":"looks"})"},
          std::string{R"(,"bug":null,"act":"looks"})"}}) {
        member.send(start + rest);
        EXPECT_TRUE(member.heard().wait_for_text(R"({"type":"error")")) << rest;
        say(member, alpha, crash, "comments");
        ASSERT_TRUE(hears(member, alpha, crash, {{mel, act::comments}}));
        say(member, alpha, crash);
        ASSERT_TRUE(hears(member, alpha, crash, {{mel, act::looks}}));
    }
}

LACEWING_ON_EACH_DATABASE(presence_channel);

// A second engine and hub on the same PostgreSQL stand for a second process.
class presence_of_two_processes : public presence_channel {
protected:
    fake_client connect_there(user_id who) { return fake_client{there_, who, session_of(who)}; }

    db::database other_{db::open(how())};
    services with_other_{.database = other_, .clock = clock(), .random = random()};
    changes::feed other_feed_{other_};
    hub there_{with_other_, other_feed_, [](db::reader&, session_id) -> std::optional<timestamp> {
                   return timestamp{INT64_MAX};
               }};
};

TEST_P(presence_of_two_processes, people_of_both_see_each_other_come_write_and_leave) {
    auto here = connect(ed);
    say(here, alpha, crash);
    ASSERT_TRUE(hears(here, alpha, crash, {{ed, act::looks}}));
    {
        auto there = connect_there(mel);
        say(there, alpha, crash);
        ASSERT_TRUE(hears(here, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
        // The one that came later is told of the one that was there.
        ASSERT_TRUE(hears(there, alpha, crash, {{mel, act::looks}, {ed, act::looks}}));
        say(there, alpha, crash, "comments");
        ASSERT_TRUE(hears(here, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
        auto tab = connect(mel);
        say(tab, alpha, crash);
        ASSERT_TRUE(hears(tab, alpha, crash, {{ed, act::looks}, {mel, act::comments}}));
    }
    EXPECT_TRUE(hears(here, alpha, crash, {{ed, act::looks}}));
}

TEST_P(presence_of_two_processes, who_is_removed_there_disappears_here) {
    auto here = connect(ed);
    auto there = connect_there(mel);
    say(here, alpha, crash);
    say(there, alpha, crash);
    ASSERT_TRUE(hears(here, alpha, crash, {{ed, act::looks}, {mel, act::looks}}));
    remove_member(mel);
    clock().advance_s(limits::presence_check_ms / 1'000);
    EXPECT_TRUE(hears(here, alpha, crash, {{ed, act::looks}}));
    EXPECT_TRUE(there.heard().wait_for_frame(*encode_presence_ended(alpha, crash)));
}

INSTANTIATE_TEST_SUITE_P(
    on, presence_of_two_processes, ::testing::Values(db::dialect::postgres), db::name_of
);

} // namespace
} // namespace lacewing::live
