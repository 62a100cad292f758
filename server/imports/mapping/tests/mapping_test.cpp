#include "imports/mapping/environment.hpp"
#include "imports/mapping/leftovers.hpp"
#include "imports/mapping/map_file.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::imports {
namespace {

TEST(import_environment, lines_become_pairs_and_the_rest_one_pair) {
    const auto made = split("OS: OSX 10.10.1\n Device : iPhone 6plus (iOS 8.1)\n\nseen twice\ntoo");
    const std::vector<bugs::environment_entry> expected{
        {.name = "OS", .value = "OSX 10.10.1"},
        {.name = "Device", .value = "iPhone 6plus (iOS 8.1)"},
        {.name = "environment", .value = "seen twice; too"}
    };
    EXPECT_EQ(made.entries, expected);
    EXPECT_EQ(made.rest, "");
}

TEST(import_environment, addresses_times_and_repeated_names_are_no_pairs) {
    const auto made = split("http://a.org\n12:30 o'clock\nOS: one\nOS: two");
    ASSERT_EQ(made.entries.size(), 2U);
    EXPECT_EQ(made.entries[0].value, "one");
    EXPECT_EQ(made.entries[1].value, "http://a.org; 12:30 o'clock; OS: two");
}

TEST(import_environment, what_does_not_fit_is_kept_as_it_was) {
    std::string text;
    for (int i = 0; i < 40; ++i) text += "name" + std::to_string(i) + ": value\n";
    text += std::string(600, 'x');
    const auto made = split(text);
    EXPECT_EQ(made.entries.size(), 31U);
    EXPECT_TRUE(made.rest.starts_with("name31: value\nname32: value"));
    EXPECT_TRUE(made.rest.ends_with(std::string(600, 'x')));
}

TEST(import_leftovers, fences_hold_whatever_stands_in_them) {
    leftovers rest;
    rest.add_environment("a\n```\nb");
    EXPECT_EQ(rest.print(), "#### Kept from the import\n\n\nEnvironment:\n\n````\na\n```\nb\n````");
    EXPECT_EQ(leftovers{}.print(), "");
}

used_words some_words() {
    used_words used;
    used.statuses = {{"Closed", 3}, {"Parked \"here\"", 1}};
    used.types = {{"Bug", 4}};
    used.links = {{"duplicates", 2}};
    used.people = {{"u1", 1}, {"u2", 9}};
    return used;
}

TEST(import_map_file, what_is_printed_is_read_back) {
    auto map = usual_map();
    map.people["u2"] = "ada";
    const auto text = print_map(map, some_words(), usual_statuses(), "x.jsonl");
    EXPECT_NE(text.find("\"Closed\" = \"Verified\" # 3"), std::string::npos);
    EXPECT_NE(text.find("\"Parked \\\"here\\\"\" = \"\" # 1, choose one"), std::string::npos);
    EXPECT_LT(text.find("\"u2\" = \"ada\" # 9"), text.find("\"u1\" = \"\" # 1"));
    const auto read = read_map(text, usual_statuses());
    ASSERT_TRUE(read) << read.error().front().text;
    EXPECT_EQ(read->statuses, map.statuses);
    EXPECT_EQ(read->people, map.people);
    EXPECT_EQ(read->links, map.links);
    EXPECT_EQ(read->types.at("Bug"), "type/Bug");
    EXPECT_EQ(line_of_username(text, "nobody"), 0);
    EXPECT_GT(line_of_username(text, "ada"), 10);
}

TEST(import_map_file, unknown_words_are_told_with_their_line_and_what_would_be_right) {
    const auto read = read_map(
        "[statuses]\nOpen = \"Confirmt\"\n[priorities]\nHigh = \"higher\"\nLow = 3\n"
        "[closed]\nnot_fixed = \"Gone\"\n[links]\nx = \"blocks\"\ny = \"eats\"\n[statusses]\na = "
        "\"b\"\n",
        usual_statuses()
    );
    ASSERT_FALSE(read);
    std::map<std::int64_t, std::string> told;
    for (const auto& each : read.error()) told[each.line] = each.text;
    EXPECT_NE(told.at(2).find("Confirmed"), std::string::npos);
    EXPECT_NE(told.at(4).find("urgent, high, medium, low"), std::string::npos);
    EXPECT_NE(told.at(5).find("in quotes"), std::string::npos);
    EXPECT_NE(told.at(7).find("Verified"), std::string::npos);
    EXPECT_NE(told.at(10).find("blocked_by"), std::string::npos);
    EXPECT_NE(told.at(11).find("[statusses]"), std::string::npos);
    EXPECT_EQ(told.size(), 6U);
}

TEST(import_map_file, what_is_no_toml_is_told_with_its_line) {
    for (const auto* text : {"[statuses]\nOpen = \n", "[statuses]\n[*]\n"}) {
        const auto read = read_map(text, usual_statuses());
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().front().line, 2);
    }
}

TEST(import_map_file, an_empty_word_takes_the_usual_one_back) {
    const auto read = read_map(
        "[statuses]\nOpen = \"\"\n[links]\nduplicates = \"\"\n[types]\nBug = \"\"\n",
        usual_statuses()
    );
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->statuses.contains("Open"));
    EXPECT_EQ(read->links.at("duplicates"), "");
    EXPECT_EQ(read->types.at("Bug"), "");
}

} // namespace
} // namespace lacewing::imports
