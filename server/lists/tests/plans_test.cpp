#include "lists/tests/crowded_world.hpp"

#include <fmt/ranges.h>

#include <array>

/// How the databases answer: no statement without words reads what belongs to others.
namespace lacewing::lists {
namespace {

constexpr std::array planned_queries{
    "is:open",
    "assignee:@me is:open",
    "label:ui -label:later",
    "severity:S1..S2",
    "updated:<-14d",
    "status:New",
    "project:CORE is:open",
    "key:CORE-2",
    "key:CORE-2+",
    "author:@me created:>-30d",
    "watcher:@me OR voter:@me",
    "blocked-by:any",
    "parent:(severity:S1 is:open)",
    "is:blocked",
    "is:ready",
    "is:overdue,snoozed,triage",
    "comments:>0 attachments:none",
    "is:open sort:-priority",
    "is:open sort:severity,-updated",
    "sort:assignee,status,key",
    "sort:title"
};

class plans_on : public crowded_world_on {
protected:
    void expect_no_straying(const std::vector<explaining_reader::explained>& all) {
        EXPECT_FALSE(all.empty());
        for (const auto& each : all) {
            const auto found = strayings(each, GetParam());
            if (found.empty()) continue;
            ADD_FAILURE() << fmt::format(
                "{}\n\n{}\n\n{}", fmt::join(found, "\n"), each.sql, fmt::join(each.steps, "\n")
            );
        }
    }
    /// The statement that read the page.
    static const explaining_reader::explained& paging(
        const std::vector<explaining_reader::explained>& all
    ) {
        const auto at =
            std::ranges::find_if(all, [](const auto& each) { return each.sql.contains("f.k0"); });
        if (at == all.end()) throw std::logic_error{"no page was read"};
        return *at;
    }
    /// Each of its ways to a bug `b` on SQLite.
    void expect_way(
        const std::function<void(db::reader&)>& body,
        std::string_view index,
        const std::string& what
    ) {
        const auto all = explained(body);
        int ways = 0;
        for (const auto& each : all) {
            for (const auto& step : each.steps) {
                if (!step.contains(" b USING")) continue;
                // A page's rows are read by their ids.
                if (step.contains("(org_id=? AND id=?)") && each.sql.contains("f.k0")) continue;
                ++ways;
                EXPECT_TRUE(step.contains(index)) << what << ": " << step << "\n" << each.sql;
            }
        }
        EXPECT_GT(ways, 0) << what;
    }
    void expect_walk_in_order(
        const std::optional<std::string>& q,
        const std::optional<std::string>& project,
        sql::default_order order
    ) {
        auto what = asked(story.member, q, project);
        page_wanted page{.cursor = std::nullopt, .limit = 50, .order = order};
        for (int nth = 0; nth < 2; ++nth) {
            const auto all = explained([&](db::reader& tx) {
                page.cursor = value(find_bugs(tx, what, page)).next_cursor;
            });
            expect_no_straying(all);
            EXPECT_FALSE(sorts_before_limit(paging(all), GetParam()))
                << q.value_or("everything") << " in " << project.value_or("all projects") << "\n"
                << fmt::format("{}", fmt::join(paging(all).steps, "\n"));
            ASSERT_TRUE(page.cursor);
        }
    }
};
LACEWING_ON_EACH_DATABASE(plans_on);

TEST_P(plans_on, show_what_strays_and_what_is_sorted) {
    const auto strays = [&](std::string_view sql) {
        const auto all = explained([&](db::reader& tx) {
            auto rows = tx.query(sql, story.alpha);
            while (rows.next()) {
            }
        });
        return !strayings(all.at(0), GetParam()).empty();
    };
    EXPECT_TRUE(strays("SELECT b.id FROM bugs b WHERE b.severity = 1 AND b.id <> $1"));
    EXPECT_TRUE(strays("SELECT x.bug_id FROM bug_assignees x WHERE x.assignee_id = $1"));
    EXPECT_FALSE(strays("SELECT b.id FROM bugs b WHERE b.org_id = $1 AND b.severity = 1"));
    const auto what = asked(story.member, "is:open sort:-severity");
    const auto all = explained([&](db::reader& tx) {
        EXPECT_TRUE(find_bugs(tx, what, {.cursor = std::nullopt, .limit = 10}));
    });
    EXPECT_TRUE(sorts_before_limit(paging(all), GetParam()));
}

TEST_P(plans_on, of_pages_and_counts_read_no_other_organization) {
    for (const auto* q : planned_queries) {
        for (const auto& project :
             {std::optional<std::string>{}, std::optional<std::string>{"CORE"}}) {
            SCOPED_TRACE(q);
            const auto what = asked(story.member, q, project);
            page_wanted page{.cursor = std::nullopt, .limit = 10};
            expect_no_straying(explained([&](db::reader& tx) {
                page.cursor = value(find_bugs(tx, what, page)).next_cursor;
                if (page.cursor) EXPECT_TRUE(find_bugs(tx, what, page));
            }));
            expect_no_straying(explained([&](db::reader& tx) {
                EXPECT_LE(find_all(*value(asked_query::begin(tx, what))).size(), 3'200U);
            }));
        }
    }
}

TEST_P(plans_on, of_groups_completion_and_days_read_no_other_organization) {
    constexpr std::array fields{
        "status",
        "category",
        "severity",
        "priority",
        "resolution",
        "project",
        "assignee",
        "author",
        "label",
        "parent",
        "due",
        "status,assignee"
    };
    for (const auto* q : {"", "is:open", "label:ui", "is:blocked"}) {
        SCOPED_TRACE(q);
        const auto what = asked(story.member, q);
        for (const auto* by : fields) {
            SCOPED_TRACE(by);
            expect_no_straying(explained([&](db::reader& tx) {
                EXPECT_TRUE(group_bugs(tx, what, by));
            }));
        }
        for (const auto* field : {"label", "assignee", "watcher", "status", "is", "severity"}) {
            SCOPED_TRACE(field);
            expect_no_straying(explained([&](db::reader& tx) {
                EXPECT_TRUE(complete_values(tx, what, field, ""));
            }));
        }
        expect_no_straying(explained([&](db::reader& tx) { EXPECT_TRUE(read_series(tx, what, 90)); }
        ));
    }
}

TEST_P(plans_on, of_the_default_order_walk_along_an_index) {
    using enum sql::default_order;
    for (const auto* q : {"", "is:open", "severity:S1..S3 is:open"}) {
        expect_walk_in_order(q, std::nullopt, newest_change);
        expect_walk_in_order(q, "CORE", newest_change);
    }
}

TEST_P(plans_on, of_boards_walk_along_an_index_of_ranks) {
    using enum sql::default_order;
    for (const auto* q : {"", "is:open", "severity:S1..S3 is:open"}) {
        expect_walk_in_order(q, std::nullopt, rank);
        expect_walk_in_order(q, "CORE", rank);
    }
    expect_walk_in_order(std::nullopt, "CORE", rank);
}

TEST_P(plans_on, of_open_bugs_read_no_closed_ones) {
    if (GetParam() == db::dialect::postgres) GTEST_SKIP() << "It chooses by its statistics.";
    constexpr std::string_view open_alone = "bugs_listed (org_id=? AND project_id=? AND is_open=?";
    for (const auto* q :
         {"comments:>0 is:open", "severity:S1 is:open", "is:triage", "is:ready", "is:overdue,stale"
         }) {
        for (const auto& project :
             {std::optional<std::string>{}, std::optional<std::string>{"CORE"}}) {
            const auto what = asked(story.member, q, project);
            const auto count = [&](db::reader& tx) {
                EXPECT_GE(value(asked_query::begin(tx, what))->count(), 0);
            };
            expect_way(count, open_alone, q);
            const auto sorted = asked(story.member, std::string{q} + " sort:-priority", project);
            const auto page = [&](db::reader& tx) {
                EXPECT_TRUE(find_bugs(tx, sorted, {.cursor = std::nullopt, .limit = 10}));
            };
            expect_way(page, open_alone, q);
        }
    }
}

TEST_P(plans_on, of_rare_bugs_read_these_alone) {
    if (GetParam() == db::dialect::postgres) GTEST_SKIP() << "It chooses by its statistics.";
    const auto expect_count = [&](const char* q, std::string_view index) {
        const auto what = asked(story.member, q);
        const auto count = [&](db::reader& tx) {
            EXPECT_GE(value(asked_query::begin(tx, what))->count(), 0);
        };
        expect_way(count, index, q);
    };
    expect_count("label:none", "bugs_unlabelled (org_id=?");
    expect_count("is:snoozed", "bugs_snoozed (org_id=?");
    expect_count("is:restricted", "bugs_withheld (org_id=?");
}

TEST_P(plans_on, of_values_of_all_bugs_look_at_no_bug) {
    const auto what = asked(story.member, "");
    const auto expect_no_bug = [&](const std::function<void(db::reader&)>& body) {
        for (const auto& each : explained(body)) {
            EXPECT_FALSE(each.sql.contains("FROM bugs b")) << each.sql;
        }
    };
    for (const auto* by : {"author", "assignee", "status", "project"}) {
        expect_no_bug([&](db::reader& tx) { EXPECT_TRUE(group_bugs(tx, what, by)); });
    }
    for (const auto* field : {"author", "assignee", "watcher", "voter", "status"}) {
        expect_no_bug([&](db::reader& tx) { EXPECT_TRUE(complete_values(tx, what, field, "")); });
    }
}

} // namespace
} // namespace lacewing::lists
