#include "lists/tests/lists_fixture.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lacewing::lists {
namespace {

class grouping_bugs_on : public lists_on {
protected:
    bugs::bug report(const std::string& title, bugs::create_bug_request what = {}) {
        clock().advance_s(1);
        auto made = titled(title);
        made.severity = what.severity;
        made.labels = what.labels;
        made.assigned_members = what.assigned_members;
        return value(create(made));
    }
    /// "S1: 2 none: 1", lanes behind a stroke.
    std::string shown(const bug_groups& of) {
        std::vector<std::string> all;
        for (const auto& each : of.items) {
            auto name = each.value.value_or("none");
            if (each.lane) name += "/" + *each.lane;
            all.push_back(fmt::format("{}: {}", name, each.count));
        }
        return fmt::format("{}", fmt::join(all, " "));
    }
    std::string grouped(const std::string& q, std::string_view by) {
        return shown(value(groups(story.member, q, by)));
    }
    std::string completed(std::string_view field, std::string_view prefix, const std::string& q) {
        const auto what = asked(story.member, q);
        const auto found = value(testing::read(with(), [&](db::reader& tx) {
            return complete_values(tx, what, field, prefix);
        }));
        std::vector<std::string> all;
        for (const auto& each : found.items)
            all.push_back(fmt::format("{}: {}", each.value, each.count));
        return fmt::format("{}", fmt::join(all, " "));
    }
};
LACEWING_ON_EACH_DATABASE(grouping_bugs_on);

TEST_P(grouping_bugs_on, counts_each_value_and_what_is_empty_the_largest_first) {
    bugs::create_bug_request grave;
    grave.severity = bugs::severity::s1;
    for (const auto* title : {"One", "Two"}) report(title, grave);
    for (const auto* title : {"Three", "Four", "Five"}) report(title);
    EXPECT_EQ(grouped("", "severity"), "none: 3 S1: 2");
    EXPECT_EQ(grouped("t", "severity"), "none: 1 S1: 1");
    EXPECT_EQ(grouped("", "sev,severity"), "none: 3 S1: 2");
    EXPECT_EQ(grouped("nothing", "severity"), "");
    EXPECT_EQ(grouped("", "category"), "triage: 5");
    EXPECT_EQ(grouped("", "status"), fmt::format("{}: 5", to_string(status("New"))));
    EXPECT_EQ(grouped("", "project"), fmt::format("{}: 5", to_string(core.id)));
}

TEST_P(grouping_bugs_on, counts_by_two_fields_as_columns_and_lanes) {
    bugs::create_bug_request mine;
    mine.severity = bugs::severity::s2;
    mine.assigned_members = {story.member.user.value};
    report("One", mine);
    report("Two", mine);
    report("Three");
    const auto me = to_string(story.member.user);
    EXPECT_EQ(grouped("", "severity,assignee"), fmt::format("S2/{}: 2 none: 1", me));
    EXPECT_EQ(grouped("", "assignee,severity"), fmt::format("{}/S2: 2 none: 1", me));
}

TEST_P(grouping_bugs_on, counts_a_bug_in_each_of_its_labels_but_once_in_the_total) {
    bugs::create_bug_request what;
    const auto ui = make_label("ui");
    const auto later = make_label("later");
    what.labels = {ui, later};
    report("One", what);
    what.labels = {ui};
    report("Two", what);
    report("Three");
    const auto found = value(groups(story.member, "", "label"));
    EXPECT_EQ(found.total, 3);
    EXPECT_FALSE(found.has_more);
    std::map<std::string, std::int64_t> counts;
    for (const auto& each : found.items) counts[each.value.value_or("none")] = each.count;
    EXPECT_EQ(counts.size(), 3U);
    EXPECT_EQ(counts[to_string(ui)], 2);
    EXPECT_EQ(counts[to_string(later)], 1);
    EXPECT_EQ(counts["none"], 1);
}

TEST_P(grouping_bugs_on, groups_by_the_parent) {
    const auto top = report("Top");
    for (const auto* title : {"One", "Two"}) relate("parent", report(title).id, top.id);
    EXPECT_EQ(grouped("", "parent"), fmt::format("{}: 2 none: 1", to_string(top.id)));
}

TEST_P(grouping_bugs_on, completes_by_the_beginning_of_any_word_and_counts_in_the_query) {
    bugs::create_bug_request what;
    what.labels = {make_label("area/login"), make_label("needs info")};
    what.assigned_members = {story.member.user.value};
    report("Crash", what);
    report("Freeze", what);
    report("Crash too");
    EXPECT_EQ(completed("label", "LOG", "crash"), "area/login: 1");
    EXPECT_EQ(completed("label", "info", ""), "needs info: 2");
    EXPECT_EQ(completed("label", "ogin", ""), "");
    EXPECT_EQ(completed("assignee", "MA", "freeze"), "mary: 1");
    EXPECT_EQ(completed("author", "m", ""), "mary: 3");
    EXPECT_EQ(completed("status", "in", ""), "In progress: 0 In review: 0");
    EXPECT_EQ(completed("is", "re", ""), "ready: 3 regression: 0 restricted: 0");
    EXPECT_EQ(completed("priority", "", "crash"), "urgent: 0 high: 0 medium: 0 low: 0");
    EXPECT_EQ(completed("project", "", ""), "CORE: 3 WEB: 0");
}

TEST_P(grouping_bugs_on, completes_with_few_values_of_many) {
    for (int nth = 0; nth < 30; ++nth) make_label(fmt::format("label {}", nth));
    EXPECT_EQ(value(values(story.member, "label", "label")).items.size(), 20U);
}

TEST_P(grouping_bugs_on, days_begin_in_the_readers_zone) {
    // It is 00:00:01 in UTC, and still the day before in New York.
    report("One");
    auto what = asked(story.member, "");
    const auto last_day = [&] {
        const auto days =
            value(testing::read(with(), [&](db::reader& tx) { return read_series(tx, what, 2); }));
        return days.items.at(1);
    };
    EXPECT_EQ(last_day().day, "2026-01-01");
    EXPECT_EQ(last_day().opened, 1);
    what.how.zone = "America/New_York";
    EXPECT_EQ(last_day().day, "2025-12-31");
    EXPECT_EQ(last_day().opened, 1);
    clock().advance_s(24 * 3600);
    what = asked(story.member, "");
    what.how.zone = "America/New_York";
    EXPECT_EQ(last_day().opened, 0);
    EXPECT_EQ(last_day().open, 1);
}

} // namespace
} // namespace lacewing::lists
