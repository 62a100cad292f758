#include "batches/tests/batches_fixture.hpp"

namespace lacewing::batches {
namespace {

/// But for what counts and dates its changes.
bugs::bug without_revs(bugs::bug which) {
    which.rev = 0;
    which.updated = {};
    return which;
}

class undoing_a_batch : public on_batches {
protected:
    access::actor alone_with_own_bugs() {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute("UPDATE orgs SET members_edit_any_bug = FALSE WHERE id = $1", story.alpha);
        });
        return story.member;
    }
};
LACEWING_ON_EACH_DATABASE(undoing_a_batch);

TEST_P(undoing_a_batch, gives_every_field_its_old_value_and_can_itself_be_undone) {
    const auto before = report();
    const auto batch = edit(
        story.editor,
        before,
        {.title = "Another",
         .description = "Sometimes",
         .assigned_members = std::vector{story.editor.user.value},
         .severity = bugs::severity::s1,
         .priority = bugs::priority::high,
         .due = std::string{"2026-11-21"},
         .estimate = 2.5,
         .environment = std::vector<bugs::environment_entry>{{.name = "os", .value = "Debian"}}}
    );
    const auto after = present(before);

    const auto undone = value(undo(story.editor, batch));
    EXPECT_TRUE(undone.is_done);
    EXPECT_EQ(undone.changed, 1);
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(without_revs(present(before)), without_revs(before));
    EXPECT_EQ(present(before).rev, 3);

    const auto redone = value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(redone.changed, 1);
    EXPECT_EQ(without_revs(present(before)), without_revs(after));
}

TEST_P(undoing_a_batch, brings_a_closed_bug_back_as_it_stood_and_closes_it_again) {
    const auto before = report();
    const auto batch = edit(
        story.editor, before, {.status = status("Fixed"), .resolution = bugs::resolution::fixed}
    );
    const auto closed = present(before);
    EXPECT_EQ(count("SELECT open_bugs FROM org_counts WHERE org_id = $1"), 0);

    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(without_revs(present(before)), without_revs(before));
    EXPECT_EQ(count("SELECT open_bugs FROM org_counts WHERE org_id = $1"), 1);

    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(without_revs(present(before)), without_revs(closed));
    EXPECT_EQ(count("SELECT open_bugs FROM org_counts WHERE org_id = $1"), 0);
}

TEST_P(undoing_a_batch, leaves_what_others_changed_since_and_says_who_and_when) {
    const auto before = report();
    const auto batch =
        edit(story.editor, before, {.title = "Mine", .severity = bugs::severity::s1});
    edit(story.owner, before, {.title = "Theirs"});
    const auto at = clock().now();

    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    ASSERT_EQ(undone.left.size(), 1U);
    const auto& left = undone.left.front();
    EXPECT_EQ(left.id, before.id.value);
    EXPECT_EQ(left.key, before.key);
    EXPECT_EQ(left.field, "title");
    EXPECT_EQ(left.code, "changed_since");
    EXPECT_EQ(left.by, story.owner.user.value);
    EXPECT_EQ(left.at, at);
    EXPECT_EQ(present(before).title, "Theirs");
    EXPECT_EQ(present(before).severity, before.severity);
}

TEST_P(undoing_a_batch, takes_status_and_resolution_as_one) {
    const auto before = report();
    const auto batch = edit(
        story.editor, before, {.status = status("Fixed"), .resolution = bugs::resolution::fixed}
    );
    edit(story.owner, before, {.resolution = bugs::resolution::by_design});

    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 0);
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left.front().field, "status");
    EXPECT_EQ(present(before).resolution, bugs::resolution::by_design);
    EXPECT_FALSE(present(before).is_open);
}

TEST_P(undoing_a_batch, takes_back_what_several_edits_of_one_batch_did_together) {
    const auto one = report();
    const auto other = report();
    clock().advance_s(1);
    const auto by = changes::begin_act(story.editor, with());
    edit_in(by, one, {.title = "First"});
    edit_in(by, one, {.title = "Second", .priority = bugs::priority::low});
    edit_in(by, other, {.severity = bugs::severity::s4});

    const auto undone = value(undo(story.editor, by.batch));
    EXPECT_EQ(undone.changed, 2);
    EXPECT_EQ(without_revs(present(one)), without_revs(one));
    EXPECT_EQ(without_revs(present(other)), without_revs(other));
}

TEST_P(undoing_a_batch, sent_twice_does_once) {
    const auto before = report();
    const auto batch = edit(story.editor, before, {.title = "Mine"});
    const auto as = new_batch();
    const auto first = value(undo(story.editor, batch, as));
    edit(story.owner, before, {.title = "Mine"});

    const auto second = value(undo(story.editor, batch, as));
    EXPECT_EQ(second.changed, first.changed);
    EXPECT_TRUE(second.left.empty());
    EXPECT_EQ(present(before).title, "Mine");
    EXPECT_EQ(undo(story.owner, batch, as).error().code, "batch_taken");
    EXPECT_EQ(undo(story.editor, new_batch(), as).error().code, "batch_taken");
}

TEST_P(undoing_a_batch, says_in_every_change_what_it_takes_back) {
    const auto before = report();
    const auto batch = edit(story.editor, before, {.title = "Mine"});
    const auto undone = value(undo(story.editor, batch));
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(story.alpha), 0, 1'000);
    });
    EXPECT_EQ(log.back()->what.batch, undone.batch_id);
    EXPECT_EQ(log.back()->what.undo_of, batch);
}

