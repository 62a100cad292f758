#include "dashboard/http.hpp"
#include "dashboard/list_sql.hpp"
#include "dashboard/tests/dashboard_fixture.hpp"
#include "identity/identify.hpp"

#include <limits>
#include <span>

namespace lacewing::dashboard {
namespace {

class listing_own_bugs_on : public on_dashboard {
protected:
    /// Mary is in Alpha and Beta; every third bug is not hers.
    void fill(int bugs) {
        testing::join(with(), story.member, beta());
        for (int n = 0; n < bugs; ++n) {
            const bool in_alpha = n % 2 == 0;
            const auto& who = n % 3 == 0 ? (in_alpha ? story.owner : story.stranger) : story.member;
            const auto made = report(
                who,
                in_alpha ? story.alpha : story.beta,
                in_alpha ? core.id : theirs.id,
                n % 4 == 0 ? std::vector<uuid>{} : std::vector{story.member.user.value}
            );
            if (n % 5 == 0) close(made);
        }
    }
    void close(const bugs::bug& which) {
        const auto& in = which.org_id == story.alpha ? core : theirs;
        ASSERT_TRUE(change(
            which.org_id == story.alpha ? story.owner : story.stranger,
            which.org_id,
            to_string(which.id),
            {.status = in.statuses.back().id, .resolution = bugs::resolution::fixed}
        ));
    }
    organizations::organization beta() {
        return value(testing::read(with(), [&](db::reader& tx) {
            return organizations::read_organization(tx, story.stranger, story.beta);
        }));
    }
    /// The steps in which the database would answer.
    std::string plan(std::string_view sql, std::span<const db::parameter> values) {
        const bool is_sqlite = GetParam() == db::dialect::sqlite;
        const auto explain = (is_sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + std::string{sql};
        return testing::write(with(), [&](db::transaction& tx) {
            std::string steps;
            if (!is_sqlite) {
                tx.execute("SET LOCAL enable_seqscan = off");
                tx.execute("SET LOCAL enable_bitmapscan = off");
            }
            auto rows = tx.query_bound(explain, values);
            while (rows.next()) steps += rows.get<std::string>(is_sqlite ? 3 : 0) + "\n";
            return steps;
        });
    }
};
LACEWING_ON_EACH_DATABASE(listing_own_bugs_on);

TEST_P(listing_own_bugs_on, names_organization_project_and_status) {
    const auto made = report(story.member, story.alpha, core.id, {});
    const auto found = value(page(story.member, bug_list::created));
    ASSERT_EQ(found.items.size(), 1U);
    EXPECT_EQ(found.total, 1);
    EXPECT_FALSE(found.next_cursor);
    const my_bug expected{
        .id = made.id,
        .org_id = story.alpha,
        .org_name = "Alpha",
        .project_id = core.id,
        .project_key = "CORE",
        .project_name = "Core",
        .key = "CORE-1",
        .title = "It breaks",
        .status_name = "New",
        .status_category = projects::category::triage,
        .is_open = true,
        .created = made.created,
        .updated = made.updated
    };
    EXPECT_EQ(found.items.front(), expected);
    EXPECT_EQ(value(page(story.owner, bug_list::open)).items, found.items);
    EXPECT_TRUE(value(page(story.member, bug_list::assigned)).items.empty());
}

TEST_P(listing_own_bugs_on, brings_every_bug_on_exactly_one_page_newest_first) {
    fill(40);
    const auto counted = counts(story.member);
    EXPECT_EQ(counted, recount(story.member));
    for (const auto which : {bug_list::created, bug_list::open, bug_list::assigned}) {
        const auto all = walk(story.member, which, 100);
        for (std::size_t n = 1; n < all.size(); ++n) {
            EXPECT_GT(
                std::pair(all[n - 1].created, all[n - 1].id), std::pair(all[n].created, all[n].id)
            );
        }
        for (const int limit : {1, 7, 25}) EXPECT_EQ(walk(story.member, which, limit), all);
    }
    EXPECT_EQ(std::ssize(walk(story.member, bug_list::created, 7)), counted.created);
    EXPECT_EQ(std::ssize(walk(story.member, bug_list::open, 7)), counted.open);
    EXPECT_EQ(std::ssize(walk(story.member, bug_list::assigned, 7)), counted.assigned);
}

TEST_P(listing_own_bugs_on, puts_bugs_of_one_moment_in_one_order) {
    std::vector<bugs::new_bug> many;
    for (int n = 0; n < 9; ++n) {
        const auto now = clock().now();
        many.push_back(
            {.id = new_id(),
             .number = std::nullopt,
             .title = "Together",
             .description = "",
             .status = core.statuses.front().id,
             .author = {.is = principal::kind::user, .value = story.member.user.value},
             .assigned = {},
             .created = now,
             .updated = now,
             .closed = std::nullopt,
             .status_since = now}
        );
    }
    ASSERT_TRUE(insert(core.id, many));
    EXPECT_EQ(walk(story.member, bug_list::created, 2), walk(story.member, bug_list::created, 100));
    EXPECT_EQ(walk(story.member, bug_list::open, 2).size(), 9U);
}

TEST_P(listing_own_bugs_on, shows_nothing_of_an_organization_that_was_left_or_deleted) {
    fill(12);
    leave(story.member, story.alpha);
    for (const auto& each : walk(story.member, bug_list::open, 5)) {
        EXPECT_EQ(each.org_id, story.beta);
    }
    set_deleted(story.beta, clock().now());
    EXPECT_TRUE(walk(story.member, bug_list::created, 5).empty());
    EXPECT_EQ(page(story.nobody, bug_list::open).error().status, 401);
}

TEST_P(listing_own_bugs_on, asks_for_a_list_that_there_is) {
    const auto endpoint = list_my_bugs_endpoint(with());
    http::request asked{.verb = http::method::get, .target = "/", .path = "/"};
    crypto::password_hasher hasher;
    identity::module module{.with = with(), .hasher = hasher, .how = {}};
    asked.is_operator = true;
    run(identity::identify(module, asked));
    asked.query.emplace_back("list", "everything");
    try {
        (void)run(endpoint.run(asked));
        FAIL() << "it was answered";
    } catch (const refusal& why) {
        EXPECT_EQ(why.why().code, "list_invalid");
        EXPECT_EQ(why.why().fields.at(0).pointer, "?list");
    }
}

TEST_P(listing_own_bugs_on, reads_one_range_of_an_index_in_each_organization) {
    fill(60);
    const auto who = story.member.user;
    const auto since = std::int64_t{0};
    const auto before = std::numeric_limits<std::int64_t>::max();
    const uuid id = new_id().value;
    const bool is_sqlite = GetParam() == db::dialect::sqlite;
    const struct {
        std::string_view sql;
        std::string_view index;
        std::vector<db::parameter> values;
    } statements[] = {
        {store::select_created, "bugs_by_author", {story.alpha, who, 50, before, id, since}},
        {store::select_open, "bugs_open_by_creation", {story.alpha, who, 50, before, id, since}},
        {store::select_assigned,
         "bug_assignees_by_assignee",
         {story.alpha, who, 50, before, id, since}},
    };
    for (const auto& each : statements) {
        const auto steps = plan(each.sql, each.values);
        SCOPED_TRACE(steps);
        EXPECT_NE(steps.find(each.index), std::string::npos);
        EXPECT_EQ(steps.find(is_sqlite ? "SCAN" : "Seq Scan"), std::string::npos);
        EXPECT_EQ(steps.find("TEMP B-TREE"), std::string::npos);
        EXPECT_EQ(steps.find("Sort"), std::string::npos);
    }
}

} // namespace
} // namespace lacewing::dashboard
