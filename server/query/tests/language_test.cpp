#include "query/limits.hpp"
#include "query/print.hpp"
#include "query/tests/outline.hpp"

#include <gtest/gtest.h>

#include <string>

/// Every sentence of docs/query-language.md; tools/query_doc.py holds them together.
namespace lacewing::query::testing {
namespace {

/// Words without a field are looked for in titles: `crash start`.
TEST(query_language, words_are_looked_for) {
    EXPECT_EQ(outline("crash start"), "(and crash start)");
}

/// A text in quotes is looked for as it stands: `"crash on start"`.
TEST(query_language, quotes_make_a_phrase) {
    EXPECT_EQ(outline(R"("crash on start")"), R"("crash on start")");
}

/// Inside quotes `\"` is a quote and `\\` a backslash: `"say \"hi\""`.
TEST(query_language, quotes_are_escaped) {
    EXPECT_EQ(outline(R"("say \"hi\"")"), R"("say "hi"")");
    EXPECT_EQ(outline(R"("C:\\temp")"), R"("C:\temp")");
    EXPECT_EQ(outline(R"("C:\temp")"), R"("C:\temp")");
}

/// While you type, the beginning of the last word is enough: `crash sta`.
TEST(query_language, the_last_word_typed_is_a_prefix) {
    EXPECT_EQ(outline("crash sta", as_typed()), "(and crash sta*)");
    EXPECT_EQ(outline("crash sta", strictly()), "(and crash sta)");
    EXPECT_EQ(outline("sta label:ui", as_typed()), "(and sta label:'ui')");
    EXPECT_EQ(outline("a OR b sta", as_typed()), "(or a (and b sta*))");
    EXPECT_EQ(outline("crash -sta", as_typed()), "(and crash (not sta))");
    EXPECT_EQ(outline(R"(crash "sta")", as_typed()), R"((and crash "sta"))");
}

/// Code is a word as it is: `std::vector<T>`, `main()`, `https://example.org/a`, `--verbose`.
TEST(query_language, code_is_a_word) {
    for (const std::string code :
         {"std::vector<T>",
          "main()",
          "https://example.org/a",
          "--verbose",
          "f(g(x),y)",
          "->next",
          "0x1F",
          "foo_bar",
          "a,b",
          "10:30",
          "a..b",
          "@ann",
          "label::x",
          "5\"",
          "c++"}) {
        EXPECT_EQ(outline(code), code);
    }
}

/// A word that looks like a bug's key finds that bug too: `core-12`.
TEST(query_language, a_key_is_a_word_too) {
    const auto read = parse("core-12", strictly());
    ASSERT_TRUE(read);
    const auto found = plain_words(*read);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text, "core-12");
    EXPECT_EQ(found[0].key, (bug_key{.project = "CORE", .number = 12}));
}

/// A space or AND between terms means all of them: `crash label:ui`, `crash AND label:ui`.
TEST(query_language, a_space_means_and) {
    EXPECT_EQ(outline("crash label:ui"), "(and crash label:'ui')");
    EXPECT_EQ(outline("crash AND label:ui"), "(and crash label:'ui')");
    EXPECT_EQ(outline("a b AND c"), "(and a b c)");
}

/// OR means one of them, and binds weaker than AND: `a b OR c` is `(a b) OR c`.
TEST(query_language, or_binds_weaker) {
    EXPECT_EQ(outline("a b OR c"), "(or (and a b) c)");
    EXPECT_EQ(outline("a b OR c"), outline("(a b) OR c"));
    EXPECT_EQ(outline("a OR b AND c OR d"), "(or a (and b c) d)");
}

/// AND, OR and NOT are written in capitals; in small letters they are words: `this or that`.
TEST(query_language, operators_are_capitals) {
    EXPECT_EQ(outline("this or that"), "(and this or that)");
    EXPECT_EQ(outline("not and Or ORDER NOTE ANDROID"), "(and not and Or ORDER NOTE ANDROID)");
}

/// Parentheses group: `crash (label:ui OR is:blocked)`.
TEST(query_language, parentheses_group) {
    EXPECT_EQ(outline("crash (label:ui OR is:blocked)"), "(and crash (or label:'ui' is:blocked))");
    EXPECT_EQ(outline("(a)(b)OR(c)"), "(or (and a b) c)");
    EXPECT_EQ(outline("main(a b)"), "(and main a b)");
}

/// NOT, or a `-` right before a term, means what it is not: `-label:ui`, `NOT label:ui`, `-(a b)`.
TEST(query_language, not_turns_a_term_round) {
    EXPECT_EQ(outline("-label:ui"), "(not label:'ui')");
    EXPECT_EQ(outline("NOT label:ui"), "(not label:'ui')");
    EXPECT_EQ(outline("-(a b) NOT(c)"), "(and (not (and a b)) (not c))");
    EXPECT_EQ(outline("a -b OR c"), "(or (and a (not b)) c)");
}

/// Bugs whose field is empty are among what is not: `-label:ui` finds bugs without labels.
TEST(query_language, not_is_the_rest_of_all_bugs) {
    // The negation stands around the whole filter; nothing asks whether there is a label.
    EXPECT_EQ(outline("-label:ui"), "(not label:'ui')");
    EXPECT_EQ(outline("-label:any"), "(not label:any)");
}

/// A filter is a field, a colon and a value, without spaces: `label:ui`.
TEST(query_language, a_filter_has_no_spaces) {
    EXPECT_EQ(outline("label:ui"), "label:'ui'");
    EXPECT_EQ(outline("label: ui"), "query_syntax 6,6");
    EXPECT_EQ(outline("label :ui"), "(and label :ui)");
}

/// A value with spaces, commas or parentheses stands in quotes: `status:"In review"`.
TEST(query_language, values_are_quoted) {
    EXPECT_EQ(outline(R"(status:"In review")"), "status:'In review'");
    EXPECT_EQ(outline(R"(label:"a, (b) c","c \"d\"")"), R"(label:'a, (b) c'|'c "d"')");
}

/// Commas between values mean any of them: `label:ui,api`.
TEST(query_language, commas_mean_or) {
    EXPECT_EQ(outline("label:ui,api"), "label:'ui'|'api'");
    EXPECT_EQ(outline("severity:S1,S3..S4,none"), "severity:S1|S3..S4|none");
    EXPECT_EQ(outline("is:open,snoozed"), "is:open|snoozed");
}

/// The same field twice means both: `label:ui label:api`.
TEST(query_language, twice_means_both) {
    EXPECT_EQ(outline("label:ui label:api"), "(and label:'ui' label:'api')");
}

/// Capitals make no difference in fields, flags and choices: `Severity:s1 IS:Open`.
TEST(query_language, capitals_make_no_difference) {
    EXPECT_EQ(outline("Severity:s1 IS:Open"), "(and severity:S1 is:open)");
    EXPECT_EQ(
        outline("BLOCKED_BY:core-5 resolution:Wont-Fix"),
        "(and blocked-by:CORE/5 resolution:wont_fix)"
    );
}

/// Fields have other names too: `reporter:@ann` is `author:@ann`.
TEST(query_language, fields_have_other_names) {
    EXPECT_EQ(outline("reporter:@ann"), outline("author:@ann"));
    for (const auto& each : all_fields()) {
        EXPECT_EQ(find_field(each.name), each.is);
        for (const auto alias : each.aliases) EXPECT_EQ(find_field(alias), each.is) << alias;
    }
}

/// `none` finds bugs whose field is empty, `any` those where it is not: `assignee:none due:any`.
TEST(query_language, none_and_any) {
    EXPECT_EQ(outline("assignee:none due:any"), "(and assignee:none due:any)");
    for (const auto& each : all_fields()) {
        if (each.kind == kind::flag) continue;
        const std::string name{each.name};
        EXPECT_EQ(outline(name + ":none"), name + ":none");
        EXPECT_EQ(outline(name + ":ANY"), name + ":any");
    }
    EXPECT_EQ(outline("severity:unset"), "severity:none");
}

/// In quotes `none` and `any` are names: `label:"none"`.
TEST(query_language, quoted_none_is_a_name) {
    EXPECT_EQ(outline(R"(label:"none",any)"), "label:'none'|any");
}

/// An `=` before the value means the whole text and not a part: `title:="Crash on start"`.
TEST(query_language, exact_text) {
    EXPECT_EQ(outline(R"(title:="Crash on start")"), "title:='Crash on start'");
    EXPECT_EQ(outline("title:crash"), "title:'crash'");
}

/// `@me` is you, `@ann` a username, and anything else a name: `author:@me,@ann,"Ann Lee"`.
TEST(query_language, people) {
    EXPECT_EQ(
        outline(R"(author:@me,@ann,"Ann Lee",me,"@me")"), "author:me|@'ann'|'Ann Lee'|'me'|'@me'"
    );
    EXPECT_EQ(outline("author:@"), "query_value_invalid 7,8");
}

/// An environment is asked by value, or by name and value: `environment:firefox`, `env:os="Debian
/// 12"`.
TEST(query_language, environment) {
    EXPECT_EQ(outline("environment:firefox"), "environment:'firefox'");
    EXPECT_EQ(outline(R"(env:os="Debian 12",browser=x)"), "environment:os='Debian 12'|browser='x'");
    EXPECT_EQ(outline(R"(env:"os=Debian")"), "environment:'os=Debian'");
}

/// A word with a colon that is no field is searched as text in the box, which says so: `foo:bar`.
TEST(query_language, an_unknown_field_is_text_in_the_box) {
    const auto read = parse("is:open asignee:bar", as_typed());
    ASSERT_TRUE(read);
    EXPECT_EQ(outline(*read), "(and is:open asignee:bar*)");
    ASSERT_EQ(read->notes.size(), 1U);
    EXPECT_EQ(read->notes[0].code, "searched_as_text");
    EXPECT_EQ(read->notes[0].at, (place{8, 19}));
    EXPECT_NE(read->notes[0].detail.find("\"assignee\""), std::string::npos);
}

/// The API refuses such a word, with its place and the nearest field: `asignee:@me`.
TEST(query_language, an_unknown_field_is_refused_by_the_api) {
    EXPECT_EQ(outline("is:open asignee:@me"), "query_field_unknown 8,15");
    EXPECT_EQ(
        advice("is:open asignee:@me"),
        "At character 9: There is no field \"asignee\"; the nearest is \"assignee\". Put \" "
        "around the term to search for it."
    );
    EXPECT_EQ(outline("sort:severty"), "query_field_unknown 5,12");
}

/// Where nothing but a space follows the colon, it is a word: `TypeError: no such key`.
TEST(query_language, a_colon_at_the_end_of_a_word) {
    EXPECT_EQ(outline("TypeError: no such key"), "(and TypeError: no such key)");
}

} // namespace
} // namespace lacewing::query::testing
