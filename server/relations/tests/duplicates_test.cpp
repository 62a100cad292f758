#include "relations/tests/relations_fixture.hpp"

#include <gmock/gmock.h>

namespace lacewing::relations {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class duplicates_on : public related_bugs {
protected:
    void SetUp() override {
        related_bugs::SetUp();
        for (auto* each : {&one, &two, &three}) {
            *each = report("The relay sticks");
        }
        ada = story.owner.user.value;
        edsger = story.editor.user.value;
        mary = story.member.user.value;
    }
    relation_id mark(const bugs::bug& which, const bugs::bug& original) {
        return value(relate(which, role::duplicate_of, original)).id;
    }
    void expect_people(const bugs::bug& of, const std::vector<uuid>& who) {
        const auto shown = people(of);
        EXPECT_THAT(shown.watchers, ::testing::UnorderedElementsAreArray(who)) << of.key;
        EXPECT_THAT(shown.voters, ::testing::UnorderedElementsAreArray(who)) << of.key;
    }
    void expect_consistent() {
        EXPECT_EQ(replayed(content()), stored());
        expect_exact_counts();
    }
    bugs::bug one, two, three;
    uuid ada, edsger, mary;
};
LACEWING_ON_EACH_DATABASE(duplicates_on);

TEST_P(duplicates_on, are_closed_and_hand_their_people_to_the_original) {
    watched(one, {ada, mary});
    watched(two, {ada, edsger});
    mark(one, two);
    const auto closed = now(one);
    EXPECT_FALSE(closed.is_open);
    EXPECT_EQ(closed.resolution, bugs::resolution::duplicate);
    EXPECT_EQ(closed.status, status("Closed"));
    expect_people(one, {});
    expect_people(two, {ada, edsger, mary});
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-2"));
    EXPECT_THAT(words_of(two), ElementsAre("duplicated_by CORE-1"));
    expect_consistent();
}

TEST_P(duplicates_on, come_back_with_their_people_when_the_relation_ends) {
    watched(one, {ada, mary});
    watched(two, {ada, edsger});
    const auto made = mark(one, two);
    ASSERT_TRUE(unrelate(made));
    const auto opened = now(one);
    EXPECT_TRUE(opened.is_open);
    EXPECT_EQ(opened.resolution, bugs::resolution::none);
    EXPECT_EQ(opened.status, status("Confirmed"));
    EXPECT_EQ(opened.reopen_count, 1);
    expect_people(one, {ada, mary});
    expect_people(two, {ada, edsger});
    EXPECT_THAT(words_of(two), IsEmpty());
    expect_consistent();
}

TEST_P(duplicates_on, reopened_by_hand_leave_their_original_in_the_same_batch) {
    watched(one, {mary});
    mark(one, two);
    const auto before = version();
    const auto opened = value(change(one, {.status = status("In progress")}));
    EXPECT_EQ(opened, now(one));
    EXPECT_EQ(opened.status, status("In progress"));
    expect_people(one, {mary});
    expect_people(two, {});
    EXPECT_THAT(words_of(one), IsEmpty());
    const auto log = log_of(content(), before);
    for (const auto& each : log) EXPECT_EQ(each->what.batch, log[0]->what.batch);
    expect_consistent();
}

TEST_P(duplicates_on, that_get_another_resolution_leave_their_original_too) {
    mark(one, two);
    ASSERT_TRUE(change(one, {.resolution = bugs::resolution::invalid}));
    EXPECT_THAT(words_of(one), IsEmpty());
    EXPECT_FALSE(now(one).is_open);
    expect_consistent();
}

TEST_P(duplicates_on, can_be_made_by_closing_with_the_name_of_the_original) {
    const auto closed = value(change(
        one,
        {.title = "Seen again", .resolution = bugs::resolution::duplicate, .duplicate_of = "CORE-2"}
    ));
    EXPECT_EQ(closed, now(one));
    EXPECT_EQ(closed.title, "Seen again");
    EXPECT_EQ(closed.status, status("Closed"));
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-2"));
    const auto verified =
        value(change(three, {.status = status("Verified"), .duplicate_of = "CORE-2"}));
    EXPECT_EQ(verified.status, status("Verified"));
    EXPECT_EQ(verified.resolution, bugs::resolution::duplicate);
    expect_consistent();
}

TEST_P(duplicates_on, need_an_original) {
    const auto before = version();
    const auto missing =
        change(one, {.status = status("Closed"), .resolution = bugs::resolution::duplicate});
    EXPECT_EQ(code_of(missing.error()), "original_missing");
    EXPECT_EQ(missing.error().fields.at(0).pointer, "/duplicateOf");
    EXPECT_EQ(
        code_of(
            change(one, {.resolution = bugs::resolution::fixed, .duplicate_of = "CORE-2"}).error()
        ),
        "resolution_mismatch"
    );
    EXPECT_EQ(
        code_of(change(one, {.status = status("New"), .duplicate_of = "CORE-2"}).error()),
        "resolution_of_open_bug"
    );
    EXPECT_EQ(code_of(change(one, {.duplicate_of = "CORE-9"}).error()), "bug_unknown");
    EXPECT_EQ(code_of(change(one, {.duplicate_of = "CORE-1"}).error()), "relation_to_self");
    EXPECT_EQ(version(), before);
    mark(one, two);
    const auto back = relate(two, role::duplicate_of, one);
    EXPECT_EQ(code_of(back.error()), "relation_cycle");
    EXPECT_EQ(back.error().detail, "CORE-1 is a duplicate of CORE-2 already.");
}

TEST_P(duplicates_on, of_a_duplicate_lead_to_the_end_of_the_chain) {
    watched(one, {mary});
    watched(two, {edsger});
    mark(two, three);
    mark(one, two);
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-3"));
    expect_people(three, {mary, edsger});
    expect_consistent();
}

TEST_P(duplicates_on, follow_their_original_when_that_becomes_a_duplicate_and_come_back_with_it) {
    watched(one, {mary});
    watched(two, {edsger});
    watched(three, {ada});
    mark(one, two);
    expect_people(two, {mary, edsger});
    const auto second = mark(two, three);
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-3"));
    expect_people(two, {});
    expect_people(three, {ada, mary, edsger});
    expect_consistent();

    ASSERT_TRUE(unrelate(second));
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-2"));
    EXPECT_FALSE(now(one).is_open);
    EXPECT_TRUE(now(two).is_open);
    expect_people(one, {});
    expect_people(two, {mary, edsger});
    expect_people(three, {ada});
    expect_consistent();
}

TEST_P(duplicates_on, that_choose_another_original_leave_the_first_one) {
    watched(one, {mary});
    mark(one, two);
    mark(one, three);
    EXPECT_THAT(words_of(one), ElementsAre("duplicate_of CORE-3"));
    expect_people(two, {});
    expect_people(three, {mary});
    EXPECT_EQ(now(one).reopen_count, 0);
    expect_consistent();
}

TEST_P(duplicates_on, leave_nothing_behind_that_another_duplicate_brought_as_well) {
    watched(one, {mary, ada});
    watched(two, {mary});
    const auto first = mark(one, three);
    const auto second = mark(two, three);
    ASSERT_TRUE(unrelate(first));
    expect_people(three, {mary});
    ASSERT_TRUE(unrelate(second));
    expect_people(three, {});
    expect_people(two, {mary});
}

TEST_P(duplicates_on, of_restricted_bugs_are_restricted_themselves) {
    watched(one, {mary, edsger});
    restrict_to(three, {edsger});
    EXPECT_EQ(code_of(relate(one, role::duplicate_of, three).error()), "original_restricted");
    EXPECT_EQ(
        code_of(relate(story.member, one, wish(role::duplicate_of, three)).error()), "bug_unknown"
    );
    restrict_to(one, {edsger, mary});
    const auto before = version();
    const auto made = mark(one, three);
    // Whoever may not know the original stays where they were.
    expect_people(one, {mary});
    expect_people(three, {edsger});
    ASSERT_TRUE(unrelate(made));
    expect_people(one, {mary, edsger});
    expect_people(three, {});
    for (const auto& each : log_of(content(), before)) {
        EXPECT_NE(each->what.subject, changes::subject_kind::relation);
    }
}

} // namespace
} // namespace lacewing::relations
