#include "demo/fill.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lacewing::demo {

class example_organization : public db::on_each_database {
protected:
    filled fill_it() {
        std::vector<user_id> accounts;
        for (const auto& person : people()) {
            accounts.push_back(testing::sign_up(with(), std::string{person.username}).user);
        }
        return run(fill(with(), std::move(accounts)));
    }

    std::int64_t number(std::string_view sql, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, org);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
};
LACEWING_ON_EACH_DATABASE(example_organization);

TEST_P(example_organization, holds_its_people_projects_and_bugs_and_counts_them_right) {
    const auto made = fill_it();
    const auto members = static_cast<std::int64_t>(people().size());
    EXPECT_EQ(number("SELECT COUNT(*) FROM org_members WHERE org_id = $1", made.org), members);
    EXPECT_EQ(number("SELECT members FROM org_counts WHERE org_id = $1", made.org), members);
    EXPECT_EQ(number("SELECT COUNT(*) FROM bugs WHERE org_id = $1", made.org), made.bugs);
    EXPECT_EQ(number("SELECT bugs FROM org_counts WHERE org_id = $1", made.org), made.bugs);
    EXPECT_EQ(
        number("SELECT COUNT(*) FROM projects WHERE org_id = $1", made.org),
        static_cast<std::int64_t>(projects().size())
    );
}

TEST_P(example_organization, has_one_owner_editors_and_members) {
    const auto made = fill_it();
    const auto of_role = [&](const std::string& role) {
        return number(
            "SELECT COUNT(*) FROM org_members WHERE org_id = $1 AND member_role = '" + role + "'",
            made.org
        );
    };
    EXPECT_EQ(of_role("Owner"), 1);
    EXPECT_EQ(of_role("Editor"), 2);
    EXPECT_EQ(of_role("Member"), 2);
}

TEST_P(example_organization, stands_where_its_content_says) {
    const auto made = fill_it();
    for (const auto& project : projects()) {
        for (const auto& bug : project.bugs) {
            const auto status = testing::read(with(), [&](db::reader& tx) {
                auto rows = tx.query(
                    "SELECT s.name FROM bugs b JOIN statuses s ON s.org_id = b.org_id AND "
                    "s.project_id = b.project_id AND s.id = b.status_id "
                    "WHERE b.org_id = $1 AND b.title = $2",
                    made.org,
                    bug.title
                );
                return rows.next() ? rows.get<std::string>(0) : std::string{"missing"};
            });
            EXPECT_EQ(status, bug.status) << bug.title;
        }
    }
}

} // namespace lacewing::demo
