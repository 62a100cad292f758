#include "relations/tests/relations_fixture.hpp"

#include <gmock/gmock.h>

namespace lacewing::relations {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class relating_bugs_on : public related_bugs {
protected:
    void SetUp() override {
        related_bugs::SetUp();
        one = report("One");
        two = report("Two");
        three = report("Three");
    }
    bugs::bug one, two, three;
};
LACEWING_ON_EACH_DATABASE(relating_bugs_on);

TEST_P(relating_bugs_on, each_kind_is_seen_from_both_sides) {
    const std::vector<std::pair<role, std::string>> kinds{
        {role::blocks, "blocked_by CORE-1"},
        {role::blocked_by, "blocks CORE-1"},
        {role::relates_to, "relates_to CORE-1"},
        {role::caused_by, "causes CORE-1"},
        {role::causes, "caused_by CORE-1"},
        {role::parent, "child CORE-1"},
        {role::child, "parent CORE-1"}
    };
    for (const auto& [kind, reverse] : kinds) {
        const auto made = value(relate(one, kind, two));
        EXPECT_EQ(made.kind, kind);
        EXPECT_EQ(made.bug.key, "CORE-2");
        EXPECT_EQ(seen_by(story.owner, one), std::vector{made});
        EXPECT_THAT(words_of(two), ElementsAre(reverse));
        EXPECT_EQ(replayed(content()), stored());
        ASSERT_TRUE(unrelate(made.id));
        EXPECT_THAT(words_of(one), IsEmpty());
        EXPECT_EQ(replayed(content()), stored());
    }
    EXPECT_EQ(now(one), one);
}

TEST_P(relating_bugs_on, sending_twice_does_once_and_another_relation_needs_another_id) {
    const auto what = wish(role::blocks, two);
    const auto made = value(relate(story.editor, one, what));
    const auto before = version();
    EXPECT_EQ(value(relate(story.editor, one, what)), made);
    EXPECT_EQ(value(relate(one, role::blocks, two)).id, made.id);
    EXPECT_EQ(value(relate(two, role::blocked_by, one)).id, made.id);
    auto other = wish(role::caused_by, two);
    other.id = what.id;
    EXPECT_EQ(relate(story.editor, one, other).error().code, "id_taken");
    EXPECT_EQ(version(), before);

    const auto equals = value(relate(one, role::relates_to, two));
    EXPECT_EQ(value(relate(two, role::relates_to, one)).id, equals.id);
}

TEST_P(relating_bugs_on, what_is_no_other_bug_of_the_organization_is_unknown) {
    const auto foreign = value(create(
        story.stranger,
        story.beta,
        {.id = new_id(), .project_id = theirs.id, .title = "Theirs", .description = {}}
    ));
    auto what = wish(role::blocks, foreign);
    EXPECT_EQ(code_of(relate(story.editor, one, what).error()), "bug_unknown");
    for (const auto* name : {"THEIRS-1", "CORE-99", "nonsense"}) {
        what.bug = name;
        EXPECT_EQ(code_of(relate(story.editor, one, what).error()), "bug_unknown") << name;
    }
    EXPECT_EQ(code_of(relate(one, role::relates_to, one).error()), "relation_to_self");
    EXPECT_EQ(code_of(relate(one, role::duplicate_of, one).error()), "relation_to_self");
    what.bug = "core-2";
    what.id = {};
    EXPECT_EQ(code_of(relate(story.editor, one, what).error()), "wrong_format");
}

TEST_P(relating_bugs_on, circles_of_blocks_and_parents_are_refused_with_their_way) {
    ASSERT_TRUE(relate(one, role::blocks, two));
    ASSERT_TRUE(relate(two, role::blocks, three));
    const auto circle = relate(three, role::blocks, one);
    EXPECT_EQ(circle.error().status, 422);
    EXPECT_EQ(circle.error().code, "relation_cycle");
    EXPECT_EQ(
        circle.error().detail, "That would lead in a circle: CORE-3 → CORE-1 → CORE-2 → CORE-3."
    );
    EXPECT_EQ(relate(one, role::blocked_by, two).error().code, "relation_cycle");
    ASSERT_TRUE(relate(one, role::parent, two));
    ASSERT_TRUE(relate(two, role::parent, three));
    EXPECT_EQ(relate(three, role::parent, one).error().code, "relation_cycle");
    EXPECT_EQ(relate(one, role::child, three).error().code, "relation_cycle");
    EXPECT_TRUE(relate(three, role::caused_by, one));
    EXPECT_TRUE(relate(one, role::caused_by, three));
}

TEST_P(relating_bugs_on, a_bug_has_one_parent_and_a_chosen_one_replaces_it) {
    ASSERT_TRUE(relate(one, role::parent, two));
    const auto taken = relate(three, role::child, one);
    EXPECT_EQ(code_of(taken.error()), "parent_taken");
    EXPECT_EQ(taken.error().detail, "CORE-1 is a child of CORE-2 already.");
    ASSERT_TRUE(relate(one, role::parent, three));
    EXPECT_THAT(words_of(one), ElementsAre("parent CORE-3"));
    EXPECT_THAT(words_of(two), IsEmpty());
    EXPECT_EQ(replayed(content()), stored());
}

TEST_P(relating_bugs_on, sixteen_levels_of_parents_are_enough) {
    std::vector<bugs::bug> chain{one};
    for (int i = 1; i < 16; ++i) {
        chain.push_back(report("Child"));
        ASSERT_TRUE(relate(chain.back(), role::parent, chain[chain.size() - 2])) << i;
    }
    EXPECT_EQ(code_of(relate(report("Deep"), role::parent, chain.back()).error()), "too_deep");
    EXPECT_EQ(code_of(relate(one, role::parent, report("High")).error()), "too_deep");
    EXPECT_TRUE(relate(report("Beside"), role::parent, chain[chain.size() - 2]));
}

TEST_P(relating_bugs_on, whoever_may_not_edit_the_bug_may_not_relate_it) {
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET members_edit_any_bug = FALSE WHERE id = $1", story.alpha);
    });
    const auto theirs_alone = value(create(story.owner, story.alpha, titled("The Owner's")));
    const auto own = value(create(story.member, story.alpha, titled("Theirs")));
    const auto refusal = relate(story.member, theirs_alone, wish(role::blocks, own));
    EXPECT_EQ(refusal.error().code, "not_allowed");
    const auto made = value(relate(story.member, own, wish(role::blocked_by, theirs_alone)));
    ASSERT_TRUE(unrelate(story.member, made.id));
    EXPECT_EQ(
        relate(story.member, own, wish(role::duplicated_by, theirs_alone)).error().code,
        "not_allowed"
    );
    EXPECT_EQ(
        relate(story.stranger, own, wish(role::blocks, theirs_alone)).error().code, "not_found"
    );
    EXPECT_EQ(
        relate(story.nobody, own, wish(role::blocks, theirs_alone)).error().code, "not_signed_in"
    );
}

