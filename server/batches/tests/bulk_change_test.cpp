#include "batches/tests/batches_fixture.hpp"
#include "platform/schema/parse.hpp"

#include <algorithm>

namespace lacewing::batches {
namespace {

class changing_many_bugs : public on_batches {
protected:
    void make_bugs(std::size_t how_many) {
        for (std::size_t made = 0; made < how_many; ++made) all.push_back(report());
    }
    [[nodiscard]] std::vector<uuid> ids() const {
        std::vector<uuid> found;
        for (const auto& each : all) found.push_back(each.id.value);
        return found;
    }
    std::int64_t changes_of_bugs() {
        return count("SELECT COUNT(*) FROM changes WHERE owner_id = $1 AND action = 'changed' "
                     "AND subject_kind = 'bug'");
    }

    std::vector<bugs::bug> all;
};
LACEWING_ON_EACH_DATABASE(changing_many_bugs);

TEST_P(changing_many_bugs, is_one_batch_in_pieces_and_undone_as_one) {
    make_bugs(60);
    const bulk_change_request what{
        .batch_id = new_batch(),
        .ids = ids(),
        .change = {.status = status("Fixed"), .resolution = bugs::resolution::fixed}
    };
    const auto done = value(bulk(story.editor, what));
    EXPECT_TRUE(done.is_done);
    EXPECT_EQ(done.total, 60);
    EXPECT_EQ(done.changed, 60);
    EXPECT_TRUE(done.refused.empty());
    EXPECT_EQ(count("SELECT open_bugs FROM org_counts WHERE org_id = $1"), 0);
    EXPECT_EQ(
        count("SELECT COUNT(DISTINCT batch_id) FROM changes WHERE owner_id = $1 AND "
              "action = 'changed' AND subject_kind = 'bug'"),
        1
    );

    edit(story.owner, all[7], {.resolution = bugs::resolution::wont_fix});
    const auto undone = value(undo(story.editor, what.batch_id));
    EXPECT_EQ(undone.changed, 59);
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left.front().key, all[7].key);
    EXPECT_EQ(count("SELECT open_bugs FROM org_counts WHERE org_id = $1"), 59);
    EXPECT_TRUE(present(all[0]).is_open);
    EXPECT_FALSE(present(all[7]).is_open);
}

TEST_P(changing_many_bugs, refuses_foreign_and_unknown_ids_in_the_same_words_and_changes_the_rest) {
    make_bugs(2);
    const auto theirs = make_project(story.stranger, story.beta, "Theirs");
    const auto foreign = report(story.stranger, story.beta, theirs.id);
    const auto never = new_batch().value;
    const bulk_change_request what{
        .batch_id = new_batch(),
        .ids = {foreign.id.value, all[0].id.value, never, all[1].id.value, all[0].id.value},
        .change = {.severity = bugs::severity::s2}
    };
    const auto done = value(bulk(story.editor, what));
    EXPECT_EQ(done.total, 4);
    EXPECT_EQ(done.changed, 2);
    ASSERT_EQ(done.refused.size(), 2U);
    EXPECT_EQ(done.refused[0].id, foreign.id.value);
    EXPECT_EQ(done.refused[1].id, never);
    EXPECT_EQ(done.refused[0].code, "not_found");
    EXPECT_EQ(done.refused[0].code, done.refused[1].code);
    EXPECT_EQ(done.refused[0].detail, done.refused[1].detail);
}

TEST_P(changing_many_bugs, refuses_one_by_one_what_the_rules_forbid) {
    make_bugs(2);
    edit(story.editor, all[0], {.status = status("Fixed"), .resolution = bugs::resolution::fixed});
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.status = status("Verified")}
    };
    const auto done = value(bulk(story.editor, what));
    EXPECT_EQ(done.changed, 1);
    ASSERT_EQ(done.refused.size(), 1U);
    EXPECT_EQ(done.refused[0].id, all[1].id.value);
    EXPECT_EQ(done.refused[0].code, "resolution_missing");
}

TEST_P(changing_many_bugs, sets_adds_and_removes_assignees) {
    make_bugs(2);
    const auto ada = story.owner.user.value;
    const auto edsger = story.editor.user.value;
    const auto mary = story.member.user.value;
    edit(story.editor, all[0], {.assigned_members = std::vector{mary, ada}});
    const bulk_change_request what{
        .batch_id = new_batch(),
        .ids = ids(),
        .change =
            {.assigned_members =
                 bugs::assignee_edit{.set = {}, .add = {{edsger, ada}}, .remove = {{mary}}}}
    };
    EXPECT_EQ(value(bulk(story.editor, what)).changed, 2);
    EXPECT_EQ(present(all[0]).assigned_members, (std::vector{ada, edsger}));
    EXPECT_EQ(present(all[1]).assigned_members, (std::vector{edsger, ada}));
}

TEST_P(changing_many_bugs, adds_and_removes_labels) {
    make_bugs(2);
    const auto slow = make_label("slow");
    const auto crash = make_label("crash");
    bugs::change_bug_request mark;
    mark.labels = {slow};
    edit(story.editor, all[0], mark);
    const bulk_change_request what{
        .batch_id = new_batch(),
        .ids = ids(),
        .change = {.labels = bugs::label_edit{.add = {{crash}}, .remove = {{slow}}}}
    };
    EXPECT_EQ(value(bulk(story.editor, what)).changed, 2);
    for (const auto& each : all) EXPECT_EQ(present(each).labels, std::vector{crash});
    EXPECT_EQ(value(undo(story.editor, what.batch_id)).changed, 2);
    EXPECT_EQ(present(all[0]).labels, std::vector{slow});
    EXPECT_TRUE(present(all[1]).labels.empty());
}

