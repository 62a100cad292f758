#include "batches/tests/batches_fixture.hpp"
#include "bugs/workflow/remove_status.hpp"
#include "projects/acts/change_project.hpp"
#include "projects/acts/remove_project.hpp"
#include "projects/statuses/change_status.hpp"
#include "projects/statuses/create_status.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lacewing::batches {
namespace {

class undoing_acts_on_projects : public on_batches {
protected:
    changes::act act_of(const access::actor& who) {
        clock().advance_s(1);
        return changes::begin_act(who, with());
    }
    /// Does it as the Editor, in a batch of its own, which is given back.
    template <class Act>
    batch_id act(Act what) {
        const auto by = act_of(story.editor);
        const auto done = testing::write(with(), [&](db::transaction& tx) { return what(tx, by); });
        EXPECT_TRUE(done) << (done ? "" : done.error().detail);
        return by.batch;
    }
    batch_id change(const projects::change_project_request& what) {
        return act([&](db::transaction& tx, const changes::act& by) {
            return projects::change_project(tx, by, story.alpha, to_string(core.id), what);
        });
    }
    batch_id change_status(std::string_view name, const projects::change_status_request& what) {
        return act([&](db::transaction& tx, const changes::act& by) {
            return projects::change_status(tx, by, story.alpha, core.id, status(name), what);
        });
    }
    batch_id move_status(std::string_view name, int position) {
        projects::change_status_request what;
        what.position = position;
        return change_status(name, what);
    }
    batch_id add_status(const std::string& name, int position) {
        return act([&](db::transaction& tx, const changes::act& by) {
            const projects::create_status_request what{
                .name = name, .category = projects::category::open, .position = position
            };
            return projects::create_status(tx, by, story.alpha, core.id, what, random());
        });
    }
    batch_id remove_status(std::string_view name, std::string_view replacement) {
        const auto by = act_of(story.editor);
        value(run(bugs::remove_status(
            with(),
            by,
            {.org = story.alpha,
             .in = core.id,
             .which = status(name),
             .replacement = status(replacement)}
        )));
        return by.batch;
    }
    std::string names() {
        std::string text;
        for (const auto& each : now().statuses) text += each.name + ",";
        return text;
    }
    projects::project now() {
        return value(testing::read(with(), [&](db::reader& tx) {
            return projects::read_project(tx, story.owner, story.alpha, to_string(core.id));
        }));
    }
    const std::string usual = "New,Confirmed,In progress,In review,Fixed,Verified,Closed,";
};
LACEWING_ON_EACH_DATABASE(undoing_acts_on_projects);

TEST_P(undoing_acts_on_projects, gives_texts_and_key_back_unless_somebody_changed_them_since) {
    const auto batch = change({.name = "Kernel", .key = "KERN"});
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_EQ(now().name, "Core");
    EXPECT_EQ(now().key, "CORE");
    EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
    EXPECT_EQ(now().key, "KERN");
    const auto again = change({.name = "Third", .key = "THIRD"});
    change({.name = "Fourth"});
    const auto left = value(undo(story.editor, again));
    EXPECT_EQ(left.left.at(0).field, "name");
    EXPECT_EQ(left.left.at(0).code, "changed_since");
    EXPECT_EQ(now().name, "Fourth");
    EXPECT_EQ(now().key, "KERN");
}

TEST_P(undoing_acts_on_projects, removes_a_new_one_and_brings_it_back_unless_it_holds_bugs) {
    projects::project made;
    const auto batch = act([&](db::transaction& tx, const changes::act& by) {
        auto came = projects::create_project(
            tx,
            by,
            story.alpha,
            {.id = {}, .name = "Web", .description = "Pages", .key = {}, .color = {}},
            random()
        );
        if (came) made = *came;
        return came;
    });
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
    report(story.member, story.alpha, made.id);
    EXPECT_EQ(value(undo(story.editor, batch)).left.at(0).code, "project_holds_bugs");
}

TEST_P(undoing_acts_on_projects, removes_an_added_status_unless_bugs_have_it_by_now) {
    const auto batch = add_status("Ready", 1);
    const auto undone = value(undo(story.editor, batch));
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(names(), usual);
    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(names(), "New,Ready,Confirmed,In progress,In review,Fixed,Verified,Closed,");
    const auto ready = now().statuses.at(1).id;
    edit(story.editor, report(), {.status = ready});
    EXPECT_EQ(value(undo(story.editor, batch)).left.at(0).code, "status_in_use");
}

TEST_P(undoing_acts_on_projects, puts_the_statuses_in_their_old_order) {
    const auto down = move_status("Confirmed", 5);
    EXPECT_EQ(names(), "New,In progress,In review,Fixed,Verified,Confirmed,Closed,");
    const auto undone = value(undo(story.editor, down));
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(names(), usual);
    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(names(), "New,In progress,In review,Fixed,Verified,Confirmed,Closed,");
}

TEST_P(undoing_acts_on_projects, gives_a_status_its_old_name_colour_and_category) {
    projects::change_status_request what;
    what.name = "Reviewing";
    what.color = "pink";
    what.category = projects::category::open;
    const auto batch = change_status("In review", what);
    EXPECT_EQ(value(undo(story.editor, batch)).changed, 1);
    EXPECT_EQ(now().statuses, core.statuses);
}

TEST_P(undoing_acts_on_projects, brings_a_removed_status_back_with_all_its_bugs) {
    std::vector<bugs::bug> had;
    for (int bug = 0; bug < 30; ++bug) {
        had.push_back(report());
        edit(story.editor, had.back(), {.status = status("In review")});
    }
    const auto removed = remove_status("In review", "Confirmed");
    EXPECT_EQ(present(had.front()).status, status("Confirmed"));
    const auto undone = value(undo(story.editor, removed));
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(now().statuses, core.statuses);
    for (const auto& each : had) EXPECT_EQ(present(each).status, status("In review"));
    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(names(), "New,Confirmed,In progress,Fixed,Verified,Closed,");
    for (const auto& each : had) EXPECT_EQ(present(each).status, status("Confirmed"));
}

TEST_P(undoing_acts_on_projects, takes_the_right_to_manage_them) {
    const auto batch = change({.name = "Kernel"});
    const auto of_status = move_status("New", 2);
    EXPECT_EQ(value(undo(story.member, batch)).left.at(0).code, "not_allowed");
    EXPECT_EQ(value(undo(story.member, of_status)).left.at(0).code, "not_allowed");
    EXPECT_EQ(now().name, "Kernel");
}

} // namespace
} // namespace lacewing::batches
