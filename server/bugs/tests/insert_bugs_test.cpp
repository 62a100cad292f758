#include "bugs/tests/bugs_fixture.hpp"

namespace lacewing::bugs {
namespace {

constexpr timestamp long_ago{.microseconds = 1'400'000'000'000'000};
constexpr timestamp less_long_ago{.microseconds = 1'500'000'000'000'000};

class inserting_bugs_on : public on_alpha {
protected:
    new_bug imported(std::string title, std::int64_t number) {
        return {
            .id = new_id(),
            .number = number,
            .title = std::move(title),
            .description = "",
            .status = status("Fixed"),
            .resolution = resolution::fixed,
            .author = {.is = principal::kind::person, .value = grace.value},
            .assigned = {{.is = principal::kind::person, .value = grace.value}},
            .created = long_ago,
            .updated = less_long_ago,
            .closed = less_long_ago,
            .status_since = less_long_ago,
            .reopen_count = 3
        };
    }
    void SetUp() override {
        on_alpha::SetUp();
        grace = make_person("Grace");
    }
    person_id grace;
};
LACEWING_ON_EACH_DATABASE(inserting_bugs_on);

TEST_P(inserting_bugs_on, keeps_numbers_times_authors_and_standing) {
    const auto what = imported("Old bug", 412);
    ASSERT_TRUE(insert(core.id, {what}));
    const auto found = value(read(story.member, story.alpha, "CORE-412"));
    EXPECT_EQ(found.id, what.id);
    EXPECT_EQ(found.bug_author, grace.value);
    EXPECT_EQ(found.assigned_members, std::vector{grace.value});
    EXPECT_EQ(found.created, long_ago);
    EXPECT_EQ(found.updated, less_long_ago);
    EXPECT_EQ(found.closed, less_long_ago);
    EXPECT_EQ(found.status_since, less_long_ago);
    EXPECT_EQ(found.resolution, resolution::fixed);
    EXPECT_EQ(found.reopen_count, 3);
    EXPECT_FALSE(found.is_open);
}

TEST_P(inserting_bugs_on, lets_the_next_bug_follow_the_highest_number) {
    ASSERT_TRUE(insert(core.id, {imported("b", 7), imported("a", 3)}));
    EXPECT_EQ(create(titled("New"))->number, 8);
    ASSERT_TRUE(insert(core.id, {imported("c", 5)}));
    EXPECT_EQ(create(titled("New"))->number, 9);
    expect_exact_counts();
}

TEST_P(inserting_bugs_on, of_a_batch_is_all_or_nothing) {
    const auto before = version();
    const auto refusal = insert(core.id, {imported("a", 1), imported("b", 2), imported("c", 2)});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().fields.at(0).code, "number_taken");
    EXPECT_EQ(version(), before);
    EXPECT_EQ(project(core.id).bug_count, 0);
    EXPECT_EQ(create(titled("New"))->number, 1);
    expect_exact_counts();
}

TEST_P(inserting_bugs_on, refuses_taken_ids_and_foreign_statuses_and_projects) {
    const auto first = imported("a", 1);
    ASSERT_TRUE(insert(core.id, {first}));
    auto again = imported("b", 2);
    again.id = first.id;
    EXPECT_EQ(insert(core.id, {again}).error().code, "id_taken");
    auto foreign = imported("b", 2);
    foreign.status = web.statuses.front().id;
    EXPECT_EQ(insert(core.id, {foreign}).error().fields.at(0).pointer, "/status");
    EXPECT_EQ(insert(theirs.id, {imported("b", 2)}).error().fields.at(0).pointer, "/projectID");
    EXPECT_EQ(insert(core.id, {imported("b", 0)}).error().fields.at(0).pointer, "/number");
}

TEST_P(inserting_bugs_on, records_one_change_each_in_their_order) {
    const auto before = version();
    std::vector<new_bug> many;
    for (int n = 1; n <= 300; ++n) many.push_back(imported("Bug " + std::to_string(n), n));
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), before);
    ASSERT_TRUE(insert(core.id, many));
    EXPECT_EQ(version(), before + 300);
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.things().size(), 300U);
    const auto found = value(read(story.member, story.alpha, "CORE-300"));
    EXPECT_EQ(heard.thing(found.id.value), testing::fields_of(found));
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::bugs
