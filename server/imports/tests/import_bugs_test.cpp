#include "bugs/read_bugs.hpp"
#include "imports/import_bugs.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/read_projects.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace lacewing::imports {

class importing : public db::on_each_database {
protected:
    [[nodiscard]] import_bug report(std::int64_t number) {
        return {
            .key = "OLD-" + std::to_string(number),
            .project = "OLD",
            .number = number,
            .title = "Report " + std::to_string(number),
            .description = "Long ago",
            .status = "Confirmed",
            .resolution = "none",
            .author = "u1",
            .assignee = "u2",
            .created = {1'400'000'000'000'000},
            .updated = {1'500'000'000'000'000},
            .closed = {},
        };
    }

    outcome<import_result> take(std::vector<import_bug> bugs, bool is_dry_run = false) {
        import_request what{
            .org = story.alpha, .source = "old", .is_dry_run = is_dry_run, .bugs = std::move(bugs)
        };
        return run(import_bugs(with(), std::move(what)));
    }

    outcome<bugs::bug> find(std::string_view key) {
        return testing::read(with(), [&](db::reader& tx) {
            return bugs::read_bug(tx, story.member, story.alpha, key);
        });
    }

    std::int64_t count(std::string_view table) {
        const auto sql = "SELECT COUNT(*) FROM " + std::string{table};
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(importing);

TEST_P(importing, keeps_keys_texts_times_and_people) {
    const auto done = value(take({report(7), report(40)}));
    EXPECT_EQ(done.created, 2);
    const auto bug = value(find("OLD-40"));
    EXPECT_EQ(bug.title, "Report 40");
    EXPECT_EQ(bug.created, timestamp{1'400'000'000'000'000});
    EXPECT_EQ(bug.updated, timestamp{1'500'000'000'000'000});
    EXPECT_EQ(bug.assigned_members.size(), 1U);
    EXPECT_EQ(count("persons"), 2);
}

TEST_P(importing, the_next_bug_of_a_person_gets_the_highest_number_and_one) {
    value(take({report(40), report(7)}));
    const auto next = testing::read(with(), [&](db::reader& tx) {
        auto rows = tx.query(
            "SELECT next_number FROM projects WHERE org_id = $1 AND key = $2", story.alpha, "OLD"
        );
        return rows.next() ? rows.get<std::int64_t>(0) : 0;
    });
    EXPECT_EQ(next, 41);
}

TEST_P(importing, twice_is_harmless) {
    value(take({report(1), report(2)}));
    const auto changes = count("changes");
    const auto again = value(take({report(1), report(2)}));
    EXPECT_EQ(again.created, 0);
    EXPECT_EQ(again.present, 2);
    EXPECT_EQ(count("bugs"), 2);
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, a_dry_run_says_the_same_and_changes_nothing) {
    const auto changes = count("changes");
    const auto done = value(take({report(1), report(2)}, true));
    EXPECT_EQ(done.created, 2);
    EXPECT_EQ(count("bugs"), 0);
    EXPECT_EQ(count("projects"), 0);
    EXPECT_EQ(count("persons"), 0);
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, one_bad_report_is_named_and_the_others_are_kept) {
    auto wrong = report(2);
    wrong.status = "Nowhere";
    const auto done = value(take({report(1), wrong, report(3)}));
    EXPECT_EQ(done.created, 2);
    ASSERT_EQ(done.failed.size(), 1U);
    EXPECT_EQ(done.failed.front().key, "OLD-2");
    EXPECT_NE(done.failed.front().reason.find("Nowhere"), std::string::npos);
    EXPECT_TRUE(find("OLD-3"));
    EXPECT_FALSE(find("OLD-2"));
}

TEST_P(importing, counts_follow) {
    auto closed = report(2);
    closed.status = "Verified";
    closed.resolution = "fixed";
    closed.closed = timestamp{1'450'000'000'000'000};
    value(take({report(1), closed}));
    const auto project = testing::read(with(), [&](db::reader& tx) {
        return value(projects::read_project(tx, story.owner, story.alpha, "OLD"));
    });
    EXPECT_EQ(project.bug_count, 2);
    EXPECT_EQ(project.open_bug_count, 1);
}

TEST_P(importing, an_unknown_organization_is_told) {
    import_request what{.org = {}, .source = "old", .is_dry_run = false, .bugs = {report(1)}};
    EXPECT_EQ(run(import_bugs(with(), std::move(what))).error().code, "organization_unknown");
}

} // namespace lacewing::imports
