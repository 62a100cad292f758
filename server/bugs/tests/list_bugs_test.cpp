#include "bugs/list_sql.hpp"
#include "bugs/tests/bugs_fixture.hpp"

namespace lacewing::bugs {
namespace {

class listing_bugs_on : public on_alpha {
protected:
    void fill(const projects::project& in, int bugs) {
        std::vector<new_bug> many;
        for (int n = 0; n < bugs; ++n) {
            const timestamp at{with().clock.now().microseconds + n * 1'000};
            many.push_back(
                {.id = new_id(),
                 .number = std::nullopt,
                 .title = "Bug " + std::to_string(n),
                 .description = "Not for lists",
                 .status = in.statuses.front().id,
                 .author = {.is = principal::kind::user, .value = story.member.user.value},
                 .assigned = {},
                 .created = at,
                 .updated = at,
                 .closed = std::nullopt,
                 .status_since = at}
            );
        }
        ASSERT_TRUE(insert(in.id, many));
    }
    /// All pages, each of `limit` bugs; expects each to tell the same total.
    std::vector<bug> walk(std::optional<std::string_view> in, int limit, std::int64_t total) {
        std::vector<bug> seen;
        http::page_request page{.after = std::nullopt, .limit = limit};
        for (;;) {
            const auto found = value(list(story.member, story.alpha, in, page));
            EXPECT_EQ(found.total, total);
            EXPECT_LE(std::ssize(found.items), limit);
            seen.insert(seen.end(), found.items.begin(), found.items.end());
            if (!found.next_cursor) return seen;
            page.after = http::parse_cursor(*found.next_cursor);
        }
    }
    /// The steps in which the database would answer.
    std::string plan(const std::string& explain, std::span<const db::parameter> values) {
        return testing::write(with(), [&](db::transaction& tx) {
            std::string steps;
            if (GetParam() == db::dialect::postgres) {
                tx.execute("SET LOCAL enable_seqscan = off");
                tx.execute("SET LOCAL enable_bitmapscan = off");
            }
            const int column = GetParam() == db::dialect::postgres ? 0 : 3;
            auto rows = tx.query_bound(explain, values);
            while (rows.next()) steps += rows.get<std::string>(column) + "\n";
            return steps;
        });
    }
};
LACEWING_ON_EACH_DATABASE(listing_bugs_on);

TEST_P(listing_bugs_on, of_a_project_brings_the_highest_number_first_and_no_descriptions) {
    fill(core, 7);
    fill(web, 2);
    const auto found = value(list(story.member, story.alpha, "CORE"));
    ASSERT_EQ(found.items.size(), 7U);
    EXPECT_EQ(found.items.front().key, "CORE-7");
    EXPECT_EQ(found.items.back().key, "CORE-1");
    EXPECT_EQ(found.total, 7);
    EXPECT_FALSE(found.next_cursor);
    EXPECT_EQ(found.versions.content, version());
    for (const auto& each : found.items) EXPECT_FALSE(each.description);
    EXPECT_EQ(value(list(story.member, story.alpha, to_string(core.id))).items, found.items);
}

TEST_P(listing_bugs_on, brings_every_bug_on_exactly_one_page) {
    fill(core, 23);
    fill(web, 9);
    for (const int limit : {1, 5, 22, 23, 24, 100}) {
        const auto of_core = walk("CORE", limit, 23);
        ASSERT_EQ(of_core.size(), 23U);
        for (std::size_t n = 0; n < 23; ++n) {
            EXPECT_EQ(of_core[n].number, 23 - static_cast<std::int64_t>(n));
        }
        const auto all = walk(std::nullopt, limit, 32);
        ASSERT_EQ(all.size(), 32U);
        for (std::size_t n = 1; n < all.size(); ++n) {
            EXPECT_GT(
                std::pair(all[n - 1].created, all[n - 1].id), std::pair(all[n].created, all[n].id)
            );
        }
    }
}

TEST_P(listing_bugs_on, goes_on_behind_the_last_one_although_new_ones_come) {
    fill(core, 4);
    const auto first =
        value(list(story.member, story.alpha, "CORE", {.after = std::nullopt, .limit = 2}));
    fill(core, 3);
    const auto second = value(list(
        story.member,
        story.alpha,
        "CORE",
        {.after = http::parse_cursor(first.next_cursor.value()), .limit = 2}
    ));
    ASSERT_EQ(second.items.size(), 2U);
    EXPECT_EQ(second.items[0].number, 2);
    EXPECT_EQ(second.items[1].number, 1);
}

TEST_P(listing_bugs_on, shows_nothing_of_a_private_organization_to_others) {
    fill(core, 2);
    EXPECT_EQ(list(story.stranger, story.alpha, "CORE").error().status, 404);
    EXPECT_EQ(list(story.nobody, story.alpha, std::nullopt).error().status, 401);
    EXPECT_EQ(list(story.stranger, story.beta, to_string(core.id)).error().status, 404);
    EXPECT_EQ(value(list(story.stranger, story.beta, std::nullopt)).total, 0);
    testing::make_public(with(), story.alpha);
    const auto seen = value(list(story.nobody, story.alpha, std::nullopt));
    EXPECT_EQ(seen.items.size(), 2U);
    EXPECT_FALSE(seen.versions.members);
    EXPECT_EQ(list(story.nobody, story.alpha, "NONE").error().status, 401);
    EXPECT_EQ(list(story.stranger, story.alpha, "NONE").error().status, 404);
}

TEST_P(listing_bugs_on, reads_one_range_of_an_index) {
    fill(core, 500);
    const auto number = std::int64_t{400};
    const uuid id = new_id().value;
    const struct {
        std::string_view sql;
        std::vector<db::parameter> values;
    } statements[] = {
        {store::select_first_of_project, {story.alpha, core.id, 50, id}},
        {store::select_next_of_project, {story.alpha, core.id, 50, id, number}},
        {store::select_first_of_organization, {story.alpha, 50, id}},
        {store::select_next_of_organization, {story.alpha, 50, id, number, id}},
    };
    const bool is_sqlite = GetParam() == db::dialect::sqlite;
    for (const auto& each : statements) {
        const auto explain =
            (is_sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + std::string{each.sql};
        const auto steps = plan(explain, each.values);
        SCOPED_TRACE(steps);
        EXPECT_NE(steps.find(is_sqlite ? "SEARCH b USING INDEX" : "Index Scan"), std::string::npos);
        EXPECT_EQ(steps.find("SCAN b"), std::string::npos);
        EXPECT_EQ(steps.find("Seq Scan on bugs"), std::string::npos);
        EXPECT_EQ(steps.find("TEMP B-TREE"), std::string::npos);
        EXPECT_EQ(steps.find("Sort"), std::string::npos);
    }
}

} // namespace
} // namespace lacewing::bugs
