#include "commands/tests/commands_fixture.hpp"

#include <algorithm>

namespace lacewing::commands {
namespace {

class query_language_on : public commands_on {};
LACEWING_ON_EACH_DATABASE(query_language_on);
class commands_over : public commands_on {};
LACEWING_ON_EACH_DATABASE(commands_over);

/// A preview changes nothing: it tells how many bugs would change, how many are so already, and
/// why others would stay as they are.
TEST_P(query_language_on, previews_change_nothing) {
    const auto old = make_label("old");
    const auto one = add("one");
    const auto two = add("two");
    value(change(two, {.severity = bugs::severity::s4, .labels = {{old}}}));
    const auto three = add("three");
    value(change(three, {.severity = bugs::severity::s4}));
    relate("blocks", one.id, three.id);

    const auto seen = preview("title:t > severity S4 label +old status Fixed resolution fixed");
    EXPECT_EQ(seen.total, 2);
    EXPECT_EQ(seen.changed, 1);
    EXPECT_EQ(seen.unchanged, 0);
    ASSERT_EQ(seen.actions.size(), 4U);
    EXPECT_EQ(seen.actions[0], (previewed_action{"severity", "S4", 0, 1}));
    EXPECT_EQ(seen.actions[1], (previewed_action{"label", "+old", 0, 1}));
    EXPECT_EQ(seen.actions[2], (previewed_action{"status", "Fixed", 1, 0}));
    ASSERT_EQ(seen.refused.size(), 1U);
    EXPECT_EQ(seen.refused[0].code, "open_blockers");
    EXPECT_EQ(seen.refused[0].keys, std::vector{three.key});
    ASSERT_EQ(seen.items.size(), 1U);
    EXPECT_EQ(seen.items[0].id, two.id);
    EXPECT_TRUE(now(two).is_open);

    const auto again = preview("title:two > severity S4");
    EXPECT_EQ(again.changed, 0);
    EXPECT_EQ(again.unchanged, 1);
}

/// Bugs of projects without the status stay as they are, and the preview names the projects.
TEST_P(query_language_on, statuses_are_per_project) {
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "UPDATE statuses SET name = 'Shipped' WHERE org_id = $1 AND project_id = $2 AND "
            "name = 'Fixed'",
            story.alpha,
            web.id
        );
    });
    const auto here = add("one");
    auto other = titled("two");
    other.project_id = web.id;
    const auto there = value(create(other));

    const std::string text = "> status fixed resolution fixed";
    const auto seen = preview(text);
    EXPECT_EQ(seen.total, 2);
    EXPECT_EQ(seen.changed, 1);
    ASSERT_EQ(seen.refused.size(), 1U);
    EXPECT_EQ(seen.refused[0].code, "status_unknown");
    EXPECT_EQ(seen.refused[0].detail, "Web! has no such status.");

    const auto done = value(apply(story.editor, request(text, seen.ids)));
    EXPECT_EQ(done.changed, 1);
    ASSERT_EQ(done.refused.size(), 1U);
    EXPECT_EQ(done.refused[0].code, "status_unknown");
    EXPECT_FALSE(now(here).is_open);
    EXPECT_TRUE(now(there).is_open);
}

/// What was looked at is what changes: where the query finds other bugs by then, nothing does.
TEST_P(query_language_on, commands_apply_to_what_was_looked_at) {
    const auto one = add("crash one");
    const auto seen = preview("crash > severity S1");
    const auto two = add("crash two");
    const auto late = apply(story.editor, request("crash > severity S1", seen.ids));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().status, 409);
    EXPECT_EQ(late.error().code, "command_result_changed");
    EXPECT_EQ(late.error().detail, "1 bug matched when you looked, 2 now. Look again.");
    EXPECT_EQ(now(one).severity, bugs::severity::unset);

    value(change(one, {.title = "quiet"}));
    const auto others = apply(story.editor, request("crash > severity S1", seen.ids));
    ASSERT_FALSE(others);
    EXPECT_EQ(others.error().detail, "Other bugs match now than when you looked. Look again.");
    const auto anew = preview("crash > severity S1");
    EXPECT_EQ(value(apply(story.editor, request("crash > severity S1", anew.ids))).changed, 1);
    EXPECT_EQ(now(two).severity, bugs::severity::s1);
    EXPECT_EQ(now(one).severity, bugs::severity::unset);
}

