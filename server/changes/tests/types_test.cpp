#include "changes/signals.hpp"
#include "changes/types.hpp"
#include "platform/core/limits.hpp"
#include "platform/schema/print.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::changes {
namespace {

uuid numbered(std::uint8_t number) {
    uuid made;
    made.bytes[15] = number;
    return made;
}

recorded_change change_with(std::vector<field_change> fields) {
    recorded_change made;
    made.version = 7;
    made.what.to = {.owner = numbered(1), .is = stream::kind::content};
    made.what.at = timestamp{0};
    made.what.subject = subject_kind::bug;
    made.what.subject_id = numbered(2);
    made.what.batch = batch_id{numbered(3)};
    made.what.fields = std::move(fields);
    return made;
}

TEST(wire_change, holds_new_values_and_names_nobody) {
    auto made = change_with({{"title", "\"a\"", "\"b\""}, {"closed", "7", ""}});
    made.what.actor = principal{.is = principal::kind::user, .value = numbered(4)};
    EXPECT_EQ(
        schema::to_json(to_wire(made)),
        R"({"version":7,"at":"1970-01-01T00:00:00.000000Z",)"
        R"("actor":"00000000-0000-0000-0000-000000000004","kind":"bug",)"
        R"("id":"00000000-0000-0000-0000-000000000002","action":"changed",)"
        R"("fields":{"closed":null,"title":"b"},)"
        R"("batchID":"00000000-0000-0000-0000-000000000003"})"
    );
}

TEST(wire_change, says_what_a_removed_comment_or_relation_hung_on) {
    auto made = change_with({{"bugID", "\"b\"", ""}, {"text", "\"secret\"", ""}});
    made.what.what = action::removed;
    made.what.subject = subject_kind::comment;
    EXPECT_EQ(to_wire(made).fields.at("bugID").text, "\"b\"");
    EXPECT_EQ(to_wire(made).fields.at("text").text, "null");
    made.what.fields = {{"kind", "\"blocks\"", ""}, {"from", "\"b\"", ""}, {"to", "\"c\"", ""}};
    made.what.subject = subject_kind::relation;
    EXPECT_EQ(to_wire(made).fields.at("kind").text, "\"blocks\"");
    EXPECT_EQ(to_wire(made).fields.at("from").text, "\"b\"");
    EXPECT_EQ(to_wire(made).fields.at("to").text, "\"c\"");
    made.what.what = action::changed;
    EXPECT_EQ(to_wire(made).fields.at("from").text, "null");
}

TEST(wire_change, a_long_text_is_named_with_its_bytes_and_not_sent) {
    const std::string fits(limits::live_text_bytes_max, 'x');
    const auto escaped = [](std::size_t count) {
        std::string json = "\"";
        for (std::size_t at = 0; at < count; ++at) json += "\\n";
        return json + "\"";
    };
    const auto wire = to_wire(change_with({
        {"title", "", "\"" + fits + "\""},
        {"description", "", "\"" + fits + "\xC3\xA9\""},
        {"escapes", "", escaped(limits::live_text_bytes_max)},
        {"escapesTooLong", "", escaped(limits::live_text_bytes_max + 1)},
    }));
    EXPECT_EQ(wire.fields.size(), 2U);
    EXPECT_TRUE(wire.fields.contains("title"));
    EXPECT_TRUE(wire.fields.contains("escapes"));
    ASSERT_TRUE(wire.fields_elided);
    EXPECT_EQ(wire.fields_elided->at("description"), limits::live_text_bytes_max + 2);
    EXPECT_EQ(wire.fields_elided->at("escapesTooLong"), limits::live_text_bytes_max + 1);
}

TEST(signals, are_read_as_they_were_written) {
    std::vector<reached> many;
    for (int at = 0; at < 500; ++at) {
        many.push_back(
            {.which =
                 {.owner = numbered(static_cast<std::uint8_t>(at)),
                  .is = static_cast<stream::kind>(at % 4)},
             .version = at * 1'000'000'007LL}
        );
    }
    const auto texts = print_signals(many);
    EXPECT_GT(texts.size(), 1U);
    std::vector<reached> read;
    for (const auto& text : texts) {
        EXPECT_LT(text.size(), 8'000U);
        for (const auto& each : parse_signal(text)) read.push_back(each);
    }
    EXPECT_EQ(read, many);
}

TEST(signals, of_others_and_damaged_ones_say_nothing) {
    EXPECT_TRUE(parse_signal("").empty());
    EXPECT_TRUE(parse_signal("jobs").empty());
    EXPECT_TRUE(parse_signal("changes").empty());
    EXPECT_TRUE(parse_signal("changes x:y:z :: 1").empty());
    EXPECT_TRUE(parse_signal("changes 00000000-0000-0000-0000-000000000002:content:1x").empty());
}

TEST(words, every_word_of_the_log_is_read_as_it_is_written) {
    for (const auto each :
         {stream::kind::content, stream::kind::members, stream::kind::managers, stream::kind::person
         }) {
        EXPECT_EQ(parse_stream_kind(to_string(each)), each);
    }
    for (const auto each :
         {subject_kind::organization,
          subject_kind::member,
          subject_kind::project,
          subject_kind::status,
          subject_kind::bug,
          subject_kind::person,
          subject_kind::session}) {
        EXPECT_EQ(parse_subject_kind(to_string(each)), each);
    }
    for (const auto each : {action::created, action::changed, action::removed}) {
        EXPECT_EQ(parse_action(to_string(each)), each);
    }
    for (const auto each : {visibility::inherit, visibility::restricted}) {
        EXPECT_EQ(parse_visibility(to_string(each)), each);
    }
}

} // namespace
} // namespace lacewing::changes
