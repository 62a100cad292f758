#include "query/command.hpp"
#include "query/limits.hpp"
#include "query/print.hpp"
#include "query/tests/command_cases.hpp"
#include "query/tests/outline.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::query::testing {
namespace {

std::string printed_actions(const command& what) {
    const auto whole = print(what);
    const auto query = print(what.of);
    return whole.substr(query.size() + (query.empty() ? 2 : 3));
}

std::string place_in(const problem& why) {
    const auto& pointer = why.fields.at(0).pointer;
    return pointer.substr(pointer.find("#char=") + 6);
}

/// What the command's actions are, or "code place" of what is wrong with it.
std::string command_outline(std::string_view text, std::string_view zone = "UTC") {
    const auto read = parse_command(text, strictly(zone));
    if (read) return printed_actions(*read);
    return read.error().code + " " + place_in(read.error());
}

std::string command_advice(std::string_view text) {
    const auto read = parse_command(text, strictly());
    return read ? "" : read.error().detail;
}

std::vector<std::pair<std::string, std::string>> read_cases() {
    std::vector<std::pair<std::string, std::string>> found;
    for (std::size_t at = 0; at < command_cases.size();) {
        const auto end = command_cases.find('\n', at);
        const auto line = command_cases.substr(at, end - at);
        at = end + 1;
        const auto bar = line.rfind(" | ");
        if (bar == std::string_view::npos) continue;
        found.emplace_back(line.substr(0, bar), line.substr(bar + 3));
    }
    return found;
}

TEST(query_commands, mean_what_the_command_cases_say) {
    const auto cases = read_cases();
    EXPECT_GT(cases.size(), 60U);
    for (const auto& [text, expected] : cases) {
        const auto read = parse_command(text, strictly());
        if (read) {
            EXPECT_EQ(printed_actions(*read), expected) << text;
        } else if (expected == "! query") {
            EXPECT_EQ(read.error().code, "query_syntax") << text;
        } else {
            EXPECT_EQ("! " + place_in(read.error()), expected) << text << read.error().detail;
        }
    }
}

/// A `>` that stands alone begins a command: what the query finds changes, as
/// `is:triage age:>30d > severity S4 label +old`.
TEST(query_language, commands) {
    const auto read = parse_command("is:triage age:>30d > severity S4 label +old", strictly());
    ASSERT_TRUE(read);
    EXPECT_EQ(outline(read->of), "(and is:triage age:*..2026-09-15T12:00Z)");
    EXPECT_EQ(printed_actions(*read), "severity S4 label +old");
    EXPECT_EQ(read->sign, (place{19, 20}));
}

/// In quotes, or with something right beside it, a `>` is what it was: `"a > b"`, `a>b`.
TEST(query_language, signs_that_begin_no_command) {
    EXPECT_EQ(outline("\"a > b\""), "\"a > b\"");
    EXPECT_EQ(outline("a>b votes:>5 >> ->x"), "(and a>b votes:6..* >> ->x)");
}

/// Lists, counts, boards, views and charts refuse commands, for they only ask:
/// `is:triage > assign @me`.
TEST(query_language, commands_are_no_filters) {
    EXPECT_EQ(outline("is:triage > assign @me"), "command_not_filter 10,11");
    EXPECT_EQ(outline("is:triage > assign @me", as_typed()), "command_not_filter 10,11");
    EXPECT_EQ(outline("a >"), "command_not_filter 2,3");
}

/// `status`, `resolution`, `severity`, `priority`, `due`, `estimate` and `snooze` take one value:
/// `> status Closed resolution wont_fix`.
TEST(query_language, actions_with_one_value) {
    EXPECT_EQ(
        command_outline("> status Closed resolution wont_fix"), "status Closed resolution wont_fix"
    );
    EXPECT_EQ(
        command_outline("> severity S1 priority low due today estimate 1"),
        "severity S1 priority low due today estimate 1.00"
    );
    EXPECT_EQ(command_outline("> severity S1 S2"), "command_action_unknown 14,16");
}

/// `unset` and `none` leave a field empty: `> severity unset priority none due none`.
TEST(query_language, actions_that_empty_a_field) {
    EXPECT_EQ(
        command_outline("> severity unset priority none due none"),
        "severity none priority none due none"
    );
    EXPECT_EQ(command_outline("> status none"), "status \"none\"");
    EXPECT_EQ(command_outline("> resolution none"), "query_value_invalid 13,17");
}

/// `label` adds with a `+`, which the first label may lack, and removes with a `-`:
/// `> label +needs-test -"to do"`.
TEST(query_language, label_action) {
    EXPECT_EQ(command_outline("> label needs-test -\"to do\""), "label +needs-test -\"to do\"");
    EXPECT_EQ(command_outline("> label a b"), "command_action_unknown 10,11");
}

/// `assign` takes the place of who was assigned; with `+` and `-` people join and go:
/// `> assign @ann`, `> assign +@me -@bob`, `> assign none`.
TEST(query_language, assign_action) {
    const auto read = parse_command("> assign @ann +@me -@bob", strictly());
    ASSERT_TRUE(read);
    const auto& values = read->actions.at(0).values;
    ASSERT_EQ(values.size(), 3U);
    EXPECT_EQ(values[0].how, doing::set);
    EXPECT_EQ(values[1].how, doing::add);
    EXPECT_EQ(values[2].how, doing::remove);
    EXPECT_EQ(command_outline("> assign none"), "assign none");
}

/// A day is one day by your clock, and `snooze` ends at a moment to come: `> due +7d`,
/// `> snooze tomorrow`.
TEST(query_language, days_of_actions) {
    const auto due = parse_command("> due +7d", strictly());
    ASSERT_TRUE(due);
    EXPECT_EQ(
        std::get<day_span>(due->actions.at(0).values.at(0).is).from, std::string{"2026-10-22"}
    );
    const auto snooze = parse_command("> snooze tomorrow", strictly("Europe/Berlin"));
    ASSERT_TRUE(snooze);
    EXPECT_EQ(
        std::get<moment_span>(snooze->actions.at(0).values.at(0).is).from,
        parse_rfc3339("2026-10-15T22:00:00Z")
    );
    for (const char* text :
         {"> due next-week",
          "> due 2026-10",
          "> due soon",
          "> due 2026-02-30",
          "> due 2026-10-31T12:00",
          "> snooze yesterday",
          "> snooze -1h",
          "> snooze 2020-01-01"}) {
        EXPECT_TRUE(command_outline(text).starts_with("query_value_invalid")) << text;
    }
}

/// An action comes once, and all of them have up to 16 values.
TEST(query_language, limits_of_commands) {
    EXPECT_EQ(limits::command_values_max, 16U);
    const std::string most = "> label +a -b +c -d +e -f +g -h +i -j +k -l +m -n +o -p";
    EXPECT_EQ(command_outline(most), most.substr(2));
    EXPECT_EQ(command_outline(most + " due today"), "query_too_many_terms 60,65");
    EXPECT_EQ(command_outline("> severity S1 severity S2"), "query_syntax 14,22");
}

/// What is no action is refused with its place and the nearest action: `> sevrity S1`.
TEST(query_language, unknown_actions_are_refused) {
    EXPECT_EQ(command_outline("> sevrity S1"), "command_action_unknown 2,9");
    EXPECT_EQ(
        command_advice("> sevrity S1"),
        "At character 3: There is no action \"sevrity\"; the nearest is \"severity\"."
    );
}

TEST(query_commands, have_the_length_of_queries_at_most) {
    const std::string longest = "> label \"" + std::string(4'086, 'a') + '"';
    EXPECT_TRUE(parse_command(longest, strictly()));
    EXPECT_EQ(command_outline(longest + ' '), "query_too_long 4096,4097");
    EXPECT_EQ(command_outline("a > label +\xff"), "query_syntax 0,0");
    EXPECT_EQ(command_outline("a > severity S1", "Mars/Olympus").substr(0, 12), "zone_invalid");
}

TEST(query_commands, are_the_same_after_printing) {
    for (const auto& [text, expected] : read_cases()) {
        const auto once = parse_command(text, strictly());
        if (!once) continue;
        const auto canonical = print(*once);
        const auto twice = parse_command(canonical, strictly());
        ASSERT_TRUE(twice) << canonical << twice.error().detail;
        EXPECT_EQ(print(*twice), canonical);
        ASSERT_EQ(once->actions.size(), twice->actions.size());
        for (std::size_t at = 0; at < once->actions.size(); ++at) {
            for (std::size_t nth = 0; nth < once->actions[at].values.size(); ++nth) {
                EXPECT_EQ(once->actions[at].values[nth].is, twice->actions[at].values[nth].is)
                    << canonical;
            }
        }
    }
}

TEST(query_commands, no_text_makes_their_reader_stumble) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(fmt::format("seed {}", seed));
    std::minstd_rand chance{seed};
    constexpr std::string_view parts[] = {
        ">",     " > ",         "(",        ")",        "\"",        "-",
        "+",     ",",           " ",        "severity", "severity ", "S1",
        "label", "label +",     "assign @", "due ",     "none",      "\\",
        "+7d",   "tomorrow",    "\xff",     "\u00a0",   "ö",         "estimate ",
        "2.5",   "snooze ",     "@me",      "status ",  "is:open",   "a",
        "OR",    "resolution ", "fixed",    "AND ",     "label:",    "::"
    };
    for (int round = 0; round < 20'000; ++round) {
        std::string text = round % 2 == 0 ? "> " : "";
        const auto count = chance() % 20;
        for (std::size_t at = 0; at < count; ++at) text += parts[chance() % std::size(parts)];
        const auto read = parse_command(text, strictly());
        if (read) {
            EXPECT_TRUE(parse_command(print(*read), strictly())) << text << "\n" << print(*read);
        } else {
            EXPECT_EQ(read.error().status, 400) << text;
            EXPECT_EQ(read.error().fields.size(), 1U) << text;
        }
    }
}

} // namespace
} // namespace lacewing::query::testing
