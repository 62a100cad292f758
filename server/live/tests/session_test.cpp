#include "live/session.hpp"
#include "platform/core/limits.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::live {
namespace {

using enum changes::stream::kind;
using offered = session::offered;

uuid numbered(std::uint16_t number) {
    uuid made;
    made.bytes[14] = static_cast<std::uint8_t>(number >> 8U);
    made.bytes[15] = static_cast<std::uint8_t>(number);
    return made;
}

const uuid org = numbered(1);
const role_stamp stamp{.strangers = access::role::none, .members_version = 4};

client_frame subscribe(const uuid& owner, std::int64_t version) {
    return {
        .type = client_frame_type::subscribe,
        .owner = owner,
        .streams = stream_positions{.content = version, .members = {}, .managers = {}, .person = {}}
    };
}

client_frame unsubscribe(const uuid& owner) {
    return {.type = client_frame_type::unsubscribe, .owner = owner, .streams = {}};
}

found_in_log found_up_to(std::int64_t version) {
    found_in_log found{.role = access::role::member, .stamp = stamp, .reached = {}, .pieces = {}};
    found.pieces.push_back(
        {.which = content, .version = version, .frames = {}, .is_too_much = false}
    );
    return found;
}

std::vector<std::string> texts(const std::vector<frame>& frames) {
    std::vector<std::string> all;
    for (const auto& each : frames) all.push_back(*each);
    return all;
}

// Subscribed and current at that version.
session current_at(std::int64_t version) {
    session one;
    one.receive(subscribe(org, version));
    const auto asked = one.next_read();
    one.finish_read(*asked, found_up_to(version), {});
    return one;
}

TEST(live_session, a_subscription_reads_the_log_then_is_current) {
    session one;
    EXPECT_TRUE(one.receive(subscribe(org, 3)).empty());
    const auto asked = one.next_read();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->owner, org);
    EXPECT_EQ(asked->after[content], 3);
    EXPECT_FALSE(one.next_read());
    auto found = found_up_to(5);
    found.pieces[0].frames.push_back(std::make_shared<const std::string>("four and five"));
    positions now;
    now[content] = 5;
    EXPECT_EQ(
        texts(one.finish_read(*asked, found, {})),
        (std::vector<std::string>{"four and five", *encode_subscribed(org, now)})
    );
    EXPECT_EQ(one.find(org)->is, subscription::phase::current);
    EXPECT_FALSE(one.next_read());
}

TEST(live_session, what_follows_is_sent_once) {
    auto one = current_at(5);
    auto& to = *one.find(org);
    EXPECT_EQ(session::offer(to, content, 6, 7, stamp), offered::send);
    EXPECT_EQ(session::offer(to, content, 6, 7, stamp), offered::skip);
    EXPECT_EQ(session::offer(to, content, 8, 8, stamp), offered::send);
    EXPECT_EQ(session::offer(to, members, 1, 1, stamp), offered::skip);
}

TEST(live_session, a_gap_sends_the_subscription_back_to_the_log) {
    auto one = current_at(5);
    EXPECT_EQ(session::offer(*one.find(org), content, 7, 7, stamp), offered::behind);
    one.look_again(*one.find(org));
    const auto asked = one.next_read();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->after[content], 5);
}

TEST(live_session, an_overlap_sends_the_subscription_back_to_the_log) {
    auto one = current_at(5);
    EXPECT_EQ(session::offer(*one.find(org), content, 4, 7, stamp), offered::behind);
}

TEST(live_session, nothing_is_sent_under_roles_found_at_another_time) {
    auto one = current_at(5);
    const role_stamp later{.strangers = access::role::none, .members_version = 5};
    EXPECT_EQ(session::offer(*one.find(org), content, 6, 6, later), offered::behind);
}

TEST(live_session, what_came_by_during_the_read_is_read_as_well) {
    session one;
    one.receive(subscribe(org, 0));
    const auto asked = one.next_read();
    EXPECT_EQ(session::offer(*one.find(org), content, 1, 6, stamp), offered::skip);
    const auto answer = one.finish_read(*asked, found_up_to(5), {});
    EXPECT_TRUE(answer.empty());
    const auto again = one.next_read();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->after[content], 5);
    EXPECT_EQ(one.finish_read(*again, found_up_to(6), {}).size(), 1U);
    EXPECT_EQ(one.find(org)->is, subscription::phase::current);
}