/// All of it is one batch, which one undo takes back; what others changed since stays.
TEST_P(query_language_on, commands_are_one_batch) {
    const auto old = make_label("old");
    const auto one = add("one");
    const auto two = add("two");
    const std::string text = "> severity S2 label +old priority high assign @edsger";
    const auto what = request(text, preview(text).ids);
    EXPECT_EQ(value(apply(story.editor, what)).changed, 2);
    EXPECT_EQ(now(one).labels, std::vector{old});
    EXPECT_EQ(now(one).assigned_members, std::vector{story.editor.user.value});
    EXPECT_EQ(now(two).priority, bugs::priority::high);

    value(change(story.owner, story.alpha, to_string(two.id), {.severity = bugs::severity::s1}));
    const auto undone = value(undo(story.editor, what.batch_id));
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left[0].key, two.key);
    EXPECT_EQ(undone.left[0].field, "severity");
    EXPECT_EQ(now(one).severity, bugs::severity::unset);
    EXPECT_EQ(now(two).severity, bugs::severity::s1);
    EXPECT_TRUE(now(two).labels.empty());
}

/// A command changes up to 10,000 bugs.
TEST_P(query_language_on, limits_of_a_commands_result) {
    EXPECT_EQ(limits::bulk_ids_max, 10'000U);
    add("one of many");
    testing::write(with(), [&](db::transaction& tx) {
        // Without a query the counters are asked.
        tx.execute("UPDATE bug_counts SET bugs = 10001 WHERE org_id = $1", story.alpha);
    });
    EXPECT_TRUE(refusal_of("> severity S1").starts_with("command_too_large"));
}

/// A status, label or person that there is not is refused with its place and the nearest name:
/// `> label +neds-test`.
TEST_P(query_language_on, unknown_names_are_refused) {
    make_label("Needs-test");
    EXPECT_EQ(
        refusal_of("> label +neds-test"),
        "command_value_unknown #char=8,18 At character 9: There is no label \"neds-test\"; the "
        "nearest is \"Needs-test\"."
    );
    EXPECT_EQ(
        refusal_of("> status Fxed"),
        "command_value_unknown #char=9,13 At character 10: There is no status \"Fxed\"; the "
        "nearest is \"Fixed\"."
    );
    EXPECT_TRUE(refusal_of("> assign @edsgr").contains("the nearest is \"@edsger\""));
    EXPECT_TRUE(refusal_of("> estimate 999999").starts_with("query_value_invalid"));
}

TEST_P(commands_over, others_bugs_are_refused_where_members_edit_only_their_own) {
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET members_edit_any_bug = FALSE WHERE id = $1", story.alpha);
    });
    const auto own = add("own");
    const auto theirs = value(create(story.owner, story.alpha, titled("theirs")));
    const auto seen = value(preview(story.member, "> severity S1"));
    EXPECT_EQ(seen.total, 2);
    EXPECT_EQ(seen.changed, 1);
    ASSERT_EQ(seen.refused.size(), 1U);
    EXPECT_EQ(seen.refused[0].code, "not_allowed");
    const auto done = value(apply(story.member, request("> severity S1", seen.ids)));
    EXPECT_EQ(done.changed, 1);
    EXPECT_EQ(now(own).severity, bugs::severity::s1);
    EXPECT_EQ(now(theirs).severity, bugs::severity::unset);
}

TEST_P(commands_over, restricted_bugs_are_not_counted_for_who_must_not_know_them) {
    add("open");
    auto secret = titled("secret");
    secret.visibility = changes::visibility::restricted;
    value(create(story.owner, story.alpha, secret));
    EXPECT_EQ(value(preview(story.owner, "> severity S1")).total, 2);
    const auto seen = value(preview(story.member, "> severity S1"));
    EXPECT_EQ(seen.total, 1);
    EXPECT_EQ(seen.ids.size(), 1U);
}

