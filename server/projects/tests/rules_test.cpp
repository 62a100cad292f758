#include "platform/schema/parse.hpp"
#include "projects/rules.hpp"
#include "projects/types.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lacewing::projects {
namespace {

TEST(project_keys, a_word_gives_its_first_four_letters) {
    EXPECT_EQ(propose_key("Frontend"), "FRON");
    EXPECT_EQ(propose_key("core"), "CORE");
    EXPECT_EQ(propose_key("Ui"), "UI");
}

TEST(project_keys, several_words_give_their_initials) {
    EXPECT_EQ(propose_key("Mobile client"), "MC");
    EXPECT_EQ(propose_key("The long-awaited second edition"), "TLASE");
    EXPECT_EQ(propose_key("a b c d e f g h i j k l m"), "ABCDEFGHIJ");
}

TEST(project_keys, leading_digits_are_left_out) {
    EXPECT_EQ(propose_key("3d viewer engine"), "VE");
    EXPECT_EQ(propose_key("2024"), "BUG");
}

TEST(project_keys, a_name_without_latin_letters_gives_bug) {
    EXPECT_EQ(propose_key("プロジェクト"), "BUG");
    EXPECT_EQ(propose_key("x"), "BUG");
    EXPECT_EQ(propose_key("!?"), "BUG");
    EXPECT_EQ(propose_key(""), "BUG");
}

TEST(project_keys, wide_and_accented_letters_are_read_as_far_as_folding_reads_them) {
    EXPECT_EQ(propose_key("\uFF23ore"), "CORE");
    EXPECT_TRUE(is_key(propose_key("Überwachung")));
}

TEST(project_keys, every_proposal_is_a_key) {
    for (const auto* name : {"a1", "1a1", "Zebra crossing 5", "_ _", "é é", "ab\tcd", "A-B-C"}) {
        EXPECT_TRUE(is_key(propose_key(name))) << name;
    }
}

TEST(project_keys, a_taken_key_gets_a_number_and_stays_within_ten_characters) {
    EXPECT_EQ(numbered_key("CORE", 1), "CORE");
    EXPECT_EQ(numbered_key("CORE", 2), "CORE2");
    EXPECT_EQ(numbered_key("ABCDEFGHIJ", 2), "ABCDEFGHI2");
    EXPECT_EQ(numbered_key("ABCDEFGHIJ", 120), "ABCDEFG120");
    EXPECT_TRUE(is_key(numbered_key("ABCDEFGHIJ", 1000)));
}

TEST(project_keys, a_key_has_two_to_ten_capitals_and_digits_and_a_letter_first) {
    EXPECT_TRUE(is_key("AB"));
    EXPECT_TRUE(is_key("A1B2C3D4E5"));
    for (const auto* bad : {"", "A", "1A", "ab", "ABCDEFGHIJK", "A-B", "A B", "Ä1"}) {
        EXPECT_FALSE(is_key(bad)) << bad;
    }
}

TEST(project_rules, the_default_workflow_begins_in_triage_and_has_every_category) {
    const auto workflow = default_statuses();
    ASSERT_EQ(workflow.size(), 7U);
    EXPECT_EQ(workflow[0].name, "New");
    EXPECT_EQ(workflow[0].category, category::triage);
    EXPECT_EQ(workflow[6].name, "Closed");
    EXPECT_EQ(workflow[6].category, category::dropped);
}

TEST(project_rules, only_done_and_dropped_are_closed) {
    EXPECT_TRUE(is_open(category::triage));
    EXPECT_TRUE(is_open(category::open));
    EXPECT_TRUE(is_open(category::started));
    EXPECT_FALSE(is_open(category::done));
    EXPECT_FALSE(is_open(category::dropped));
}

create_project_request asked(std::string name, std::string description) {
    return {
        .id = {},
        .name = std::move(name),
        .description = std::move(description),
        .key = {},
        .color = {}
    };
}

TEST(project_rules, empty_fields_are_told_in_the_words_of_the_specification) {
    const auto refusal = check(asked(" \t", ""));
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().status, 422);
    EXPECT_EQ(refusal.error().detail, "All input fields are required.");
    ASSERT_EQ(refusal.error().fields.size(), 2U);
    EXPECT_EQ(refusal.error().fields[0].pointer, "/name");
    EXPECT_EQ(refusal.error().fields[1].pointer, "/description");
}

TEST(project_rules, name_and_description_have_at_most_fifty_characters) {
    const auto sent = [](std::size_t name, std::size_t description) {
        std::string text = R"({"id":"01936b5a-0000-7000-8000-000000000001","name":")";
        for (std::size_t n = 0; n < name; ++n) text += "é";
        return text + R"(","description":")" + std::string(description, 'd') + R"("})";
    };
    EXPECT_TRUE(schema::parse<create_project_request>(sent(50, 50)));
    const auto refusal = schema::parse<create_project_request>(sent(51, 51));
    ASSERT_FALSE(refusal);
    ASSERT_EQ(refusal.error().fields.size(), 2U);
    EXPECT_EQ(refusal.error().fields[0].pointer, "/name");
    EXPECT_EQ(refusal.error().fields[1].pointer, "/description");
}

TEST(project_rules, the_palette_has_seven_colours_and_each_is_one) {
    const std::set<std::string_view> different(palette.begin(), palette.end());
    EXPECT_EQ(different.size(), 7U);
    for (const auto color : palette) {
        auto what = asked("Core", "All");
        what.color = std::string{color};
        EXPECT_TRUE(check(std::move(what))) << color;
    }
}

TEST(project_rules, texts_are_kept_without_white_space_at_their_ends) {
    const auto checked = check(asked("  Core ", "\u3000All of it\n"));
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->name, "Core");
    EXPECT_EQ(checked->description, "All of it");
}

TEST(project_rules, bad_ids_keys_and_colours_are_each_pointed_at) {
    auto what = asked("Core", "All");
    what.id = project_id{};
    what.key = "core";
    what.color = "red";
    const auto refusal = check(what);
    ASSERT_FALSE(refusal);
    ASSERT_EQ(refusal.error().fields.size(), 3U);
    EXPECT_EQ(refusal.error().fields[0].pointer, "/id");
    EXPECT_EQ(refusal.error().fields[1].pointer, "/key");
    EXPECT_EQ(refusal.error().fields[2].pointer, "/color");
}

} // namespace
} // namespace lacewing::projects