TEST(live_session, a_read_that_ends_before_the_feed_began_is_done_again) {
    session one;
    one.receive(subscribe(org, 0));
    const auto asked = one.next_read();
    positions base;
    base[content] = 8;
    EXPECT_TRUE(one.finish_read(*asked, found_up_to(5), base).empty());
    EXPECT_TRUE(one.next_read());
}

TEST(live_session, too_old_a_version_means_reload_and_no_more_of_that_stream) {
    session one;
    one.receive(subscribe(org, 0));
    const auto asked = one.next_read();
    auto found = found_up_to(20'000);
    found.pieces[0].is_too_much = true;
    const auto answer = texts(one.finish_read(*asked, found, {}));
    ASSERT_EQ(answer.size(), 2U);
    EXPECT_EQ(answer[0], *encode_reload({.owner = org, .is = content}));
    EXPECT_EQ(answer[1], *encode_subscribed(org, {}));
    EXPECT_EQ(session::offer(*one.find(org), content, 20'001, 20'001, stamp), offered::skip);
}

TEST(live_session, without_a_role_the_answer_is_ended_and_the_subscription_gone) {
    session one;
    one.receive(subscribe(org, 0));
    const auto asked = one.next_read();
    EXPECT_EQ(texts(one.finish_read(*asked, {}, {})), std::vector{*encode_ended(org)});
    EXPECT_EQ(one.find(org), nullptr);
}

TEST(live_session, subscribing_again_drops_the_answer_to_the_first_read) {
    session one;
    one.receive(subscribe(org, 0));
    const auto first = one.next_read();
    one.receive(subscribe(org, 9));
    const auto second = one.next_read();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->after[content], 9);
    EXPECT_TRUE(one.finish_read(*first, found_up_to(5), {}).empty());
    EXPECT_EQ(one.find(org)->is, subscription::phase::reading);
    EXPECT_EQ(one.finish_read(*second, found_up_to(9), {}).size(), 1U);
}

TEST(live_session, unsubscribing_drops_the_answer_to_the_read) {
    session one;
    one.receive(subscribe(org, 0));
    const auto asked = one.next_read();
    one.receive(unsubscribe(org));
    EXPECT_TRUE(one.finish_read(*asked, found_up_to(5), {}).empty());
    EXPECT_EQ(one.size(), 0U);
    one.receive(subscribe(org, 0));
    EXPECT_TRUE(one.next_read());
}

TEST(live_session, a_failed_read_is_asked_for_again) {
    session one;
    one.receive(subscribe(org, 3));
    one.fail_read(*one.next_read());
    const auto again = one.next_read();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->after[content], 3);
}

TEST(live_session, the_number_of_subscriptions_is_bounded) {
    session one;
    for (std::uint16_t at = 0; at < limits::live_subscriptions_max; ++at) {
        ASSERT_TRUE(one.receive(subscribe(numbered(at), 0)).empty());
    }
    const auto refused_one = one.receive(subscribe(numbered(60'000), 0));
    ASSERT_EQ(refused_one.size(), 1U);
    EXPECT_NE(refused_one[0]->find("too_many_subscriptions"), std::string::npos);
    EXPECT_EQ(one.size(), limits::live_subscriptions_max);
    EXPECT_TRUE(one.receive(subscribe(numbered(3), 1)).empty());
}

TEST(live_session, the_number_of_reads_at_once_is_bounded) {
    session one;
    for (std::uint16_t at = 0; at < 10; ++at) one.receive(subscribe(numbered(at), 0));
    std::vector<session::read_request> under_way;
    while (const auto asked = one.next_read()) under_way.push_back(*asked);
    EXPECT_EQ(under_way.size(), std::size_t{limits::live_catch_ups_max});
    one.finish_read(under_way.front(), found_up_to(0), {});
    EXPECT_TRUE(one.next_read());
    EXPECT_FALSE(one.next_read());
}

} // namespace
} // namespace lacewing::live
