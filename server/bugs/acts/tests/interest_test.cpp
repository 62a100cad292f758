#include "bugs/acts/interest.hpp"
#include "bugs/on_bug.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "bugs/watch.hpp"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::bugs {
namespace {

class interest_in_bugs : public on_alpha {
protected:
    outcome<bug> show(
        const access::actor& who, const bug& which, interest what, presence wanted = presence::there
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return show_interest(tx, by, story.alpha, to_string(which.id), what, wanted);
        });
    }
};
LACEWING_ON_EACH_DATABASE(interest_in_bugs);

TEST_P(interest_in_bugs, people_watch_and_vote_and_no_longer_each_once) {
    const auto made = value(create(titled("It breaks")));
    EXPECT_EQ(made.watchers, std::vector{story.member.user.value});
    const auto watched = value(show(story.editor, made, interest::watch));
    EXPECT_EQ(watched.watchers->size(), 2U);
    EXPECT_TRUE(std::ranges::is_sorted(*watched.watchers));
    EXPECT_EQ(watched.rev, made.rev + 1);
    const auto before = version();
    EXPECT_EQ(value(show(story.editor, made, interest::watch)), watched);
    EXPECT_EQ(version(), before);

    const auto voted = value(show(story.editor, made, interest::vote));
    EXPECT_EQ(voted.vote_count, 1);
    EXPECT_EQ(voted.voters, std::vector{story.editor.user.value});
    const auto no_more = value(show(story.editor, made, interest::vote, presence::gone));
    EXPECT_EQ(no_more.vote_count, 0);
    EXPECT_TRUE(no_more.voters->empty());
    EXPECT_EQ(
        value(show(story.editor, made, interest::watch, presence::gone)).watchers, made.watchers
    );
    EXPECT_EQ(value(read(story.member, story.alpha, made.key)).vote_count, 0);
}

TEST_P(interest_in_bugs, strangers_outsiders_and_programs_are_refused) {
    const auto made = value(create(titled("It breaks")));
    EXPECT_EQ(show(story.stranger, made, interest::watch).error().status, 404);
    EXPECT_EQ(show(story.nobody, made, interest::vote).error().status, 401);
    EXPECT_EQ(show(server, made, interest::vote).error().status, 403);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(show(story.stranger, made, interest::watch).error().status, 403);
    EXPECT_EQ(value(read(story.member, story.alpha, made.key)).rev, made.rev);
}

TEST_P(interest_in_bugs, many_at_once_are_counted_exactly) {
    const auto made = value(create(titled("It breaks")));
    constexpr int people = 8;
    std::vector<access::actor> voters;
    for (int i = 0; i < people; ++i) {
        voters.push_back(testing::sign_up(with(), "voter" + std::to_string(i)));
        const auto membership = crypto::make_uuid(random(), clock().now());
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                "VALUES ($1, $2, $3, 'Member', $4)",
                story.alpha,
                membership,
                voters.back().user,
                clock().now()
            );
        });
    }
    std::vector<std::thread> threads;
    for (const auto& each : voters) {
        threads.emplace_back([&] {
            EXPECT_TRUE(show(each, made, interest::vote));
            EXPECT_TRUE(show(each, made, interest::watch));
        });
    }
    for (auto& each : threads) each.join();
    const auto after = value(read(story.member, story.alpha, made.key));
    EXPECT_EQ(after.vote_count, people);
    EXPECT_EQ(after.voters->size(), static_cast<std::size_t>(people));
    EXPECT_EQ(after.watchers->size(), static_cast<std::size_t>(people) + 1);
    EXPECT_EQ(after.rev, made.rev + std::int64_t{2} * people);
}

TEST_P(interest_in_bugs, a_vote_wakes_a_bug_and_watching_does_not) {
    const auto made = value(create(titled("It breaks")));
    change_bug_request asleep;
    asleep.snooze = snooze{};
    ASSERT_TRUE(value(change(made, asleep)).snooze);
    EXPECT_TRUE(value(show(story.editor, made, interest::watch)).snooze);
    EXPECT_FALSE(value(show(story.editor, made, interest::vote)).snooze);
    asleep.snooze = snooze{.until = clock().now()};
    ASSERT_TRUE(value(change(made, asleep)).snooze);
    EXPECT_FALSE(value(change(made, {.title = "Other"})).snooze);
}

TEST_P(interest_in_bugs, what_hangs_on_a_bug_wakes_it_and_brings_watchers) {
    const auto made = value(create(titled("It breaks")));
    change_bug_request asleep;
    asleep.snooze = snooze{};
    ASSERT_TRUE(change(made, asleep));
    const auto touch = [&] {
        testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.owner, with());
            const auto on = value(require_bug_for_change(
                tx, story.owner, story.alpha, made.key, access::action::write_comment
            ));
            const auto who = story.owner.as_principal().value();
            if (auto change = touch_bug(tx, by, on, {&who, 1})) {
                record_on_bug(tx, by, on, {*std::move(change)});
            }
        });
    };
    touch();
    const auto after = value(read(story.member, story.alpha, made.key));
    EXPECT_FALSE(after.snooze);
    EXPECT_EQ(after.watchers->size(), 2U);
    EXPECT_EQ(after.rev, made.rev + 2);
    touch();
    EXPECT_EQ(value(read(story.member, story.alpha, made.key)).rev, after.rev);
}

TEST_P(interest_in_bugs, whoever_is_assigned_watches_too) {
    auto what = titled("It breaks");
    what.assigned_members = std::vector{story.editor.user.value};
    const auto made = value(create(what));
    EXPECT_EQ(made.watchers->size(), 2U);
    const auto after =
        value(change(made, {.assigned_members = std::vector{story.owner.user.value}}));
    EXPECT_EQ(after.watchers->size(), 3U);
    const auto less = value(show(story.owner, made, interest::watch, presence::gone));
    EXPECT_EQ(less.watchers->size(), 2U);
    EXPECT_EQ(value(change(made, {.title = "Other"})).watchers->size(), 2U);
}

} // namespace
} // namespace lacewing::bugs
