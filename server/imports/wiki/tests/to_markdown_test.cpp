#include "imports/wiki/to_markdown.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <chrono>
#include <ctime>
#include <string>

namespace lacewing::imports::wiki {
namespace {

TEST(wiki_blocks, headings_of_all_levels) {
    EXPECT_EQ(to_markdown("h1. One"), "# One");
    EXPECT_EQ(to_markdown("h6. Steps To Reproduce"), "###### Steps To Reproduce");
    EXPECT_EQ(to_markdown("h7. None"), "h7. None");
    EXPECT_EQ(to_markdown("h2. C #"), "## C \\#");
    EXPECT_EQ(to_markdown("text\nh3. Title\nmore"), "text\n\n### Title\n\nmore");
}

TEST(wiki_blocks, every_line_stays_a_line) {
    EXPECT_EQ(to_markdown("one\ntwo\n\nthree"), "one  \ntwo\n\nthree");
    EXPECT_EQ(to_markdown("one\r\ntwo\r\n"), "one  \ntwo");
    EXPECT_EQ(to_markdown("one\\\\ two"), "one  \ntwo");
}

TEST(wiki_blocks, code_with_its_language) {
    EXPECT_EQ(to_markdown("{code:java}\nint *a* = 1;\n{code}"), "```java\nint *a* = 1;\n```");
    EXPECT_EQ(
        to_markdown("{code:title=x.js|language=javascript}\nx\n{code}"), "```javascript\nx\n```"
    );
    EXPECT_EQ(to_markdown("{noformat}\n<b>\n{noformat}"), "```\n<b>\n```");
    EXPECT_EQ(to_markdown("{code}```{code}"), "````\n```\n````");
    EXPECT_EQ(to_markdown("see {code}x{code} there"), "see\n\n```\nx\n```\n\nthere");
    EXPECT_EQ(to_markdown("{code}\n    indented\n  {a}\n{code}"), "```\n    indented\n  {a}\n```");
}

TEST(wiki_blocks, code_that_is_not_closed_stays_as_it_was) {
    EXPECT_EQ(to_markdown("{code}\nx"), "{code}  \nx");
    EXPECT_EQ(to_markdown("{noformat} and {code}"), "{noformat} and {code}");
    EXPECT_EQ(to_markdown("{code:java"), "{code:java");
}

TEST(wiki_blocks, quotes_and_panels) {
    EXPECT_EQ(to_markdown("{quote}\na *b*\nc\n{quote}"), "> a **b**  \n> c");
    EXPECT_EQ(to_markdown("bq. said"), "> said");
    EXPECT_EQ(to_markdown("{panel:title=Note|color=red}\ntext\n{panel}"), "> **Note**\n>\n> text");
    EXPECT_EQ(to_markdown("{panel}\n{code}\nx\n{code}\n{panel}"), "> ```\n> x\n> ```");
    EXPECT_EQ(to_markdown("{quote}open"), "{quote}open");
    EXPECT_EQ(to_markdown("a\n{quote}b{quote}\nc"), "a\n\n> b\n\nc");
}

TEST(wiki_blocks, lists_in_lists) {
    EXPECT_EQ(to_markdown("* a\n** b\n** c\n* d"), "- a\n  - b\n  - c\n- d");
    EXPECT_EQ(to_markdown("# a\n# b\n## c"), "1. a\n2. b\n   1. c");
    EXPECT_EQ(to_markdown("- a\n- b"), "- a\n- b");
    EXPECT_EQ(to_markdown("# a\n#* b"), "1. a\n   - b");
    EXPECT_EQ(to_markdown("Steps:\n# a"), "Steps:\n\n1. a");
    EXPECT_EQ(to_markdown("*** a"), "- a");
    EXPECT_EQ(to_markdown("* a\nstill a"), "- a  \nstill a");
}

TEST(wiki_blocks, numbers_go_on_behind_code) {
    EXPECT_EQ(to_markdown("# a\n{code}\nx\n{code}\n# b"), "1. a\n\n```\nx\n```\n\n2. b");
    EXPECT_EQ(to_markdown("# a\n\nother\n\n# b"), "1. a\n\nother\n\n1. b");
}

TEST(wiki_blocks, tables) {
    EXPECT_EQ(to_markdown("||A||B||\n|1|2|\n"), "| A | B |\n| --- | --- |\n| 1 | 2 |");
    EXPECT_EQ(to_markdown("|a|b|"), "|  |  |\n| --- | --- |\n| a | b |");
    EXPECT_EQ(
        to_markdown("||A||\n|[x|http://y.org]|more|"),
        "| A |  |\n| --- | --- |\n| [x](http://y.org) | more |"
    );
    EXPECT_EQ(to_markdown("|{{a|b}}|c|"), "|  |  |\n| --- | --- |\n| `a\\|b` | c |");
    EXPECT_EQ(
        to_markdown("before\n|a|b|\nafter"), "before\n\n|  |  |\n| --- | --- |\n| a | b |\n\nafter"
    );
}

TEST(wiki_blocks, rules_and_lines_that_markdown_would_take_for_something) {
    EXPECT_EQ(to_markdown("a\n----\nb"), "a\n\n---\n\nb");
    EXPECT_EQ(to_markdown("a\n---\nb"), "a  \n\\---  \nb");
    EXPECT_EQ(to_markdown("a\n==="), "a  \n\\===");
    EXPECT_EQ(to_markdown("> no quote"), "\\> no quote");
    EXPECT_EQ(to_markdown("##"), "\\##");
    EXPECT_EQ(to_markdown("    not indented code"), "not indented code");
}

TEST(wiki_blocks, fences_of_markdown_stay) {
    EXPECT_EQ(to_markdown("```js\n*a*\n```\n*b*"), "```js\n*a*\n```\n\n**b**");
    EXPECT_EQ(to_markdown("```\n*a*"), "\\`\\`\\`  \n**a**");
    EXPECT_EQ(to_markdown("```\n*a*\n``` b"), "\\`\\`\\`  \n**a**  \n\\`\\`\\` b");
    EXPECT_EQ(
        to_markdown("```\na\n```\n```\nb\n````\n*c*"), "```\na\n```\n\n```\nb\n````\n\n**c**"
    );
    EXPECT_EQ(
        to_markdown("{code}\na\n{code} ```\n*b*\n```\n*c*"), "```\na\n```\n\n```\n*b*\n```\n\n**c**"
    );
}

TEST(wiki_inline, bold_italic_struck_monospaced) {
    EXPECT_EQ(to_markdown("*b* _i_ -s- {{m}} ??c??"), "**b** *i* ~~s~~ `m` *c*");
    EXPECT_EQ(to_markdown("*a _b_ c*"), "**a *b* c**");
    EXPECT_EQ(to_markdown("(*b*), *c*."), "(**b**), **c**.");
    EXPECT_EQ(to_markdown("{{a`b}}"), "``a`b``");
}

TEST(wiki_inline, signs_that_mean_nothing_stay) {
    EXPECT_EQ(to_markdown("a*b*c"), "a\\*b\\*c");
    EXPECT_EQ(to_markdown("2 * 3"), "2 \\* 3");
    EXPECT_EQ(to_markdown("snake_case_name"), "snake_case_name");
    EXPECT_EQ(to_markdown("__init__"), "\\_\\_init\\_\\_");
    EXPECT_EQ(to_markdown("appc -v -l trace --flag"), "appc -v -l trace --flag");
    EXPECT_EQ(to_markdown("2014-12-10 - 2015-01-02"), "2014-12-10 - 2015-01-02");
    EXPECT_EQ(to_markdown("why?? how??"), "why?? how??");
    EXPECT_EQ(to_markdown("~/Library"), "\\~/Library");
    EXPECT_EQ(to_markdown("*open"), "\\*open");
    EXPECT_EQ(to_markdown("wow!! great! x"), "wow!! great! x");
}

TEST(wiki_inline, links) {
    EXPECT_EQ(to_markdown("[docs|http://a.org/x_y]"), "[docs](http://a.org/x_y)");
    EXPECT_EQ(to_markdown("[http://a.org]"), "<http://a.org>");
    EXPECT_EQ(to_markdown("[http://a.org|http://a.org|smart-link]"), "<http://a.org>");
    EXPECT_EQ(to_markdown("[a|http://b.org/(c)]"), "[a](http://b.org/\\(c\\))");
    EXPECT_EQ(to_markdown("see http://a.org/_x_*y"), "see http://a.org/_x_\\*y");
    EXPECT_EQ(to_markdown("<http://a.org>"), "<http://a.org>");
    EXPECT_EQ(to_markdown("[x|javascript:alert(1)]"), "[x|javascript:alert(1)]");
}

TEST(wiki_inline, brackets_that_are_no_links_stay) {
    EXPECT_EQ(to_markdown("[ERROR] :  Script"), "[ERROR] :  Script");
    EXPECT_EQ(to_markdown("[1]: http://a.org"), "\\[1]: http://a.org");
    EXPECT_EQ(to_markdown("[a](b)"), "\\[a](b)");
    EXPECT_EQ(to_markdown("a[0][1]"), "a\\[0][1]");
}

TEST(wiki_inline, people_by_the_names_they_have_here) {
    EXPECT_EQ(to_markdown("[~u42] look"), "@u42 look");
    EXPECT_EQ(to_markdown("[~u42] look", {{"u42", "ada"}}), "@ada look");
}

TEST(wiki_inline, files_and_pictures_are_named_and_not_linked) {
    EXPECT_EQ(to_markdown("!shot 1.PNG|width=300!"), "(picture: `shot 1.PNG`)");
    EXPECT_EQ(to_markdown("[^app.js]"), "(file: `app.js`)");
    EXPECT_EQ(to_markdown("!http://a.org/b.png!"), "[picture](http://a.org/b.png)");
    EXPECT_EQ(to_markdown("Hello! Is this! a picture"), "Hello! Is this! a picture");
}

TEST(wiki_inline, colours_go_and_their_text_stays) {
    EXPECT_EQ(to_markdown("{color:red}*no*{color} {color:#fff}x{color}"), "**no** x");
}

TEST(wiki_inline, html_stays_text) {
    EXPECT_EQ(to_markdown("<b>x</b> a < b <!-- c -->"), "\\<b>x\\</b> a < b \\<!-- c -->");
    EXPECT_EQ(to_markdown("<script>alert(1)</script>"), "\\<script>alert(1)\\</script>");
}

TEST(wiki_inline, backslashes) {
    EXPECT_EQ(to_markdown(R"(C:\Users\x)"), R"(C:\Users\x)");
    EXPECT_EQ(to_markdown(R"(\\server\share)"), R"(\\\server\share)");
    EXPECT_EQ(to_markdown(R"(\*plain\*)"), R"(\*plain\*)");
    EXPECT_EQ(to_markdown(R"(\.)"), R"(\\.)");
}

TEST(wiki_inline, code_in_backticks_was_meant_so) {
    EXPECT_EQ(to_markdown("run `a *b* c` now"), "run `a *b* c` now");
    EXPECT_EQ(to_markdown("a ` b"), "a \\` b");
}

/// Letters and digits, in their order.
std::string letters(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || byte >= 0x80) kept += c;
    }
    return kept;
}

