#include "batches/tests/batches_fixture.hpp"
#include "projects/templates/change_templates.hpp"

#include <string>
#include <vector>

namespace lacewing::batches {
namespace {

class undoing_acts_on_templates : public on_batches {
protected:
    /// Does it as the Editor, in a batch of its own, which is given back.
    template <class Act>
    batch_id act(Act what) {
        clock().advance_s(1);
        const auto by = changes::begin_act(story.editor, with());
        const auto done = testing::write(with(), [&](db::transaction& tx) { return what(tx, by); });
        EXPECT_TRUE(done) << (done ? "" : done.error().detail);
        return by.batch;
    }
    batch_id add(const std::string& name, bool is_default = false) {
        return act([&](db::transaction& tx, const changes::act& by) {
            const projects::create_template_request what{
                .name = name, .text = "About " + name, .is_default = is_default
            };
            return projects::create_template(tx, by, story.alpha, core.id, what, random());
        });
    }
    batch_id change(std::string_view name, const projects::change_template_request& what) {
        return act([&](db::transaction& tx, const changes::act& by) {
            return projects::change_template(tx, by, story.alpha, core.id, named(name).id, what);
        });
    }
    batch_id remove(std::string_view name) {
        return act([&](db::transaction& tx, const changes::act& by) {
            return projects::remove_template(tx, by, story.alpha, core.id, named(name).id);
        });
    }
    std::vector<projects::bug_template> all() {
        return value(
                   testing::read(
                       with(),
                       [&](db::reader& tx) {
                           return projects::list_templates(tx, story.owner, story.alpha, core.key);
                       }
                   )
        ).items;
    }
    projects::bug_template named(std::string_view name) {
        for (const auto& each : all()) {
            if (each.name == name) return each;
        }
        ADD_FAILURE() << name;
        return {};
    }
    std::string names() {
        std::string text;
        for (const auto& each : all()) text += each.name + (each.is_default ? "*," : ",");
        return text;
    }
};
LACEWING_ON_EACH_DATABASE(undoing_acts_on_templates);

TEST_P(undoing_acts_on_templates, takes_a_new_one_away_and_brings_it_back) {
    add("Crash");
    const auto batch = add("Wish", true);
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_EQ(names(), "Crash,");
    EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
    EXPECT_EQ(names(), "Crash,Wish*,");
    EXPECT_EQ(named("Wish").text, "About Wish");
}

TEST_P(undoing_acts_on_templates, puts_a_removed_one_in_its_old_place) {
    add("Crash");
    add("Wish");
    add("Slow");
    const auto batch = remove("Crash");
    EXPECT_EQ(names(), "Wish,Slow,");
    EXPECT_TRUE(value(undo(story.editor, batch)).left.empty());
    EXPECT_EQ(names(), "Crash,Wish,Slow,");
}

TEST_P(undoing_acts_on_templates, gives_texts_back_that_nobody_changed_since) {
    add("Crash");
    const auto batch = change("Crash", {.name = "Panic", .text = "Stack"});
    change("Panic", {.text = "Core dump"});
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.left.at(0).field, "text");
    EXPECT_EQ(undone.left.at(0).code, "changed_since");
    EXPECT_EQ(named("Crash").text, "Core dump");
}

TEST_P(undoing_acts_on_templates, gives_the_old_order_back) {
    add("Crash");
    add("Wish");
    add("Slow");
    const auto batch = change("Slow", {.position = 0});
    EXPECT_EQ(names(), "Slow,Crash,Wish,");
    EXPECT_TRUE(value(undo(story.editor, batch)).left.empty());
    EXPECT_EQ(names(), "Crash,Wish,Slow,");
}

TEST_P(undoing_acts_on_templates, makes_the_old_default_the_default_unless_another_is_by_now) {
    add("Crash", true);
    add("Wish");
    add("Slow");
    const auto batch = change("Wish", {.is_default = true});
    EXPECT_TRUE(value(undo(story.editor, batch)).left.empty());
    EXPECT_EQ(names(), "Crash*,Wish,Slow,");
    const auto again = change("Wish", {.is_default = true});
    change("Slow", {.is_default = true});
    EXPECT_FALSE(value(undo(story.editor, again)).left.empty());
    EXPECT_EQ(names(), "Crash,Wish,Slow*,");
}

TEST_P(undoing_acts_on_templates, leaves_a_name_that_is_taken_by_now) {
    add("Crash");
    const auto batch = change("Crash", {.name = "Panic"});
    add("Crash");
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 0);
    EXPECT_EQ(undone.left.at(0).code, "name_taken");
    EXPECT_EQ(names(), "Panic,Crash,");
}

} // namespace
} // namespace lacewing::batches
