#include "comments/check_replay.hpp"
#include "comments/tests/comments_fixture.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace lacewing::comments {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

/// Comments with all that can happen to them, also while their bug is restricted.
class comments_held_against_the_log_on : public commenting_on {
protected:
    void SetUp() override {
        commenting_on::SetUp();
        kept = value(write(story.member, "CORE-1", saying("It crashes")));
        gone = value(write(story.owner, "CORE-1", saying("Mine too")));
        step([&] { ASSERT_TRUE(edit(story.member, kept.id, "It crashes here")); });
        step([&] { ASSERT_TRUE(react_to(story.owner, kept.id, reaction::heart)); });
        step([&] { restrict_crash(changes::visibility::restricted); });
        step([&] { ASSERT_TRUE(edit(story.member, kept.id, "It leaks")); });
        step([&] { ASSERT_TRUE(react_to(story.owner, kept.id, reaction::eyes)); });
        step([&] { ASSERT_TRUE(write(story.owner, "CORE-1", saying("A secret"))); });
        step([&] { restrict_crash(changes::visibility::inherit); });
        step([&] { ASSERT_TRUE(remove(story.member, kept.id)); });
        step([&] { ASSERT_TRUE(restore(story.member, kept.id)); });
        step([&] { ASSERT_TRUE(remove(story.owner, gone.id)); });
    }

    template <class Act>
    void step(Act act) {
        clock().advance_s(1);
        act();
    }
    std::vector<std::string> told() { return told_by(check_replays); }
    [[nodiscard]] static std::string line(const comment& which, std::string_view what) {
        return fmt::format("comment {}: {}", to_string(which.id), what);
    }
    [[nodiscard]] static std::string differs(const comment& which, std::string_view field) {
        return line(which, fmt::format("{} is not what the log says", field));
    }

    comment kept;
    comment gone;
};

LACEWING_ON_EACH_DATABASE(comments_held_against_the_log_on);

TEST_P(comments_held_against_the_log_on, are_what_it_says) {
    EXPECT_THAT(told(), IsEmpty());
}

TEST_P(comments_held_against_the_log_on, are_told_by_each_field_that_somebody_changed) {
    reach_in(
        "UPDATE comments SET text = 'It works', created_at = created_at + 1, edited_at = NULL, "
        "rev = rev + 1, reactions = '[]' WHERE org_id = $1 AND id = $2",
        kept.id
    );
    EXPECT_THAT(
        told(),
        UnorderedElementsAre(
            differs(kept, "text"),
            differs(kept, "created"),
            differs(kept, "edited"),
            differs(kept, "rev"),
            differs(kept, "reactions")
        )
    );
}

TEST_P(comments_held_against_the_log_on, are_told_where_they_are_removed_or_back_unsaid) {
    reach_in("UPDATE comments SET removed_at = 5 WHERE org_id = $1 AND id = $2", kept.id);
    reach_in("UPDATE comments SET removed_at = NULL WHERE org_id = $1 AND id = $2", gone.id);
    EXPECT_THAT(
        told(),
        UnorderedElementsAre(
            line(kept, "is removed, and the log does not say so"),
            line(gone, "is there, and the log says that it was removed")
        )
    );
}

TEST_P(comments_held_against_the_log_on, are_missed_where_the_log_made_them) {
    reach_in("DELETE FROM comments WHERE org_id = $1 AND id = $2", kept.id);
    EXPECT_THAT(told(), ElementsAre(line(kept, "the log made it, and it is not there")));
}

TEST_P(comments_held_against_the_log_on, are_told_where_the_log_does_not_know_them) {
    reach_in("DELETE FROM changes WHERE owner_id = $1 AND subject_id = $2", gone.id);
    EXPECT_THAT(
        told(), ElementsAre(line(gone, "stands in the table, and the log does not know it"))
    );
}

} // namespace
} // namespace lacewing::comments