TEST_P(relating_bugs_on, closing_asks_once_for_open_blockers_and_says_why_it_was_done) {
    ASSERT_TRUE(relate(one, role::blocked_by, two));
    ASSERT_TRUE(relate(one, role::blocked_by, three));
    bugs::change_bug_request close{
        .status = status("Fixed"), .resolution = bugs::resolution::fixed
    };
    const auto asked = change(one, close);
    EXPECT_EQ(asked.error().status, 409);
    EXPECT_EQ(asked.error().code, "open_blockers");
    ASSERT_EQ(asked.error().fields.size(), 2U);
    EXPECT_EQ(asked.error().fields[0].detail, "CORE-2");
    EXPECT_EQ(asked.error().fields[1].detail, "CORE-3");
    EXPECT_TRUE(now(one).is_open);

    const auto before = version();
    close.close_blocked = true;
    ASSERT_TRUE(change(one, close));
    EXPECT_EQ(log_of(content(), before).at(0)->what.reason, "closed while blocked");
    ASSERT_TRUE(change(two, {.status = status("Fixed"), .resolution = bugs::resolution::fixed}));
    ASSERT_TRUE(change(three, {.status = status("Fixed"), .resolution = bugs::resolution::fixed}));
    ASSERT_TRUE(change(one, {.status = status("Confirmed")}));
    close.close_blocked = std::nullopt;
    ASSERT_TRUE(change(one, close));
    EXPECT_FALSE(log_of(content(), before).back()->what.reason);
}