TEST_P(undoing_a_batch, asks_for_each_bug_whether_the_actor_may_edit_it) {
    const auto own = report();
    const auto others = report(story.editor, story.alpha, core.id);
    clock().advance_s(1);
    const auto by = changes::begin_act(story.editor, with());
    edit_in(by, own, {.title = "Changed"});
    edit_in(by, others, {.title = "Changed"});

    const auto undone = value(undo(alone_with_own_bugs(), by.batch));
    EXPECT_EQ(undone.changed, 1);
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left.front().id, others.id.value);
    EXPECT_EQ(undone.left.front().code, "not_allowed");
    EXPECT_EQ(undone.left.front().field, std::nullopt);
    EXPECT_EQ(present(own).title, own.title);
    EXPECT_EQ(present(others).title, "Changed");
}

TEST_P(undoing_a_batch, of_another_organization_answers_like_one_that_never_was) {
    const auto theirs = make_project(story.stranger, story.beta, "Theirs");
    const auto foreign = report(story.stranger, story.beta, theirs.id);
    const auto batch = new_batch();
    value(testing::write(with(), [&](db::transaction& tx) {
        const changes::act by{.who = story.stranger, .at = clock().now(), .batch = batch};
        return bugs::change_bug(
            tx, by, story.beta, to_string(foreign.id), {.title = "Changed"}, std::nullopt
        );
    }));
    EXPECT_EQ(undo(story.owner, batch).error().code, "not_found");
    EXPECT_EQ(undo(story.owner, new_batch()).error().code, "not_found");
    EXPECT_EQ(undo(story.stranger, batch).error().code, "not_found");
    EXPECT_EQ(undo(story.nobody, batch).error().code, "not_signed_in");
    EXPECT_EQ(count("SELECT COUNT(*) FROM batches WHERE org_id = $1"), 0);
}

TEST_P(undoing_a_batch, does_not_bring_back_somebody_who_may_no_longer_be_assigned) {
    const auto before = report();
    edit(story.editor, before, {.assigned_members = std::vector{story.member.user.value}});
    const auto batch = edit(story.editor, before, {.assigned_members = std::vector<uuid>{}});
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "DELETE FROM org_members WHERE org_id = $1 AND member_id = $2",
            story.alpha,
            story.member.user
        );
    });
    const auto undone = value(undo(story.editor, batch));
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left.front().field, "assignedMembers");
    EXPECT_EQ(undone.left.front().code, "member_unknown");
    EXPECT_TRUE(present(before).assigned_members.empty());
}

TEST_P(undoing_a_batch, that_reported_a_bug_deletes_it_and_undone_again_brings_it_back) {
    const auto made = report();
    const auto batch = batch_of(made);
    const auto undone = value(undo(story.member, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_TRUE(present(made).deleted.has_value());
    EXPECT_EQ(count("SELECT bugs FROM org_counts WHERE org_id = $1"), 0);
    EXPECT_EQ(value(undo(story.editor, batch)).left.at(0).code, "changed_since");

    EXPECT_EQ(value(undo(story.member, undone.batch_id)).changed, 1);
    EXPECT_EQ(without_revs(present(made)), without_revs(made));
    EXPECT_EQ(count("SELECT bugs FROM org_counts WHERE org_id = $1"), 1);
}

TEST_P(undoing_a_batch, that_restricted_a_bug_opens_it_for_those_alone_who_know_it) {
    const auto before = report();
    bugs::change_bug_request restrict_it;
    restrict_it.visibility = changes::visibility::restricted;
    const auto batch = edit(story.editor, before, restrict_it);
    EXPECT_EQ(undo(story.editor, batch).error().code, "not_found");
    const auto undone = value(undo(story.member, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_EQ(without_revs(present(before)), without_revs(before));
    EXPECT_EQ(value(undo(story.member, undone.batch_id)).changed, 1);
    EXPECT_EQ(present(before).visibility, changes::visibility::restricted);
}

TEST_P(undoing_a_batch, finds_what_was_done_to_a_restricted_bug_for_its_readers_alone) {
    const auto before = report();
    bugs::change_bug_request restrict_it;
    restrict_it.visibility = changes::visibility::restricted;
    edit(story.owner, before, restrict_it);
    const auto batch = edit(story.owner, before, {.severity = bugs::severity::s1});
    const auto progress = testing::read(with(), [&](db::reader& tx) {
        return read_progress(tx, story.editor, story.alpha, batch);
    });
    EXPECT_EQ(progress.error().code, "not_found");
    EXPECT_EQ(undo(story.editor, batch).error().code, "not_found");
    EXPECT_EQ(value(undo(story.member, batch)).changed, 1);
    EXPECT_EQ(present(before).severity, bugs::severity::unset);
}

TEST_P(undoing_a_batch, applied_by_a_client_gives_what_a_fresh_read_gives) {
    const auto before = report();
    const auto batch = edit(
        story.editor,
        before,
        {.status = status("Fixed"),
         .resolution = bugs::resolution::fixed,
         .due = std::string{"2026-11-21"}}
    );
    testing::replica heard;
    heard.put(testing::fields_of(present(before)));
    testing::read(with(), [&](db::reader& tx) {
        const auto stream = changes::content_of(story.alpha);
        heard.start_at(stream, changes::version_of(tx, stream));
        return 0;
    });
    value(undo(story.editor, batch));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.thing(before.id.value), testing::fields_of(present(before)));
}

} // namespace
} // namespace lacewing::batches
