#include "organizations/tests/membership_fixture.hpp"

#include <functional>
#include <latch>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::organizations {

using access::role;

namespace {
constexpr int rounds = 100;
}

/// Two acts at the same moment, many times: the organization has exactly one Owner after each.
class owner_races_on : public membership_on {
protected:
    static void at_once(std::vector<std::function<void()>> acts) {
        std::latch start{static_cast<std::ptrdiff_t>(acts.size())};
        std::vector<std::jthread> threads;
        for (auto& each : acts) {
            threads.emplace_back([&start, &each] {
                start.arrive_and_wait();
                each();
            });
        }
    }

    /// Everybody is again what they were at the story's beginning.
    void stand_again(const testing::story& story) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute("DELETE FROM org_members WHERE org_id = $1", story.alpha);
            for (const auto& [who, what] :
                 {std::pair{story.owner, "Owner"},
                  std::pair{story.editor, "Editor"},
                  std::pair{story.member, "Member"}}) {
                tx.execute(
                    "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                    "VALUES ($1, $2, $3, $4, 1)",
                    story.alpha,
                    crypto::make_id<member_id>(with().random, with().clock.now()),
                    who.user,
                    what
                );
            }
            tx.execute(
                "UPDATE orgs SET org_owner = $2 WHERE id = $1", story.alpha, story.owner.user
            );
            tx.execute("UPDATE org_counts SET members = 3 WHERE org_id = $1", story.alpha);
        });
    }
};
LACEWING_ON_EACH_DATABASE(owner_races_on);

TEST_P(owner_races_on, two_hand_overs_at_once) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        const auto mary = membership(story.alpha, story.member);
        const auto edsger = membership(story.alpha, story.editor);
        int done = 0;
        std::mutex counting;
        const auto hand_to = [&](member_id whom) {
            const auto answer = hand(story.owner, story.alpha, whom);
            const std::lock_guard guard{counting};
            if (answer) ++done;
            if (!answer) EXPECT_EQ(answer.error().status, 403);
        };
        at_once({[&] { hand_to(mary); }, [&] { hand_to(edsger); }});
        EXPECT_EQ(done, 1);
        EXPECT_EQ(role_of(story.alpha, story.owner), role::editor);
        expect_whole(story.alpha);
    }
}

TEST_P(owner_races_on, a_hand_over_while_the_other_one_leaves) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        const auto mary = membership(story.alpha, story.member);
        at_once(
            {[&] { (void)hand(story.owner, story.alpha, mary); },
             [&] { (void)leave(story.member, story.alpha); }}
        );
        expect_whole(story.alpha);
    }
}

TEST_P(owner_races_on, a_hand_over_while_the_other_one_is_removed_or_changed) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        const auto mary = membership(story.alpha, story.member);
        at_once(
            {[&] { (void)hand(story.owner, story.alpha, mary); },
             [&] { (void)remove(story.editor, story.alpha, mary); },
             [&] { (void)change(story.editor, story.alpha, mary, role::editor); }}
        );
        expect_whole(story.alpha);
    }
}

TEST_P(owner_races_on, a_hand_over_while_the_owner_leaves) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        const auto mary = membership(story.alpha, story.member);
        at_once(
            {[&] { EXPECT_TRUE(hand(story.owner, story.alpha, mary)); },
             [&] { (void)leave(story.owner, story.alpha); }}
        );
        EXPECT_EQ(role_of(story.alpha, story.member), role::owner);
        expect_whole(story.alpha);
    }
}

TEST_P(owner_races_on, two_editors_remove_each_other_and_one_stays) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        testing::set_role(with(), story.alpha, story.member, role::editor);
        const auto mary = membership(story.alpha, story.member);
        const auto edsger = membership(story.alpha, story.editor);
        at_once(
            {[&] { (void)remove(story.editor, story.alpha, mary); },
             [&] { (void)remove(story.member, story.alpha, edsger); }}
        );
        EXPECT_EQ(read(story.owner, story.alpha)->member_count, 2);
        expect_whole(story.alpha);
    }
}

TEST_P(owner_races_on, a_joining_while_the_code_is_retired_leaves_right_counts) {
    const testing::story story{with()};
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        stand_again(story);
        const auto code = read(story.owner, story.alpha)->join_code.value();
        const auto newcomer = testing::sign_up(with(), "n" + std::to_string(round));
        at_once(
            {[&] { (void)join(newcomer, code); },
             [&] { EXPECT_TRUE(renew(story.owner, story.alpha)); }}
        );
        EXPECT_EQ(
            join(testing::sign_up(with(), "late" + std::to_string(round)), code),
            "join_code_unknown"
        );
        expect_whole(story.alpha);
    }
}

} // namespace lacewing::organizations
