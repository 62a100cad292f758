#include "bugs/read_bugs.hpp"
#include "demo/calendar.hpp"
#include "demo/content/content.hpp"
#include "demo/ground.hpp"
#include "demo/tests/demo_fixture.hpp"
#include "organizations/testing/replica.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::demo {

class example_organization : public with_demo {
protected:
    std::vector<user_id> accounts_of(organization_id org) {
        return known_accounts(org, with().clock.now());
    }

    void holds_everything_that_a_team_has(organization_id org) {
        const auto count = [&](const std::string& what) {
            return number("SELECT COUNT(*) FROM " + what, org);
        };
        const auto of_bugs = [&](const std::string& what) {
            return count("bugs WHERE org_id = $1 AND " + what);
        };
        const auto of_kind = [&](const std::string& kind) {
            return count("relations WHERE org_id = $1 AND kind = '" + kind + "'");
        };
        EXPECT_EQ(count("bugs WHERE org_id = $1"), 300);
        EXPECT_EQ(number("SELECT COUNT(DISTINCT title) FROM bugs WHERE org_id = $1", org), 300);
        EXPECT_EQ(count("org_members WHERE org_id = $1"), std::ssize(people()));
        EXPECT_EQ(count("projects WHERE org_id = $1"), 4);
        for (const auto& project : projects()) {
            EXPECT_EQ(
                of_bugs(
                    "project_id = (SELECT id FROM projects WHERE org_id = $1 AND key = '" +
                    std::string{project.key} + "')"
                ),
                75
            );
        }
        // What only some may know of is in nobody's sums.
        EXPECT_EQ(of_bugs("visibility = 'restricted'"), 2);
        EXPECT_EQ(number("SELECT bugs FROM org_counts WHERE org_id = $1", org), 298);

        EXPECT_GT(count("comments WHERE org_id = $1"), 500);
        EXPECT_GT(count("comments WHERE org_id = $1 AND text LIKE '%```%'"), 40);
        EXPECT_GT(count("comments WHERE org_id = $1 AND text LIKE '%@%'"), 30);
        EXPECT_GT(count("comments WHERE org_id = $1 AND reactions <> '[]'"), 100);
        EXPECT_GT(of_bugs("labels <> '[]'"), 250);
        EXPECT_GT(of_bugs("estimate_hundredths IS NOT NULL"), 80);
        EXPECT_GT(of_bugs("vote_count > 0"), 80);
        for (const auto* kind : {"parent", "relates_to", "caused_by"}) {
            EXPECT_GE(of_kind(kind), 10) << kind;
        }
        EXPECT_GE(of_kind("blocks"), 4);
        EXPECT_EQ(of_kind("duplicate_of"), 4);

        std::int64_t shared = 0;
        std::int64_t boards = 0;
        for (const auto& each : demo::views()) {
            shared += each.is_shared ? 1 : 0;
            boards += each.is_board ? 1 : 0;
        }
        EXPECT_EQ(count("views WHERE org_id = $1 AND personal_to IS NULL"), shared);
        EXPECT_EQ(
            count("views WHERE org_id = $1 AND personal_to IS NOT NULL"),
            std::ssize(demo::views()) - shared
        );
        EXPECT_EQ(count("views WHERE org_id = $1 AND layout = 'board'"), boards);
        EXPECT_EQ(count("views WHERE org_id = $1 AND column_limits LIKE '%5%'"), 2);
    }

    void has_bugs_in_each_state_of_their_lives(organization_id org) {
        const calendar days{with().clock.now(), story_days};
        const auto of_bugs = [&](const std::string& what) {
            return number("SELECT COUNT(*) FROM bugs WHERE org_id = $1 AND " + what, org);
        };
        const auto in = [&](const std::string& status) {
            return of_bugs(
                "status_id IN (SELECT id FROM statuses WHERE org_id = $1 AND name = '" + status +
                "')"
            );
        };
        EXPECT_GT(of_bugs("NOT is_open"), 180);
        EXPECT_GT(of_bugs("is_open"), 50);
        EXPECT_EQ(in("New"), of_bugs("severity = 0 AND is_open"));
        EXPECT_GE(in("New"), 15);
        for (const auto* status : {"Confirmed", "In progress", "In review", "Fixed"}) {
            EXPECT_GE(in(status), 4) << status;
        }
        EXPECT_GT(in("Verified"), 120);
        EXPECT_GT(in("Closed"), 20);
        EXPECT_GE(of_bugs("reopen_count > 0"), 8);
        EXPECT_EQ(of_bugs("is_open AND due IS NOT NULL AND due < '" + days.day(0) + "'"), 1);
        EXPECT_GE(of_bugs("is_open AND due >= '" + days.day(0) + "'"), 2);
        const auto now = std::to_string(with().clock.now().microseconds);
        EXPECT_EQ(
            of_bugs("snoozed_until IS NOT NULL"), of_bugs("is_open AND snoozed_until > " + now)
        );
        EXPECT_GE(of_bugs("snoozed_until IS NOT NULL"), 3);

        // Months of it, and nothing after now.
        const auto months = std::to_string(days.before(180).microseconds);
        EXPECT_GT(of_bugs("created_at < " + months), 10);
        EXPECT_EQ(of_bugs("updated_at > " + now), 0);
        EXPECT_EQ(of_bugs("updated_at < created_at"), 0);
    }

