#include "batches/tests/batches_fixture.hpp"
#include "bugs/acts/remove_label.hpp"
#include "labels/change_label.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"

#include <algorithm>

namespace lacewing::batches {
namespace {

class undoing_acts_on_labels : public on_batches {
protected:
    changes::act act_of(const access::actor& who) {
        clock().advance_s(1);
        return changes::begin_act(who, with());
    }
    std::pair<labels::label, batch_id> create(const std::string& name) {
        const auto by = act_of(story.editor);
        auto made = value(testing::write(with(), [&](db::transaction& tx) {
            const labels::create_label_request what{
                .id = crypto::make_id<label_id>(random(), clock().now()),
                .name = name,
                .color = "red",
                .description = "For tests",
                .client_id = {},
                .batch_id = {}
            };
            return labels::create_label(tx, by, story.alpha, what, random());
        }));
        return {std::move(made), by.batch};
    }
    batch_id rename(label_id which, const std::string& name) {
        const auto by = act_of(story.editor);
        value(testing::write(with(), [&](db::transaction& tx) {
            labels::change_label_request what;
            what.name = name;
            return labels::change_label(tx, by, story.alpha, which, what);
        }));
        return by.batch;
    }
    batch_id remove(label_id which) {
        const auto by = act_of(story.editor);
        value(run(bugs::remove_label(with(), by, story.alpha, which)));
        return by.batch;
    }
    std::vector<std::string> names() {
        std::vector<std::string> found;
        const auto all = value(testing::read(with(), [&](db::reader& tx) {
            return labels::list_labels(tx, story.owner, story.alpha);
        }));
        for (const auto& each : all.items) found.push_back(each.name);
        return found;
    }
    using names_of = std::vector<std::string>;
};
LACEWING_ON_EACH_DATABASE(undoing_acts_on_labels);

TEST_P(undoing_acts_on_labels, removes_what_was_made_and_makes_it_again) {
    const auto [made, batch] = create("ui");
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_EQ(names(), names_of{});
    EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
    EXPECT_EQ(names(), names_of{"ui"});
}

TEST_P(undoing_acts_on_labels, leaves_a_made_one_that_bugs_have_by_now) {
    const auto [made, batch] = create("ui");
    edit(story.editor, report(), {.labels = std::vector{made.id}});
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 0);
    EXPECT_EQ(undone.left.at(0).code, "label_in_use");
    EXPECT_EQ(names(), names_of{"ui"});
}

TEST_P(undoing_acts_on_labels, gives_a_removed_one_back_to_all_bugs_that_had_it) {
    const auto made = create("ui").first;
    std::vector<bugs::bug> had;
    for (int bug = 0; bug < 30; ++bug) {
        had.push_back(report());
        edit(story.editor, had.back(), {.labels = std::vector{made.id}});
    }
    const auto removed = remove(made.id);
    EXPECT_TRUE(present(had.front()).labels.empty());
    const auto undone = value(undo(story.editor, removed));
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(names(), names_of{"ui"});
    for (const auto& each : had) EXPECT_EQ(present(each).labels, std::vector{made.id});
    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(names(), names_of{});
    for (const auto& each : had) EXPECT_TRUE(present(each).labels.empty());
}

TEST_P(undoing_acts_on_labels, gives_an_old_name_back_unless_somebody_renamed_it_since) {
    const auto made = create("ui").first;
    const auto renamed = rename(made.id, "screen");
    EXPECT_EQ(value(undo(story.editor, renamed)).changed, 1);
    EXPECT_EQ(names(), names_of{"ui"});
    const auto again = rename(made.id, "screen");
    rename(made.id, "page");
    const auto undone = value(undo(story.editor, again));
    EXPECT_EQ(undone.changed, 0);
    EXPECT_EQ(undone.left.at(0).code, "changed_since");
    EXPECT_EQ(undone.left.at(0).field, "name");
    EXPECT_EQ(names(), names_of{"page"});
}

TEST_P(undoing_acts_on_labels, takes_the_right_to_manage_them) {
    const auto [made, batch] = create("ui");
    const auto undone = value(undo(story.member, batch));
    EXPECT_EQ(undone.changed, 0);
    EXPECT_EQ(undone.left.at(0).code, "not_allowed");
    EXPECT_EQ(names(), names_of{"ui"});
}

} // namespace
} // namespace lacewing::batches
