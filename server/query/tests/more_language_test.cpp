#include "query/limits.hpp"
#include "query/print.hpp"
#include "query/tests/outline.hpp"

#include <gtest/gtest.h>

#include <string>

/// The sentences of docs/query-language.md from its ranges on.
namespace lacewing::query::testing {
namespace {

/// `..` is a range, and both its ends are in it: `severity:S1..S3`, `votes:5..10`.
TEST(query_language, ranges) {
    EXPECT_EQ(outline("severity:S1..S3"), "severity:S1..S3");
    EXPECT_EQ(outline("severity:S3..S1"), "severity:S1..S3");
    EXPECT_EQ(outline("votes:5..10"), "votes:5..10");
    EXPECT_EQ(span("created:2026-10-01..2026-10-31"), "2026-10-01T00:00Z..2026-11-01T00:00Z");
    EXPECT_EQ(span("due:2026-10..2026-11"), "2026-10-01..2026-11-30");
}

/// `*` is an open end: `votes:5..*`, `due:*..2026-10-31`.
TEST(query_language, open_ranges) {
    EXPECT_EQ(outline("votes:5..*"), "votes:5..*");
    EXPECT_EQ(outline("due:*..2026-10-31"), "due:*..2026-10-31");
    EXPECT_EQ(outline("priority:high..*"), "priority:high..low");
    EXPECT_EQ(span("created:yesterday..*"), "2026-10-14T00:00Z..*");
    EXPECT_EQ(span("age:*..1d"), "2026-10-14T12:00Z..*");
}

/// `>`, `>=`, `<` and `<=` compare numbers, dates, severities and priorities: `votes:>5`.
TEST(query_language, comparisons) {
    EXPECT_EQ(outline("votes:>5"), "votes:6..*");
    EXPECT_EQ(outline("votes:>=5"), "votes:5..*");
    EXPECT_EQ(outline("votes:<5"), "votes:*..4");
    EXPECT_EQ(outline("votes:<=5"), "votes:*..5");
    EXPECT_EQ(outline("votes:5"), "votes:5..5");
    EXPECT_EQ(span("created:>=2026-10-14"), "2026-10-14T00:00Z..*");
    EXPECT_EQ(span("created:<=2026-10-14"), "*..2026-10-15T00:00Z");
}

/// What does more harm or is more urgent is more: `severity:>=S2`, `priority:<high`.
TEST(query_language, more_weighs_more) {
    EXPECT_EQ(outline("severity:>=S2"), "severity:S1..S2");
    EXPECT_EQ(outline("priority:<high"), "priority:medium..low");
    EXPECT_EQ(outline("severity:>S2"), "severity:S1");
    EXPECT_EQ(outline("severity:<=S3"), "severity:S3..S4");
    EXPECT_EQ(advice("severity:>S1"), "At character 11: Nothing is more than S1.");
}

/// An estimate has up to two digits behind the point: `estimate:<=2.5`.
TEST(query_language, estimates) {
    EXPECT_EQ(outline("estimate:<=2.5"), "estimate:*..250");
    EXPECT_EQ(outline("estimate:>2"), "estimate:201..*");
    EXPECT_EQ(outline("estimate:0.25..1"), "estimate:25..100");
    EXPECT_EQ(code_of("estimate:1.234"), "query_value_invalid");
}

/// Comments, files, watchers, votes and reopenings can be counted: `comments:>20 reopened:>=2`.
TEST(query_language, counts) {
    EXPECT_EQ(outline("comments:>20 reopened:>=2"), "(and comments:21..* reopened:2..*)");
    EXPECT_EQ(
        outline("files:0 watchers:1 votes:2"), "(and attachments:0..0 watchers:1..1 votes:2..2)"
    );
}

/// A day, a month and a year mean the whole of it in your time zone: `created:2026-10-31`,
/// `created:2026-10`.
TEST(query_language, whole_days) {
    EXPECT_EQ(span("created:2026-10-31"), "2026-10-31T00:00Z..2026-11-01T00:00Z");
    EXPECT_EQ(span("created:2026-10"), "2026-10-01T00:00Z..2026-11-01T00:00Z");
    EXPECT_EQ(span("created:2026"), "2026-01-01T00:00Z..2027-01-01T00:00Z");
    EXPECT_EQ(
        span("created:2026-07-01", strictly("Asia/Tokyo")), "2026-06-30T15:00Z..2026-07-01T15:00Z"
    );
}

/// Later than a day is after its end, and earlier before its beginning: `created:>2026-10-14`.
TEST(query_language, after_a_day) {
    EXPECT_EQ(span("created:>2026-10-14"), "2026-10-15T00:00Z..*");
    EXPECT_EQ(span("created:<2026-10-14"), "*..2026-10-14T00:00Z");
    EXPECT_EQ(span("created:>last-month"), "2026-10-01T00:00Z..*");
}

/// A day on which the clock changes is as long as it is: `created:2026-10-25` has 25 hours in
/// Berlin.
TEST(query_language, days_on_which_the_clock_changes) {
    const auto berlin = strictly("Europe/Berlin");
    EXPECT_EQ(span("created:2026-10-25", berlin), "2026-10-24T22:00Z..2026-10-25T23:00Z");
    EXPECT_EQ(span("created:2026-03-29", berlin), "2026-03-28T23:00Z..2026-03-29T22:00Z");
    EXPECT_EQ(span("created:2026-10", berlin), "2026-09-30T22:00Z..2026-10-31T23:00Z");
}

/// A moment is by your clock unless it names its own: `created:>2026-10-01T12:00`,
/// `created:>2026-10-01T12:00Z`.
TEST(query_language, moments) {
    const auto berlin = strictly("Europe/Berlin");
    EXPECT_EQ(span("created:>=2026-10-01T12:00", berlin), "2026-10-01T10:00Z..*");
    EXPECT_EQ(span("created:>2026-10-01T12:00Z", berlin), "2026-10-01T12:01Z..*");
    EXPECT_EQ(span("created:<2026-10-01T12:00:30-05:30", berlin), "*..2026-10-01T17:30:30Z");
    EXPECT_EQ(span("created:2026-10-01T12:00:30"), "2026-10-01T12:00:30Z..2026-10-01T12:00:31Z");
}

/// Days have names: `created:today`, `created:yesterday`, `due:tomorrow`.
TEST(query_language, names_of_days) {
    EXPECT_EQ(span("created:today"), "2026-10-15T00:00Z..2026-10-16T00:00Z");
    EXPECT_EQ(span("created:Yesterday"), "2026-10-14T00:00Z..2026-10-15T00:00Z");
    EXPECT_EQ(span("due:tomorrow"), "2026-10-16..2026-10-16");
    EXPECT_EQ(
        span("created:today", strictly("Pacific/Kiritimati")),
        "2026-10-15T10:00Z..2026-10-16T10:00Z"
    );
}

/// Weeks, months and years have names, and weeks begin on Monday: `created:this-week`,
/// `due:next-month`.
TEST(query_language, names_of_weeks) {
    EXPECT_EQ(span("due:this-week"), "2026-10-12..2026-10-18");
    EXPECT_EQ(span("due:last-week"), "2026-10-05..2026-10-11");
    EXPECT_EQ(span("due:next-month"), "2026-11-01..2026-11-30");
    EXPECT_EQ(span("due:last-year"), "2025-01-01..2025-12-31");
    EXPECT_EQ(span("created:this-week"), "2026-10-12T00:00Z..2026-10-19T00:00Z");
}

/// `-14d` is the moment 14 days ago and `+2h` the one in two hours: `updated:<-14d`.
TEST(query_language, relative_moments) {
    EXPECT_EQ(span("updated:<-14d"), "*..2026-10-01T12:00Z");
    EXPECT_EQ(span("updated:>=+2h"), "2026-10-15T14:00Z..*");
    EXPECT_EQ(span("updated:-14d..-7d"), "2026-10-01T12:00Z..2026-10-08T12:00:00.000001Z");
}

/// The units are min, h, d, w, mo and y: `updated:>-90min`.
TEST(query_language, units_of_time) {
    EXPECT_EQ(span("updated:>=-90min"), "2026-10-15T10:30Z..*");
    EXPECT_EQ(span("updated:>=-5h"), "2026-10-15T07:00Z..*");
    EXPECT_EQ(span("updated:>=-1d"), "2026-10-14T12:00Z..*");
    EXPECT_EQ(span("updated:>=-2w"), "2026-10-01T12:00Z..*");
    EXPECT_EQ(span("updated:>=-10mo"), "2025-12-15T12:00Z..*");
    EXPECT_EQ(span("updated:>=-1y"), "2025-10-15T12:00Z..*");
    EXPECT_EQ(code_of("updated:>-5m"), "query_value_invalid");
}

/// By itself `-14d` means that whole day, `-2h` that hour and `-5min` that minute: `updated:-14d`.
TEST(query_language, relative_moments_by_themselves) {
    EXPECT_EQ(span("updated:-14d"), "2026-10-01T00:00Z..2026-10-02T00:00Z");
    auto how = strictly("Asia/Kolkata");
    how.now.microseconds += 754 * microseconds_per_s;
    EXPECT_EQ(span("updated:-2h", how), "2026-10-15T09:30Z..2026-10-15T10:30Z");
    EXPECT_EQ(span("updated:-5min", how), "2026-10-15T12:07Z..2026-10-15T12:08Z");
}

/// Days and longer units keep the time of the clock, hours and minutes are exact: `updated:>-1d`.
TEST(query_language, the_clock_changes_between) {
    auto how = strictly("Europe/Berlin");
    how.now = *parse_rfc3339("2026-10-25T12:00:00+01:00");
    EXPECT_EQ(span("updated:>=-1d", how), "2026-10-24T10:00Z..*");
    EXPECT_EQ(span("updated:>=-24h", how), "2026-10-24T11:00Z..*");
    how.now = *parse_rfc3339("2026-03-29T12:00:00+02:00");
    EXPECT_EQ(span("updated:>=-1d", how), "2026-03-28T11:00Z..*");
    EXPECT_EQ(span("updated:>=-24h", how), "2026-03-28T10:00Z..*");
}

/// A month before 31 March is the last day of February: `updated:>-1mo`.
TEST(query_language, months_of_other_lengths) {
    auto how = strictly();
    how.now = *parse_rfc3339("2026-03-31T08:00:00Z");
    EXPECT_EQ(span("updated:>=-1mo", how), "2026-02-28T08:00Z..*");
    EXPECT_EQ(span("updated:>=-25mo", how), "2024-02-29T08:00Z..*");
}

/// Whether something is due is asked by days: `due:<=+7d`.
TEST(query_language, due_is_a_day) {
    EXPECT_EQ(span("due:<=+7d"), "*..2026-10-22");
    EXPECT_EQ(span("due:<today"), "*..2026-10-14");
    EXPECT_EQ(span("due:>this-week"), "2026-10-19..*");
    EXPECT_EQ(span("due:+1d..+1w"), "2026-10-16..2026-10-22");
    EXPECT_EQ(span("due:today", strictly("Pacific/Kiritimati")), "2026-10-16..2026-10-16");
    EXPECT_EQ(code_of("due:2026-10-01T12:00"), "query_value_invalid");
}

/// Saved queries keep such words, so their results move with the days: `updated:>-14d`.
TEST(query_language, printed_dates_stay_relative) {
    auto how = strictly();
    const auto printed = print(*parse("updated:>-14d", how));
    EXPECT_EQ(printed, "updated:>-14d");
    how.now.microseconds += 24 * 3600 * microseconds_per_s;
    EXPECT_EQ(span(printed, how), "2026-10-02T12:00:00.000001Z..*");
}

/// An age is how long ago a bug was reported, `in-status` how long it has its status: `age:>90d
/// in-status:<3d`.
TEST(query_language, ages) {
    EXPECT_EQ(
        outline("age:>90d in-status:<3d"),
        "(and age:*..2026-07-17T12:00Z in-status:2026-10-12T12:00:00.000001Z..*)"
    );
    EXPECT_EQ(span("age:>=1d"), "*..2026-10-14T12:00:00.000001Z");
    EXPECT_EQ(span("age:<=1d"), "2026-10-14T12:00Z..*");
    EXPECT_EQ(span("age:1d..2d"), "2026-10-13T12:00Z..2026-10-14T12:00:00.000001Z");
}

/// By itself an age goes up to the next unit: `age:3d` is older than 3 days, not yet 4.
TEST(query_language, ages_by_themselves) {
    EXPECT_EQ(span("age:3d"), "2026-10-11T12:00:00.000001Z..2026-10-12T12:00:00.000001Z");
}

/// A relation is asked by the other bug's key: `blocked-by:CORE-5`.
TEST(query_language, relations) {
    EXPECT_EQ(outline("blocked-by:CORE-5"), "blocked-by:CORE/5");
    EXPECT_EQ(outline("duplicate-of:core-r7,AB2-1"), "duplicate-of:CORE/-7|AB2/1");
}

/// A `+` behind a key includes everything below that bug: `parent:CORE-5+`.
TEST(query_language, descendants) {
    EXPECT_EQ(outline("parent:CORE-5+"), "parent:CORE/5+");
    EXPECT_EQ(outline("key:CORE-5+,CORE-6"), "key:CORE/5+|CORE/6");
}

/// A query in parentheses stands for every bug that it finds: `blocked-by:(severity:S1 is:open)`.
TEST(query_language, queries_inside_relations) {
    EXPECT_EQ(
        outline("blocked-by:(severity:S1 is:open)"), "blocked-by:[(and severity:S1 is:open)]"
    );
    EXPECT_EQ(
        outline("-causes:CORE-1,(parent:(a OR b)) c"),
        "(and (not causes:CORE/1|[parent:[(or a b)]]) c)"
    );
    EXPECT_EQ(code_of("label:(a OR b)"), "query_value_invalid");
}

/// `sort:` orders by fields, the most important first; a `-` turns one round:
/// `sort:severity,-updated`.
TEST(query_language, sort) {
    EXPECT_EQ(outline("sort:severity,-updated"), "everything, severity up, updated down");
    EXPECT_EQ(outline("a sort:severity sort:-age"), "a, severity up, age down");
}

/// `group:` makes groups, and a second field swimlanes: `group:status,assignee`.
TEST(query_language, group) {
    EXPECT_EQ(outline("group:status,assignee"), "everything, by status, by assignee");
    EXPECT_EQ(outline("a group:status,assignee,author"), "query_value_invalid 24,30");
}

/// Both belong to the whole query and may stand anywhere outside parentheses: `is:open
/// sort:-priority crash`.
TEST(query_language, endings_stand_anywhere) {
    EXPECT_EQ(outline("is:open sort:-priority crash"), "(and is:open crash), priority down");
    EXPECT_EQ(outline("a sort:title OR b group:status"), "(or a b), title up, by status");
    EXPECT_EQ(outline("a (b sort:title)"), "query_syntax 5,15");
    EXPECT_EQ(outline("blocked-by:(b sort:title)"), "query_syntax 14,24");
}

/// A query has up to 4,096 characters, 256 words and values, and parentheses 16 deep.
TEST(query_language, limits) {
    EXPECT_EQ(limits::query_length_max, 4'096U);
    EXPECT_EQ(limits::query_terms_max, 256U);
    EXPECT_EQ(limits::query_depth_max, 16U);
}

/// What is refused is named with its place, counted in characters from 0 on: `label:`.
TEST(query_language, problems_name_their_place) {
    const auto read = parse("größe label:", strictly());
    ASSERT_FALSE(read);
    const auto& why = read.error();
    EXPECT_EQ(why.status, 400);
    EXPECT_EQ(why.code, "query_syntax");
    ASSERT_EQ(why.fields.size(), 1U);
    EXPECT_EQ(why.fields[0].pointer, "?q#char=12,12");
    EXPECT_EQ(why.fields[0].code, "query_syntax");
    EXPECT_EQ(
        why.detail,
        "At character 13: A value of label is missing. Write it here, without a space "
        "before."
    );
}

/// History comes later and is refused until then: `was(status,Fixed)`, `changed(priority)`,
/// `asof:2026-10-01`.
TEST(query_language, history_comes_later) {
    EXPECT_EQ(outline("was(status,Fixed)"), "query_not_yet 0,17");
    EXPECT_EQ(outline("a -Changed(priority)", as_typed()), "query_not_yet 3,20");
    EXPECT_EQ(outline("is:open asof:2026-10-01"), "query_not_yet 8,23");
    EXPECT_EQ(outline("was changed unwas(x)"), "(and was changed unwas(x))");
}

/// Unread bugs come later and are refused until then: `is:unread`.
TEST(query_language, unread_comes_later) {
    EXPECT_EQ(outline("is:open,unread"), "query_not_yet 8,14");
}

} // namespace
} // namespace lacewing::query::testing