TEST(wiki_text, nothing_of_an_unknown_macro_is_lost) {
    constexpr std::array texts{
        "{unknown:x=y} text {unknown}",
        "{{",
        "{{}}",
        "[",
        "[]",
        "[|]",
        "!",
        "!!",
        "||",
        "|",
        "h1.",
        "{quote",
        "{code:}",
        "{*}",
        "\\",
        "\\\\",
        "{color",
        "# ",
        "*",
        "**",
        "a {anchor:b} c",
        "é*ü*ß „*x*“",
        "\xF0\x9F\x98\x80 *x*"
    };
    for (const auto* each : texts) EXPECT_EQ(letters(to_markdown(each)), letters(each)) << each;
}

TEST(wiki_text, hostile_texts_take_time_in_proportion) {
    constexpr std::size_t size = 256 * 1024;
    constexpr std::array pieces{"*a ",       "_a ",     "[",
                                "[a",        "{",       "{{",
                                "{code",     "{code:",  "{quote}",
                                "!a",        "`",       "``a",
                                "-a ",       "??a",     "|",
                                "||a",       "* a\n",   "#",
                                "\\",        "<",       "```\n",
                                "{panel}\n", "http://", "{color:",
                                "[a|",       "*_-*_-",  "{quote}{panel}",
                                "{code}\n",  "|[a"};
    for (const auto* piece : pieces) {
        std::string text;
        while (text.size() < size) text += piece;
        const auto begun = std::chrono::steady_clock::now();
        const auto made = to_markdown(text);
        const auto took = std::chrono::steady_clock::now() - begun;
        EXPECT_LE(made.size(), 16 * size) << piece;
        EXPECT_LT(took, std::chrono::seconds{5}) << piece;
    }
}

