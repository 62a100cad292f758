#include "batches/last/find_last_acts.hpp"
#include "batches/tests/batches_fixture.hpp"
#include "labels/change_label.hpp"
#include "projects/templates/change_templates.hpp"
#include "views/create_view.hpp"

#include <algorithm>

namespace lacewing::batches {
namespace {

class the_last_acts : public on_batches {
protected:
    last_acts of(const access::actor& who) {
        clock().advance_s(1);
        return testing::read(with(), [&](db::reader& tx) {
            return find_last_acts(tx, who, clock().now());
        });
    }
    /// As Ctrl+Z does it; the id of the undo.
    batch_id take_back(const access::actor& who) {
        const auto last = of(who);
        return value(undo(who, last.undo.value().batch_id)).batch_id;
    }
    batch_id do_again(const access::actor& who) {
        const auto last = of(who);
        return value(undo(who, last.redo.value().batch_id)).batch_id;
    }
};
LACEWING_ON_EACH_DATABASE(the_last_acts);

TEST_P(the_last_acts, of_a_person_are_found_under_those_of_others_with_what_they_changed) {
    const auto mine = report();
    const auto other = report();
    const auto batch =
        edit(story.editor, mine, {.status = status("Confirmed"), .severity = bugs::severity::s2});
    edit(story.owner, other, {.title = "By the owner"});

    const auto last = of(story.editor);
    ASSERT_TRUE(last.undo);
    EXPECT_EQ(last.undo->batch_id, batch);
    EXPECT_EQ(last.undo->org_id, story.alpha);
    ASSERT_EQ(last.undo->things.size(), 1U);
    const auto& thing = last.undo->things.front();
    EXPECT_EQ(thing.key, mine.key);
    EXPECT_EQ(thing.what, changes::action::changed);
    EXPECT_EQ(std::ranges::count(thing.fields, "status"), 1);
    EXPECT_EQ(std::ranges::count(thing.fields, "severity"), 1);
    EXPECT_FALSE(last.redo);
    EXPECT_FALSE(of(story.stranger).undo);
}

TEST_P(the_last_acts, go_back_one_by_one_and_forward_again_until_something_new_is_done) {
    const auto it = report(story.editor, story.alpha, core.id);
    edit(story.editor, it, {.title = "First"});
    edit(story.editor, it, {.title = "Second"});

    take_back(story.editor);
    EXPECT_EQ(present(it).title, "First");
    take_back(story.editor);
    EXPECT_EQ(present(it).title, it.title);
    do_again(story.editor);
    EXPECT_EQ(present(it).title, "First");
    do_again(story.editor);
    EXPECT_EQ(present(it).title, "Second");
    EXPECT_FALSE(of(story.editor).redo);

    // What was done again is taken back like what was done once, and the report is an act too.
    take_back(story.editor);
    take_back(story.editor);
    EXPECT_EQ(present(it).title, it.title);
    take_back(story.editor);
    EXPECT_TRUE(present(it).deleted);
    EXPECT_FALSE(of(story.editor).undo);
    do_again(story.editor);
    EXPECT_FALSE(present(it).deleted);
    edit(story.editor, it, {.title = "Third"});
    EXPECT_FALSE(of(story.editor).redo);
}

TEST_P(the_last_acts, of_one_moment_go_back_in_the_order_in_which_they_were_done) {
    const auto it = report();
    const auto earlier = edit(story.editor, it, {.title = "Before"});
    clock().advance_s(60);
    auto done_first = changes::begin_act(story.editor, with());
    clock().advance_s(1);
    auto done_last = changes::begin_act(story.editor, with());
    std::swap(done_first.at, done_last.at);
    edit_in(done_last, it, {.severity = bugs::severity::s2});
    edit_in(done_first, it, {.priority = bugs::priority::low});

    EXPECT_EQ(of(story.editor).undo->batch_id, done_last.batch);
    take_back(story.editor);
    EXPECT_EQ(of(story.editor).undo->batch_id, done_first.batch);
    EXPECT_EQ(of(story.editor).redo->batch_id, batch_of(it));
    take_back(story.editor);
    EXPECT_EQ(of(story.editor).undo->batch_id, earlier);
}

TEST_P(the_last_acts, of_another_moment_go_back_as_they_were_written_whatever_their_ids_say) {
    const auto it = report();
    auto slow = changes::begin_act(story.editor, with());
    clock().advance_s(60);
    edit(story.editor, it, {.title = "Meanwhile"});
    clock().advance_s(60);
    slow.at = clock().now();
    edit_in(slow, it, {.severity = bugs::severity::s2});
    EXPECT_EQ(of(story.editor).undo->batch_id, slow.batch);
}

TEST_P(the_last_acts, hold_a_bulk_edit_as_one_and_go_on_behind_what_others_changed_since) {
    std::vector<uuid> ids;
    for (int i = 0; i < 60; ++i) ids.push_back(report().id.value);
    const auto it = report();
    const auto before = edit(story.editor, it, {.title = "Before"});
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids, .change = {.severity = bugs::severity::s1}
    };
    ASSERT_EQ(value(bulk(story.editor, what)).changed, 60);

