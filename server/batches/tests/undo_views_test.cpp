#include "batches/tests/batches_fixture.hpp"
#include "views/change_view.hpp"
#include "views/create_view.hpp"
#include "views/read_views.hpp"
#include "views/remove_view.hpp"

#include <algorithm>

namespace lacewing::batches {
namespace {

class undoing_acts_on_views : public on_batches {
protected:
    changes::act act_of_view(const access::actor& who) {
        clock().advance_s(1);
        return changes::begin_act(who, with());
    }
    std::pair<views::view, batch_id> create(const access::actor& who, bool is_shared) {
        const auto by = act_of_view(who);
        auto made = value(testing::write(with(), [&](db::transaction& tx) {
            views::create_view_request what;
            what.name = "Mine";
            what.query = "is:open";
            what.columns = std::vector<std::string>{"title"};
            what.is_shared = is_shared;
            return views::create_view(tx, by, story.alpha, what, random());
        }));
        return {std::move(made), by.batch};
    }
    batch_id change(
        const access::actor& who, view_id which, const views::change_view_request& what
    ) {
        const auto by = act_of_view(who);
        value(testing::write(with(), [&](db::transaction& tx) {
            return views::change_view(tx, by, story.alpha, which, what);
        }));
        return by.batch;
    }
    batch_id remove(const access::actor& who, view_id which) {
        const auto by = act_of_view(who);
        value(testing::write(with(), [&](db::transaction& tx) {
            return views::remove_view(tx, by, story.alpha, which);
        }));
        return by.batch;
    }
    std::optional<views::view> find(const access::actor& who, view_id which) {
        const auto all = value(testing::read(with(), [&](db::reader& tx) {
            return views::list_views(tx, who, story.alpha);
        }));
        const auto found = std::ranges::find(all.items, which, &views::view::id);
        if (found == all.items.end()) return std::nullopt;
        return *found;
    }
};
LACEWING_ON_EACH_DATABASE(undoing_acts_on_views);

TEST_P(undoing_acts_on_views, removes_what_was_made_and_brings_it_back_as_it_was) {
    for (const bool is_shared : {false, true}) {
        const auto [made, batch] = create(story.editor, is_shared);
        const auto undone = value(undo(story.editor, batch));
        EXPECT_EQ(undone.changed, 1);
        EXPECT_FALSE(find(story.editor, made.id));
        EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
        EXPECT_EQ(find(story.editor, made.id), made);
        const auto removed = remove(story.editor, made.id);
        EXPECT_EQ(value(undo(story.editor, removed)).changed, 1);
        EXPECT_EQ(find(story.editor, made.id), made);
    }
}

TEST_P(undoing_acts_on_views, gives_old_fields_back_unless_somebody_changed_them_since) {
    const auto made = create(story.editor, true).first;
    const auto batch = change(
        story.editor, made.id, {.name = "Ours", .query = "", .group_by = views::grouping::status}
    );
    change(story.owner, made.id, {.name = "All"});
    const auto undone = value(undo(story.editor, batch));
    EXPECT_EQ(undone.changed, 1);
    ASSERT_EQ(undone.left.size(), 1U);
    EXPECT_EQ(undone.left.front().field, "name");
    EXPECT_EQ(undone.left.front().code, "changed_since");
    const auto now = find(story.editor, made.id).value();
    EXPECT_EQ(now.name, "All");
    EXPECT_EQ(now.query, "is:open");
    EXPECT_EQ(now.group_by, views::grouping::none);
}

TEST_P(undoing_acts_on_views, takes_back_that_one_was_shared_or_made_ones_own) {
    const auto made = create(story.editor, false).first;
    const auto shared = change(story.editor, made.id, {.name = "Ours", .is_shared = true});
    ASSERT_TRUE(find(story.member, made.id));
    const auto undone = value(undo(story.editor, shared));
    EXPECT_EQ(undone.changed, 1);
    EXPECT_TRUE(undone.left.empty());
    EXPECT_FALSE(find(story.member, made.id));
    EXPECT_EQ(find(story.editor, made.id), made);
    value(undo(story.editor, undone.batch_id));
    EXPECT_EQ(find(story.member, made.id).value().name, "Ours");
}

TEST_P(undoing_acts_on_views, shows_nothing_of_a_view_that_is_somebody_elses) {
    const auto [made, batch] = create(story.editor, false);
    EXPECT_EQ(undo(story.owner, batch).error().code, "not_found");
    EXPECT_TRUE(find(story.editor, made.id));
    const auto [ours, shared] = create(story.editor, true);
    EXPECT_EQ(value(undo(story.member, shared)).left.at(0).code, "not_allowed");
    EXPECT_TRUE(find(story.member, ours.id));
}

TEST_P(undoing_acts_on_views, gives_a_bug_its_place_back) {
    const auto one = report();
    clock().advance_s(1);
    const auto two = report();
    bugs::change_bug_request moved;
    moved.rank = "1";
    const auto batch = edit(story.editor, two, moved);
    EXPECT_EQ(value(undo(story.editor, batch)).changed, 1);
    EXPECT_EQ(present(two).rank, two.rank);
    EXPECT_LT(present(one).rank, present(two).rank);
}

} // namespace
} // namespace lacewing::batches
