#include "lists/tests/lists_fixture.hpp"

#include <algorithm>
#include <stdexcept>

namespace lacewing::lists {
namespace {

class reading_series_on : public lists_on {
protected:
    /// At noon of Tuesday, 31 March 2026; Berlin's clock leapt on Sunday.
    void SetUp() override {
        lists_on::SetUp();
        clock().advance_s(
            at("2026-03-31T12:00:00Z").microseconds / microseconds_per_s -
            clock().now().microseconds / microseconds_per_s
        );
    }

    static timestamp at(std::string_view moment) { return parse_rfc3339(moment).value(); }

    bugs::new_bug bug(std::string_view created, std::optional<std::string_view> closed = {}) {
        bugs::new_bug made{
            .id = new_id(),
            .number = {},
            .title = "Reported " + std::string{created},
            .description = "",
            .status = status(closed ? "Fixed" : "Confirmed"),
            .resolution = closed ? bugs::resolution::fixed : bugs::resolution::none,
            .author = {.is = principal::kind::user, .value = story.member.user.value},
            .created = at(created),
            .updated = clock().now(),
            .closed = {},
            .status_since = clock().now()
        };
        if (closed) made.closed = at(*closed);
        return made;
    }
    bugs::bug report(const bugs::new_bug& what) { return value(insert(core.id, {what})).at(0); }

