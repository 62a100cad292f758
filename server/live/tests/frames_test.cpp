#include "changes/tests/made_changes.hpp"
#include "live/frames.hpp"
#include "platform/core/limits.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace lacewing::live {
namespace {

const std::string owner_id = "00000000-0000-0000-0000-000000000001";

std::vector<changes::recorded> made(int count, const std::string& title) {
    std::vector<changes::recorded> all;
    for (int at = 1; at <= count; ++at) {
        auto one = std::make_shared<changes::recorded_change>();
        one->what = changes::made_change(changes::content, title);
        one->version = at;
        all.push_back(one);
    }
    return all;
}

TEST(live_frames, a_subscription_is_read) {
    const auto read = decode(
        R"({"type":"subscribe","owner":")" + owner_id + R"(","streams":{"content":12,"members":0}})"
    );
    ASSERT_TRUE(read);
    EXPECT_EQ(read->type, client_frame_type::subscribe);
    EXPECT_EQ(to_string(read->owner), owner_id);
    const auto from = positions_of(*read->streams);
    EXPECT_EQ(from[changes::stream::kind::content], 12);
    EXPECT_EQ(from[changes::stream::kind::members], 0);
    EXPECT_EQ(from[changes::stream::kind::managers], std::nullopt);
    EXPECT_TRUE(decode(R"({"type":"unsubscribe","owner":")" + owner_id + "\"}"));
}

TEST(live_frames, what_is_no_request_is_refused) {
    const std::vector<std::string> bad{
        "",
        "x",
        "[]",
        "{}",
        R"({"type":"subscribe"})",
        R"({"type":"subscribe","owner":")" + owner_id + "\"}",
        R"({"type":"subscribe","owner":"*","streams":{"content":1}})",
        R"({"type":"subscribe","owner":[")" + owner_id + R"("],"streams":{"content":1}})",
        R"({"type":"subscribe","owner":")" + owner_id + R"(","streams":{"content":-1}})",
        R"({"type":"subscribe","owner":")" + owner_id + R"(","streams":{"content":1.5}})",
        R"({"type":"subscribe","owner":")" + owner_id + R"(","streams":{"secrets":1}})",
        R"({"type":"subscribe","owner":")" + owner_id + R"(","streams":{"content":1},"as":"x"})",
        R"({"type":"subscribe","type":"unsubscribe","owner":")" + owner_id + "\"}",
        R"({"type":"listen","owner":")" + owner_id + R"(","streams":{"content":1}})",
        R"({"type":"presence","owner":")" + owner_id + "\"}",
        R"({"type":"presence","owner":")" + owner_id + R"(","bug":")" + owner_id + "\"}",
        R"({"type":"presence","owner":")" + owner_id + R"(","act":"looks"})",
        R"({"type":"presence","bug":")" + owner_id + R"(","act":"looks"})",
        R"({"type":"presence","owner":")" + owner_id + R"(","bug":")" + owner_id +
            R"(","act":"Looks"})",
        std::string(100'000, '['),
    };
    for (const auto& text : bad) EXPECT_FALSE(decode(text)) << text.substr(0, 100);
}

TEST(live_frames, are_what_the_contract_says) {
    positions at;
    at[changes::stream::kind::content] = 3;
    EXPECT_EQ(
        *encode_subscribed(changes::content.owner, at),
        R"({"type":"subscribed","owner":")" + owner_id + R"(","streams":{"content":3}})"
    );
    EXPECT_EQ(
        *encode_reload(changes::content),
        R"({"type":"reload","owner":")" + owner_id + R"(","stream":"content"})"
    );
    EXPECT_EQ(
        *encode_ended(changes::content.owner), R"({"type":"ended","owner":")" + owner_id + "\"}"
    );
    const organization_id org{changes::content.owner};
    const bug_id bug{changes::content.owner};
    EXPECT_EQ(
        *encode_presence(
            {.owner = org,
             .bug = bug,
             .people = {{.who = user_id{bug.value}, .act = presence_act::comments}},
             .count = 1}
        ),
        R"({"type":"presence","owner":")" + owner_id + R"(","bug":")" + owner_id +
            R"(","people":[{"UID":")" + owner_id + R"(","act":"comments"}],"count":1})"
    );
    EXPECT_EQ(
        *encode_presence_ended(org, bug),
        R"({"type":"presence_ended","owner":")" + owner_id + R"(","bug":")" + owner_id + "\"}"
    );
    EXPECT_EQ(*encode_error("a", "b"), R"({"type":"error","code":"a","detail":"b"})");
}