TEST(wiki_text, the_end_of_fenced_code_is_looked_for_once) {
    const auto processor_time_of = [](std::size_t size) {
        std::string text;
        while (text.size() < size) text += "````\n{code}```\n`g `";
        const auto begun = std::clock();
        static_cast<void>(to_markdown(text));
        return std::clock() - begun;
    };
    constexpr std::size_t less = 128 * 1024;
    // Eight times the text takes eight times the work; where each fence is looked for anew, 64
    // times.
    const auto is_in_proportion = [&] {
        const auto once = processor_time_of(less);
        return processor_time_of(8 * less) < 24 * once;
    };
    EXPECT_TRUE(is_in_proportion() || is_in_proportion());
}

TEST(wiki_text, a_wide_row_does_not_widen_those_below_it) {
    std::string text = "||A||B||\n|";
    for (int count = 0; count < 10'000; ++count) text += "a|";
    for (int count = 0; count < 10'000; ++count) text += "\n|a|";
    EXPECT_LE(to_markdown(text).size(), 16 * text.size());
}

TEST(wiki_text, a_long_trace_goes_through) {
    std::string trace = "Trace:\n{noformat}\n";
    while (trace.size() < 32'000) trace += "\tat com.example.Foo$Bar.baz_qux(Foo.java:42) *x*\n";
    const auto made = to_markdown(trace + "{noformat}");
    EXPECT_EQ(letters(made), letters("Trace" + trace.substr(18)));
    EXPECT_TRUE(made.ends_with("```"));
}

} // namespace
} // namespace lacewing::imports::wiki