    const auto last = of(story.editor);
    EXPECT_EQ(last.undo->batch_id, what.batch_id);
    EXPECT_EQ(last.undo->things.size(), limits::last_act_things_told);
    take_back(story.editor);
    EXPECT_EQ(of(story.editor).undo->batch_id, before);
    // An undo that undid nothing was tried all the same.
    edit(story.owner, it, {.title = "Since"});
    EXPECT_EQ(value(undo(story.editor, before)).changed, 0);
    EXPECT_FALSE(of(story.editor).undo);
}

TEST_P(the_last_acts, pass_over_what_programs_did_what_is_old_and_what_must_not_be_known) {
    auto hidden = report();
    edit(story.owner, hidden, {.visibility = changes::visibility::restricted});
    edit(story.owner, hidden, {.shared_with = std::vector{story.editor.user.value}});
    edit(story.editor, hidden, {.title = "Known for a while"});
    EXPECT_EQ(of(story.editor).undo->things.front().key, present(hidden).key);
    edit(story.owner, hidden, {.shared_with = std::vector<uuid>{}});
    EXPECT_FALSE(of(story.editor).undo);

    auto program = story.editor;
    program.token = crypto::make_id<token_id>(random(), clock().now());
    const auto it = report();
    edit(program, it, {.title = "By a program"});
    EXPECT_FALSE(of(story.editor).undo);

    edit(story.editor, it, {.title = "Yesterday"});
    ASSERT_TRUE(of(story.editor).undo);
    clock().advance_s(limits::last_acts_hours * 3'600);
    EXPECT_FALSE(of(story.editor).undo);
}

TEST_P(the_last_acts, hold_views_of_ones_own_and_settings_whose_undo_says_what_it_takes_back) {
    const auto by = changes::begin_act(story.editor, with());
    value(testing::write(with(), [&](db::transaction& tx) {
        views::create_view_request what;
        what.name = "Mine alone";
        what.query = "is:open";
        what.columns = std::vector<std::string>{"title"};
        what.is_shared = false;
        return views::create_view(tx, by, story.alpha, what, random());
    }));
    const auto last = of(story.editor);
    ASSERT_TRUE(last.undo);
    EXPECT_EQ(last.undo->things.front().name, "Mine alone");
    take_back(story.editor);
    EXPECT_EQ(do_again(story.editor), of(story.editor).undo->batch_id);

    const auto templating = changes::begin_act(story.editor, with());
    value(testing::write(with(), [&](db::transaction& tx) {
        const projects::create_template_request what{.name = "Crash", .text = "Trace:"};
        return projects::create_template(tx, templating, story.alpha, core.id, what, random());
    }));
    EXPECT_EQ(of(story.editor).undo->things.front().name, "Crash");
    take_back(story.editor);

    const auto label = make_label("ui");
    const auto renaming = changes::begin_act(story.editor, with());
    value(testing::write(with(), [&](db::transaction& tx) {
        labels::change_label_request what;
        what.name = "looks";
        return labels::change_label(tx, renaming, story.alpha, label, what);
    }));
    const auto undone = take_back(story.editor);
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(story.alpha), 0, 1'000);
    });
    EXPECT_EQ(log.back()->what.subject, changes::subject_kind::label);
    EXPECT_EQ(log.back()->what.batch, undone);
    EXPECT_EQ(log.back()->what.undo_of, renaming.batch);
}

} // namespace
} // namespace lacewing::batches