TEST(live_frames, the_word_between_processes_is_one_short_line) {
    presence_word word{
        .process = changes::content.owner,
        .number = 7,
        .owner = organization_id{changes::content.owner},
        .bug = bug_id{changes::content.owner},
        .people = {},
        .count = 50
    };
    word.people.resize(
        50, {.who = user_id{changes::content.owner}, .act = presence_act::describes}
    );
    const auto text = print_signal(word);
    EXPECT_LT(text.size(), 7'900U);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    const auto read = parse_signal(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->people.size(), 50U);
    EXPECT_EQ(read->number, 7);
    for (const auto* other : {"", "presence", "presence ", "presence {}", "changes x"}) {
        EXPECT_FALSE(parse_signal(other)) << other;
    }
}

TEST(live_frames, whatever_bytes_come_are_a_request_or_refused) {
    const std::string whole = R"({"type":"presence","owner":")" + owner_id + R"(","bug":")" +
                              owner_id + R"(","act":"comments","streams":{"content":12}})";
    const auto seed = std::random_device{}();
    std::mt19937 random{seed};
    int taken = 0;
    for (int round = 0; round < 20'000; ++round) {
        auto text = whole;
        for (auto left = random() % 4; left > 0; --left) {
            const auto at = random() % text.size();
            if (random() % 2 == 0)
                text.erase(at, random() % 8);
            else
                text[at] = static_cast<char>(random());
        }
        if (decode(text)) ++taken;
    }
    EXPECT_GT(taken, 0) << "seed " << seed;
    EXPECT_LT(taken, 20'000) << "seed " << seed;
}

TEST(live_frames, changes_travel_together_and_parse_as_described) {
    const auto frames = encode_changes(changes::content, made(3, "t"), wording::whole);
    ASSERT_EQ(frames.size(), 1U);
    const auto read = schema::parse<changes_frame>(*frames.front());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->type, "changes");
    EXPECT_EQ(read->owner, changes::content.owner);
    EXPECT_EQ(read->stream, changes::content.is);
    ASSERT_EQ(read->changes.size(), 3U);
    EXPECT_EQ(read->changes[2].version, 3);
    EXPECT_EQ(read->changes[2].fields.at("title").text, "\"t\"");
    EXPECT_TRUE(encode_changes(changes::content, {}, wording::brief).empty());
}