TEST_P(commands_over, outsiders_and_strangers_are_refused_before_anything_is_read) {
    add("open");
    EXPECT_TRUE(refusal_of(story.stranger, "> nonsense").starts_with("not_found"));
    EXPECT_TRUE(refusal_of(stranger_of_public(), "> nonsense").starts_with("not_allowed"));
}

TEST_P(commands_over, what_is_sent_again_goes_on_and_changes_nothing_twice) {
    for (int made = 0; made < 30; ++made) add("crash");
    const std::string text = "severity:none > severity S3";
    const auto what = request(text, preview(text).ids);
    const auto cut = value(apply(story.editor, what, 1));
    EXPECT_FALSE(cut.is_done);
    EXPECT_EQ(cut.changed, 25);
    // The query finds fewer by now: the act that has begun goes on all the same.
    const auto whole = value(apply(story.editor, what));
    EXPECT_TRUE(whole.is_done);
    EXPECT_EQ(whole.changed, 30);
    EXPECT_EQ(value(apply(story.editor, what)).changed, 30);

    auto other = what;
    other.q = "severity:none > severity S2";
    const auto question = asked(story.editor, other.q);
    const auto change = value(testing::read(with(), [&](db::reader& tx) {
        return change_of_command(tx, question, other);
    }));
    const changes::act by{.who = story.editor, .at = with().clock.now(), .batch = other.batch_id};
    const auto taken = testing::write(with(), [&](db::transaction& tx) {
        return batches::change_next_bugs(tx, by, story.alpha, change);
    });
    ASSERT_FALSE(taken);
    EXPECT_EQ(taken.error().code, "batch_taken");
}

TEST_P(commands_over, every_action_does_what_its_preview_says) {
    make_label("area/ui");
    const auto core_label = make_label("area/core");
    make_label("old");
    const auto one = add("one");
    value(change(one, {.labels = {{core_label}}}));
    add("two");
    for (const std::string actions :
         {"label +area/ui",
          "label -area/ui -old",
          "assign @mary +@edsger",
          "assign -@mary",
          "assign none",
          "due 2026-12-24",
          "due none",
          "estimate 2.5",
          "estimate none",
          "snooze 2999-01-01",
          "snooze none",
          "status Fixed resolution fixed",
          "resolution wont_fix",
          "status Fixed",
          "status Confirmed",
          "priority urgent severity S1",
          "priority none severity unset"}) {
        const auto text = "> " + actions;
        const auto seen = preview(text);
        const auto done = value(apply(story.editor, request(text, seen.ids)));
        EXPECT_EQ(done.changed, seen.changed) << actions;
        EXPECT_EQ(done.unchanged, seen.unchanged) << actions;
        std::int64_t refused = 0;
        for (const auto& each : seen.refused) refused += each.count;
        EXPECT_EQ(std::ssize(done.refused), refused) << actions;
        EXPECT_EQ(preview(text).changed, 0) << actions;
    }
}

TEST_P(commands_over, closing_without_a_resolution_and_as_a_duplicate_is_foreseen_to_fail) {
    add("one");
    const auto bare = preview("> status Fixed");
    EXPECT_EQ(bare.changed, 0);
    ASSERT_EQ(bare.refused.size(), 1U);
    EXPECT_EQ(bare.refused[0].code, "resolution_missing");
    const auto duplicate = preview("> status Fixed resolution duplicate");
    ASSERT_EQ(duplicate.refused.size(), 1U);
    EXPECT_EQ(duplicate.refused[0].code, "original_missing");
}

TEST_P(commands_over, lists_of_a_query_refuse_them) {
    EXPECT_EQ(titles("is:open > severity S1"), "command_not_filter");
}

} // namespace
} // namespace lacewing::commands