TEST_P(changing_many_bugs, answers_for_a_hidden_bug_as_for_one_that_never_was) {
    make_bugs(1);
    bugs::change_bug_request restrict_it;
    restrict_it.visibility = changes::visibility::restricted;
    edit(story.owner, all[0], restrict_it);
    const auto never = new_batch().value;
    const bulk_change_request what{
        .batch_id = new_batch(),
        .ids = {all[0].id.value, never},
        .change = {.severity = bugs::severity::s2}
    };
    const auto done = value(bulk(story.editor, what));
    ASSERT_EQ(done.refused.size(), 2U);
    EXPECT_EQ(done.refused[0].code, done.refused[1].code);
    EXPECT_EQ(done.refused[0].detail, done.refused[1].detail);
    EXPECT_EQ(present(all[0]).severity, bugs::severity::unset);
}

TEST_P(changing_many_bugs, sent_again_after_a_cut_goes_on_and_does_nothing_twice) {
    make_bugs(60);
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    const auto cut = value(bulk(story.editor, what, 1));
    EXPECT_FALSE(cut.is_done);
    EXPECT_GT(cut.changed, 0);
    EXPECT_LT(cut.changed, 60);
    edit(story.owner, all.back(), {.severity = bugs::severity::s4});

    const auto whole = value(bulk(story.editor, what));
    EXPECT_TRUE(whole.is_done);
    EXPECT_EQ(whole.changed, 60);
    EXPECT_EQ(present(all.back()).severity, bugs::severity::s4);
    const auto changes = changes_of_bugs();
    EXPECT_EQ(value(bulk(story.editor, what)).changed, 60);
    EXPECT_EQ(changes_of_bugs(), changes);
}

TEST_P(changing_many_bugs, leaves_their_pieces_in_the_order_in_which_they_were_named) {
    make_bugs(60);
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    while (!value(bulk(story.editor, what, 1)).is_done) {
    }
    std::vector<std::int64_t> updated;
    for (const auto& each : all) updated.push_back(present(each).updated.microseconds);
    EXPECT_TRUE(std::ranges::is_sorted(updated, std::ranges::greater{}));
    EXPECT_GT(updated.front(), updated.back());
}

TEST_P(changing_many_bugs, undone_while_it_runs_ends_where_it_stands) {
    make_bugs(60);
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    const auto cut = value(bulk(story.editor, what, 1));
    EXPECT_EQ(value(undo(story.editor, what.batch_id)).changed, cut.changed);
    EXPECT_EQ(value(bulk(story.editor, what)).changed, cut.changed);
    for (const auto& each : all) EXPECT_EQ(present(each).severity, bugs::severity::unset);
}

TEST_P(changing_many_bugs, says_how_far_it_came) {
    make_bugs(30);
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    const auto cut = value(bulk(story.editor, what, 1));
    const auto progress = [&](const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_progress(tx, who, story.alpha, what.batch_id);
        });
    };
    const auto own = value(progress(story.editor));
    EXPECT_FALSE(own.is_done);
    EXPECT_EQ(own.changed, cut.changed);
    EXPECT_EQ(own.total, 30);
    const auto of_others = value(progress(story.member));
    EXPECT_EQ(of_others.changed, cut.changed);
    EXPECT_EQ(of_others.total, std::nullopt);
    EXPECT_EQ(progress(story.stranger).error().code, "not_found");
}

TEST_P(changing_many_bugs, under_an_id_that_belongs_to_another_act_is_refused) {
    make_bugs(1);
    bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    value(bulk(story.editor, what));
    EXPECT_EQ(bulk(story.owner, what).error().code, "batch_taken");
    what.change.severity = bugs::severity::s3;
    EXPECT_EQ(bulk(story.editor, what).error().code, "batch_taken");
    EXPECT_EQ(present(all[0]).severity, bugs::severity::s2);
}

TEST_P(changing_many_bugs, asks_for_something_to_change_and_for_the_right_to) {
    make_bugs(1);
    const bulk_change_request nothing{.batch_id = new_batch(), .ids = ids(), .change = {}};
    EXPECT_EQ(bulk(story.editor, nothing).error().fields.at(0).pointer, "/change");
    const bulk_change_request what{
        .batch_id = new_batch(), .ids = ids(), .change = {.severity = bugs::severity::s2}
    };
    EXPECT_EQ(bulk(story.stranger, what).error().code, "not_found");
    EXPECT_EQ(bulk(story.nobody, what).error().code, "not_signed_in");
}

TEST(a_bulk_edit, takes_ten_thousand_ids_and_refuses_one_more) {
    const auto body_with = [](std::size_t how_many) {
        std::string ids;
        for (std::size_t at = 0; at < how_many; ++at) {
            if (at > 0) ids += ',';
            ids += "\"01936b5a-0000-7000-8000-000000000001\"";
        }
        return R"({"batchID":"01936b5a-0000-7000-8000-000000000002","change":{},"ids":[)" + ids +
               "]}";
    };
    const auto most = body_with(10'000);
    EXPECT_LT(most.size(), limits::json_body_bytes_max);
    EXPECT_TRUE(schema::parse<bulk_change_request>(most));
    const auto refusal = schema::parse<bulk_change_request>(body_with(10'001));
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().status, 422);
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/ids");
    EXPECT_EQ(refusal.error().fields.at(0).code, "too_many");
}

} // namespace
} // namespace lacewing::batches