    void shows_pictures_that_are_files(organization_id org) {
        const auto shown = number(
            "SELECT COUNT(*) FROM attachments WHERE org_id = $1 AND media_type = 'image/png'", org
        );
        EXPECT_GT(shown, 30);
        EXPECT_EQ(
            number("SELECT COUNT(*) FROM attachment_thumbnails WHERE org_id = $1", org), shown
        );
        std::int64_t files = 0;
        for (const auto& each : std::filesystem::recursive_directory_iterator{folder}) {
            if (each.is_regular_file()) ++files;
        }
        EXPECT_EQ(files, shown);
    }

    void has_one_owner_editors_and_members(organization_id org) {
        const auto of_role = [&](const std::string& role) {
            return number(
                "SELECT COUNT(*) FROM org_members WHERE org_id = $1 AND member_role = '" + role +
                    "'",
                org
            );
        };
        EXPECT_EQ(of_role("Owner"), 1);
        EXPECT_EQ(of_role("Editor"), 4);
        EXPECT_EQ(of_role("Member"), 5);
    }

    void replays_from_its_log(organization_id org) {
        testing::replica heard;
        const access::actor maren{
            .is = access::actor::kind::user, .user = accounts_of(org).front(), .session = {}
        };
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, changes::content_of(org));
            int compared = 0;
            for (const auto* key : {"APP-1", "DECK-20", "TIDE-40", "DESK-60", "APP-75"}) {
                const auto bug = value(bugs::read_bug(tx, maren, org, key));
                auto expected = testing::fields_of(bug);
                auto found = heard.thing(bug.id.value);
                for (const auto* own : {"rev", "rank"}) {
                    expected.erase(own);
                    found.erase(own);
                }
                EXPECT_EQ(found, expected) << key;
                ++compared;
            }
            EXPECT_EQ(compared, 5);
            return compared;
        });
    }
};
LACEWING_ON_EACH_DATABASE(example_organization);

// One for all of them: making it takes most of the time.
TEST_P(example_organization, is_what_a_team_made_in_months) {
    const auto org = make_it();
    holds_everything_that_a_team_has(org);
    has_bugs_in_each_state_of_their_lives(org);
    shows_pictures_that_are_files(org);
    has_one_owner_editors_and_members(org);
    replays_from_its_log(org);
}

TEST_P(example_organization, takes_a_crowd_in_and_counts_it) {
    const auto org = make_it(1'500);
    const auto crowd = [&](const std::string& which) {
        return number("SELECT COUNT(*) FROM " + which, org);
    };
    EXPECT_EQ(bugs_of(org), 1'500);
    EXPECT_EQ(number("SELECT bugs FROM org_counts WHERE org_id = $1", org), 1'498);
    EXPECT_EQ(number("SELECT COUNT(DISTINCT title) FROM bugs WHERE org_id = $1", org), 1'500);
    // Those who wrote to the mailbox, and what was said and related below the crowd's bugs.
    EXPECT_GT(crowd("bugs WHERE org_id = $1 AND author_kind = 'person'"), 300);
    const std::string of_crowd =
        "(SELECT id FROM bugs WHERE org_id = $1 AND created_at < " +
        std::to_string(calendar{with().clock.now(), 1}.before(250).microseconds) + ")";
    EXPECT_GT(crowd("comments WHERE org_id = $1 AND bug_id IN " + of_crowd), 20);
    EXPECT_GT(crowd("relations WHERE org_id = $1 AND from_bug IN " + of_crowd), 5);
    const auto now = std::to_string(with().clock.now().microseconds);
    EXPECT_EQ(crowd("bugs WHERE org_id = $1 AND updated_at > " + now), 0);
    EXPECT_EQ(crowd("bugs WHERE org_id = $1 AND updated_at < created_at"), 0);
}

} // namespace lacewing::demo