TEST_P(relating_bugs_on, what_leads_to_a_restricted_bug_is_not_there_for_whoever_may_not_know_it) {
    ASSERT_TRUE(relate(two, role::blocks, three));
    restrict_to(three, {story.editor.user.value});
    restrict_to(two, {story.editor.user.value});
    const auto before = version();
    const auto hidden = value(relate(one, role::blocked_by, two));
    ASSERT_TRUE(relate(three, role::blocks, report("Four")));
    EXPECT_EQ(version(), before + 2) << "of the new bug alone";

    EXPECT_THAT(words_of(story.editor, one), ElementsAre("blocked_by CORE-2"));
    EXPECT_THAT(words_of(story.member, one), IsEmpty());
    EXPECT_EQ(unrelate(story.member, hidden.id).error().code, "not_found");
    EXPECT_EQ(code_of(relate(story.member, one, wish(role::blocks, two)).error()), "bug_unknown");
    // Nor is it in the way of a member: neither as a blocker nor as a part of a circle.
    bugs::change_bug_request close{
        .status = status("Fixed"), .resolution = bugs::resolution::fixed
    };
    EXPECT_EQ(change(one, close).error().code, "open_blockers");
    EXPECT_TRUE(change(story.member, story.alpha, to_string(one.id), close));
    EXPECT_EQ(version(), before + 3);

    // Those who know it hear of it in the restricted stream, and of both bugs in their own.
    const auto restricted = log_of(changes::restricted_of(two.id));
    ASSERT_FALSE(restricted.empty());
    EXPECT_EQ(restricted.back()->what.subject_id, hidden.id.value);
    EXPECT_EQ(restricted.back()->what.seen_by, changes::visibility::restricted);
    std::vector<uuid> told;
    for (const auto& each : log_of(changes::person_of(story.editor.user))) {
        if (each->what.subject == changes::subject_kind::bug) told.push_back(each->what.subject_id);
    }
    EXPECT_THAT(told, ::testing::IsSupersetOf({one.id.value, two.id.value}));
    for (const auto& each : log_of(changes::person_of(story.member.user))) {
        EXPECT_NE(each->what.subject, changes::subject_kind::bug);
    }
}

TEST_P(relating_bugs_on, circles_through_what_is_hidden_are_refused_only_to_those_who_know) {
    const auto hidden = report("Hidden");
    restrict_to(hidden, {story.editor.user.value});
    ASSERT_TRUE(relate(one, role::blocks, hidden));
    ASSERT_TRUE(relate(hidden, role::blocks, two));
    EXPECT_EQ(relate(story.editor, two, wish(role::blocks, one)).error().code, "relation_cycle");
    EXPECT_TRUE(relate(story.member, two, wish(role::blocks, one)));
    // Walks end although they now lead in a circle.
    EXPECT_EQ(relate(one, role::blocks, two).error().code, "relation_cycle");
    EXPECT_TRUE(relate(one, role::blocks, three));
}

TEST_P(relating_bugs_on, two_restricted_bugs_each_keep_the_relation_in_their_own_log) {
    restrict_to(one, {story.editor.user.value});
    restrict_to(two, {story.editor.user.value, story.member.user.value});
    const auto before = version();
    const auto made = value(relate(one, role::relates_to, two));
    EXPECT_EQ(version(), before);
    for (const auto* each : {&one, &two}) {
        const auto log = log_of(changes::restricted_of(each->id));
        ASSERT_EQ(log.size(), 1U);
        EXPECT_EQ(log[0]->what.subject_id, made.id.value);
    }
    const auto words = log_of(changes::person_of(story.member.user));
    ASSERT_FALSE(words.empty());
    for (const auto& each : words) EXPECT_NE(each->what.subject_id, one.id.value);
}

} // namespace
} // namespace lacewing::relations