TEST(live_frames, many_changes_are_split_and_none_is_lost) {
    constexpr int count = 500;
    const auto frames =
        encode_changes(changes::content, made(count, std::string(2'000, 'x')), wording::whole);
    EXPECT_GT(frames.size(), 1U);
    std::int64_t version = 0;
    for (const auto& each : frames) {
        EXPECT_LE(each->size(), limits::live_frame_bytes_max + 2);
        const auto read = schema::parse<changes_frame>(*each);
        ASSERT_TRUE(read);
        for (const auto& change : read->changes) EXPECT_EQ(change.version, ++version);
    }
    EXPECT_EQ(version, count);
}

TEST(live_frames, in_brief_what_changes_have_alike_is_said_once) {
    auto all = made(3, "t");
    auto other = std::make_shared<changes::recorded_change>(*all[1]);
    other->what.subject_id = changes::numbered(77);
    other->what.client_id = std::nullopt;
    other->what.fields.clear();
    all[1] = other;
    const auto frames = encode_changes(changes::content, all, wording::brief);
    ASSERT_EQ(frames.size(), 1U);
    const auto uuid_of = [](std::uint8_t number) { return to_string(changes::numbered(number)); };
    const auto rest = R"(,"clientID":")" + uuid_of(5) + R"("})";
    EXPECT_EQ(
        *frames.front(),
        R"({"type":"brief_changes","owner":")" + owner_id + R"(","stream":"content","alike":{)" +
            R"("at":"1970-01-01T00:00:01.000000Z","actor":")" + uuid_of(9) +
            R"(","kind":"bug","action":"changed","projectID":")" + uuid_of(6) + R"(","batchID":")" +
            uuid_of(8) + R"("},"changes":[)" + R"({"version":1,"id":")" + uuid_of(7) +
            R"(","fields":{"title":"t"})" + rest + R"(,{"version":2,"id":")" + uuid_of(77) +
            R"(","fields":{}},{"version":3,"id":")" + uuid_of(7) + R"(","fields":{"title":"t"})" +
            rest + "]}"
    );
    EXPECT_TRUE(schema::parse<brief_changes_frame>(*frames.front()));
}

TEST(live_frames, in_brief_each_frame_says_each_project_once) {
    constexpr int count = 500;
    auto all = made(count, std::string(2'000, 'x'));
    const std::array projects{changes::numbered(61), changes::numbered(62), changes::numbered(63)};
    for (std::size_t at = 0; at < all.size(); ++at) {
        auto one = std::make_shared<changes::recorded_change>(*all[at]);
        one->what.project = project_id{projects.at(at % projects.size())};
        all[at] = one;
    }
    const auto frames = encode_changes(changes::content, all, wording::brief);
    EXPECT_GT(frames.size(), 1U);
    std::size_t at = 0;
    for (const auto& each : frames) {
        EXPECT_LE(each->size(), limits::live_frame_bytes_max + 2);
        const auto read = schema::parse<brief_changes_frame>(*each);
        ASSERT_TRUE(read);
        const auto tells = [](const brief_change& what) { return what.project.has_value(); };
        EXPECT_EQ(std::ranges::count_if(read->changes, tells), 3);
        for (const auto& change : read->changes) {
            const auto& told = change.project_of
                                   ? read->changes.at(static_cast<std::size_t>(*change.project_of))
                                   : change;
            EXPECT_EQ(told.project, project_id{projects.at(at % projects.size())});
            ++at;
        }
    }
    EXPECT_EQ(at, all.size());
}

TEST(live_frames, one_change_alone_and_what_has_nothing_alike_lose_nothing_in_brief) {
    const auto one = made(1, "t");
    EXPECT_EQ(
        *encode_changes(changes::content, one, wording::brief).front(),
        *encode_changes(changes::content, one, wording::whole).front()
    );
    auto two = made(2, "t");
    auto other = std::make_shared<changes::recorded_change>(*two[1]);
    other->what = {
        .to = changes::content,
        .at = timestamp{2'000'000},
        .actor = std::nullopt,
        .subject = changes::subject_kind::project,
        .subject_id = changes::numbered(33),
        .what = changes::action::created,
        .project = std::nullopt,
        .fields = {},
        .batch = batch_id{changes::numbered(34)},
        .client_id = std::nullopt
    };
    two[1] = other;
    const auto frames = encode_changes(changes::content, two, wording::brief);
    const auto read = schema::parse<brief_changes_frame>(*frames.front());
    ASSERT_TRUE(read);
    EXPECT_EQ(schema::to_json(read->alike), "{}");
    const auto first = schema::to_json(read->changes.front());
    EXPECT_EQ(first, schema::to_json(changes::to_wire(*two.front())));
}

} // namespace
} // namespace lacewing::live