    std::vector<series_day> series(
        const access::actor& who,
        int days,
        const std::string& zone,
        std::optional<std::string> project = std::nullopt
    ) {
        auto what = asked(who, std::nullopt, std::move(project));
        what.how.zone = zone;
        return value(testing::read(
                         with(), [&](db::reader& tx) { return read_series(tx, what, days); }
                     )
        ).items;
    }
    series_day on(std::string_view day, const std::vector<series_day>& of) {
        const auto found = std::ranges::find(of, day, &series_day::day);
        if (found == of.end()) throw std::logic_error{"no such day"};
        return *found;
    }
    std::int64_t total(const access::actor& who, const std::string& zone, const std::string& q) {
        auto what = asked(who, q);
        what.how.zone = zone;
        return value(find(what, {.cursor = std::nullopt, .limit = 1})).total;
    }
    /// Each number is the total of the list that it leads to.
    void expect_lists_alike(const access::actor& who, const std::string& zone) {
        const auto days = series(who, 60, zone);
        for (const auto& each : days) {
            EXPECT_EQ(each.opened, total(who, zone, "created:" + each.day)) << each.day;
            EXPECT_EQ(each.closed, total(who, zone, "closed:" + each.day)) << each.day;
        }
        EXPECT_EQ(days.back().open, total(who, zone, "is:open"));
        EXPECT_EQ(days.back().open_by_severity.at(0), total(who, zone, "is:open severity:none"));
        EXPECT_EQ(days.back().open_by_severity.at(2), total(who, zone, "is:open severity:S2"));
    }
};
LACEWING_ON_EACH_DATABASE(reading_series_on);

TEST_P(reading_series_on, counts_in_the_days_of_the_readers_zone) {
    report(bug("2026-03-28T22:59:59Z")); // the last second of Saturday in Berlin
    report(bug("2026-03-28T23:00:00Z")); // the first of Sunday, which has 23 hours there
    report(bug("2026-03-29T21:59:59Z")); // its last
    report(bug("2026-03-29T22:00:00Z"));
    const auto berlin = series(story.member, 4, "Europe/Berlin");
    EXPECT_EQ(on("2026-03-28", berlin).opened, 1);
    EXPECT_EQ(on("2026-03-29", berlin).opened, 2);
    EXPECT_EQ(on("2026-03-30", berlin).opened, 1);
    EXPECT_EQ(berlin.back().day, "2026-03-31");
    const auto utc = series(story.member, 4, "UTC");
    EXPECT_EQ(on("2026-03-28", utc).opened, 2);
    EXPECT_EQ(on("2026-03-29", utc).opened, 2);
    // A quarter of an hour past whole hours.
    const auto kathmandu = series(story.member, 4, "Asia/Kathmandu");
    EXPECT_EQ(on("2026-03-29", kathmandu).opened, 2);
    EXPECT_EQ(on("2026-03-30", kathmandu).opened, 2);
    EXPECT_EQ(series(story.member, 2, "Pacific/Kiritimati").back().day, "2026-04-01");
}

TEST_P(reading_series_on, every_number_is_the_total_of_its_list) {
    auto severe = bug("2026-01-10T08:00:00Z");
    severe.severity = bugs::severity::s2;
    report(severe);
    report(bug("2026-02-28T23:30:00Z", "2026-03-02T00:10:00Z"));
    report(bug("2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z"));
    report(bug("2026-01-01T00:00:00Z", "2026-03-29T01:30:00Z"));
    report(bug("2025-01-01T00:00:00Z", "2025-06-01T00:00:00Z"));
    auto secret = bug("2026-03-05T10:00:00Z");
    secret.visibility = changes::visibility::restricted;
    report(secret);
    remove(report(bug("2026-03-06T10:00:00Z")).id);
    for (const std::string zone : {"UTC", "Europe/Berlin", "America/St_Johns"}) {
        expect_lists_alike(story.member, zone);
        expect_lists_alike(story.editor, zone);
    }
    EXPECT_EQ(on("2026-03-05", series(story.member, 60, "UTC")).opened, 1);
    EXPECT_EQ(on("2026-03-05", series(story.editor, 60, "UTC")).opened, 0);
    EXPECT_EQ(on("2026-03-06", series(story.owner, 60, "UTC")).opened, 0);
}

TEST_P(reading_series_on, a_bug_closed_before_it_was_reported_was_never_open) {
    report(bug("2026-03-20T10:00:00Z", "2026-03-10T10:00:00Z"));
    report(bug("2026-03-25T10:00:00Z", "2025-03-10T10:00:00Z"));
    report(bug("2025-03-20T10:00:00Z", "2025-03-10T10:00:00Z"));
    const auto days = series(story.member, 30, "UTC");
    EXPECT_EQ(on("2026-03-10", days).closed, 1);
    EXPECT_EQ(on("2026-03-20", days).opened, 1);
    EXPECT_EQ(on("2026-03-20", days).closed, 0);
    EXPECT_EQ(on("2026-03-25", days).opened, 1);
    for (const auto& each : days) EXPECT_EQ(each.open, 0) << each.day;
    expect_lists_alike(story.member, "UTC");
}

TEST_P(reading_series_on, a_bug_that_was_opened_again_counts_as_open_since_it_was_reported) {
    const auto again = report(bug("2026-03-20T10:00:00Z", "2026-03-22T10:00:00Z"));
    EXPECT_EQ(on("2026-03-22", series(story.member, 30, "UTC")).closed, 1);
    ASSERT_TRUE(change(again, {.status = status("Confirmed")}));
    const auto days = series(story.member, 30, "UTC");
    EXPECT_EQ(on("2026-03-22", days).closed, 0);
    EXPECT_EQ(on("2026-03-25", days).open, 1);
    EXPECT_EQ(days.back().open, 1);
    EXPECT_EQ(days.back().opened, 0);
}

TEST_P(reading_series_on, severities_add_up_to_what_is_open_on_each_day) {
    std::int64_t number = 0;
    for (const auto severity : {bugs::severity::unset, bugs::severity::s1, bugs::severity::s4}) {
        ++number;
        auto open = bug("2026-03-0" + std::to_string(number) + "T10:00:00Z");
        open.severity = severity;
        report(open);
        auto closed =
            bug("2026-02-01T10:00:00Z", "2026-03-1" + std::to_string(number) + "T10:00:00Z");
        closed.severity = severity;
        report(closed);
    }
    const auto days = series(story.member, 45, "UTC");
    for (const auto& each : days) {
        std::int64_t sum = 0;
        for (const auto count : each.open_by_severity) sum += count;
        EXPECT_EQ(each.open, sum) << each.day;
    }
    EXPECT_EQ(on("2026-02-28", days).open_by_severity, (counts_by_severity{1, 1, 0, 0, 1}));
    EXPECT_EQ(on("2026-03-03", days).open_by_severity, (counts_by_severity{2, 2, 0, 0, 2}));
    EXPECT_EQ(days.back().open_by_severity, (counts_by_severity{1, 1, 0, 0, 1}));
    EXPECT_EQ(series(story.member, 45, "UTC", "WEB").back().open, 0);
}

} // namespace
} // namespace lacewing::lists
