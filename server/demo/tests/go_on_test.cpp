#include "demo/tests/demo_fixture.hpp"

#include <gtest/gtest.h>

namespace lacewing::demo {

class going_on_with_the_example : public with_demo {
protected:
    std::string password_hash_of_maren() {
        return testing::read(with(), [&](db::reader& tx) {
            return identity::store::find_account_by_email(tx, "maren@saltwind.example")
                ->password_hash;
        });
    }
    bool opens(std::string password) {
        return run(hasher.verify(password_hash_of_maren(), std::move(password)));
    }
    outcome<begun> begin_again(std::int64_t bugs, std::string password) {
        identity::module people{.with = with(), .hasher = hasher, .how = {}};
        return run(begin(people, bugs, std::move(password)));
    }
    std::int64_t accounts() {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query("SELECT COUNT(*) FROM accounts");
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
};
LACEWING_ON_EACH_DATABASE(going_on_with_the_example);

TEST_P(going_on_with_the_example, takes_steps_that_each_bring_more) {
    const auto org = value(begin_it(1'300)).org;
    std::int64_t steps = 0;
    how_far last;
    while (!last.is_whole) {
        const auto now = step(org);
        EXPECT_GE(now.bugs, last.bugs);
        EXPECT_LE(now.bugs - last.bugs, 500);
        EXPECT_EQ(now.of, 1'300);
        last = now;
        ++steps;
    }
    EXPECT_GT(steps, 20);
    EXPECT_EQ(last.bugs, 1'300);
    EXPECT_EQ(bugs_of(org), 1'300);
    // One step more changes nothing.
    EXPECT_TRUE(step(org).is_whole);
    EXPECT_EQ(bugs_of(org), 1'300);
}

TEST_P(going_on_with_the_example, after_a_cut_makes_what_is_left_and_a_password_that_opens) {
    const auto org = value(begin_it(800)).org;
    for (int steps = 0; steps < 7; ++steps) step(org);
    const auto before = bugs_of(org);
    EXPECT_GT(before, 0);
    EXPECT_LT(before, 300);

    const auto again = value(begin_again(800, "brass nanosecond"));
    EXPECT_FALSE(again.is_here);
    EXPECT_EQ(again.org, org);
    EXPECT_EQ(bugs_of(org), before);
    EXPECT_TRUE(opens("brass nanosecond"));
    EXPECT_FALSE(opens("plum trombone"));
    EXPECT_EQ(go_on_to_the_end(org).bugs, 800);
    EXPECT_EQ(bugs_of(org), 800);
}

TEST_P(going_on_with_the_example, refuses_another_number_of_bugs_until_it_is_whole) {
    const auto org = value(begin_it(800)).org;
    step(org);
    const auto other = begin_again(300, "brass nanosecond");
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, "demo_unfinished");
    EXPECT_NE(other.error().detail.find("lacewing demo --bugs 800"), std::string::npos);
    EXPECT_TRUE(opens("plum trombone"));
}

TEST_P(going_on_with_the_example, leaves_a_whole_one_as_it_is) {
    const auto org = make_it();
    for (const std::int64_t bugs : {300, 100'000}) {
        const auto again = value(begin_again(bugs, "brass nanosecond"));
        EXPECT_TRUE(again.is_here);
        EXPECT_EQ(again.email, "maren@saltwind.example");
    }
    EXPECT_TRUE(opens("plum trombone"));
    EXPECT_EQ(bugs_of(org), 300);
}

TEST_P(going_on_with_the_example, makes_nothing_where_somebody_has_a_username_of_it) {
    testing::sign_up(with(), "linnea");
    const auto refusal = begin_it(300);
    ASSERT_FALSE(refusal);
    EXPECT_NE(refusal.error().detail.find("linnea"), std::string::npos);
    EXPECT_EQ(accounts(), 1);
}

TEST_P(going_on_with_the_example, knows_only_what_was_begun) {
    identity::module people{.with = with(), .hasher = hasher, .how = {}};
    attachments::module files{with(), people, {.folder = folder}};
    const auto nowhere = run(go_on(files, crypto::make_id<organization_id>(random(), {})));
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().status, 404);
}

} // namespace lacewing::demo
