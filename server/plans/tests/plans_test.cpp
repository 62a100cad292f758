#include "organizations/testing/story.hpp"
#include "plans/all_plans.hpp"
#include "plans/http.hpp"
#include "plans/read_usage.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/create_project.hpp"

#include <gtest/gtest.h>

namespace lacewing::plans {
namespace {

TEST(plans, are_four_with_the_limits_of_the_specification) {
    const auto all = all_plans();
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0].pence_per_month, 0);
    EXPECT_EQ(all[1].pence_per_month, 499);
    EXPECT_EQ(all[2].pence_per_month, 999);
    EXPECT_FALSE(all[3].pence_per_month);
    EXPECT_EQ(all[0].limits.members, 5);
    EXPECT_EQ(all[1].limits.boards, 10);
    EXPECT_FALSE(all[2].limits.organizations);
}

class using_a_plan_on : public db::on_each_database {
protected:
    usage used_by(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) { return read_usage(tx, who.user); });
    }
    void add_project(const access::actor& who, organization_id org, const std::string& name) {
        const auto made = testing::write(with(), [&](db::transaction& tx) {
            return projects::create_project(
                tx,
                changes::begin_act(who, with()),
                org,
                {.id = {}, .name = name, .description = name, .key = {}, .color = {}},
                with().random
            );
        });
        ASSERT_TRUE(made);
    }
    std::string list_for_visitor(const settings& how) {
        const auto endpoint = list_plans_endpoint(with(), how);
        http::request asked{.verb = http::method::get, .target = "/", .path = "/"};
        return run(endpoint.run(asked)).body;
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(using_a_plan_on);

TEST_P(using_a_plan_on, counts_what_ones_own_organizations_hold) {
    add_project(story.owner, story.alpha, "Core");
    add_project(story.owner, story.alpha, "Web");
    add_project(story.stranger, story.beta, "Theirs");
    const auto second = testing::found_organization(with(), story.owner, "Second");
    testing::join(with(), story.editor, second);
    EXPECT_EQ(used_by(story.owner), (usage{.organizations = 2, .projects = 2, .members = 3}));
    EXPECT_EQ(used_by(story.editor), usage{});
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET deleted_at = 1 WHERE id = $1", story.alpha);
    });
    EXPECT_EQ(used_by(story.owner), (usage{.organizations = 1, .projects = 0, .members = 2}));
}

TEST_P(using_a_plan_on, visitors_see_the_plans_and_no_usage) {
    const settings sells{.billing_url = "https://pay.example.org", .sales_url = ""};
    const auto seen = list_for_visitor(sells);
    EXPECT_NE(seen.find(R"("billingURL":"https://pay.example.org")"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("salesURL"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("usage"), std::string::npos) << seen;
    EXPECT_EQ(list_for_visitor({}).find("billingURL"), std::string::npos);
}

} // namespace
} // namespace lacewing::plans
