#include "batches/tests/batches_fixture.hpp"
#include "bugs/related/people.hpp"
#include "relations/create_relation.hpp"
#include "relations/list_relations.hpp"
#include "relations/remove_relation.hpp"

namespace lacewing::batches {
namespace {

class undoing_relations : public on_batches {
protected:
    void SetUp() override {
        on_batches::SetUp();
        one = report();
        two = report();
    }
    /// The relation, and the batch that made it.
    std::pair<relation_id, batch_id> relate(relations::role kind) {
        clock().advance_s(1);
        const auto by = changes::begin_act(story.editor, with());
        const auto made = value(testing::write(with(), [&](db::transaction& tx) {
            const relations::create_relation_request what{
                .id = crypto::make_id<relation_id>(random(), clock().now()),
                .kind = kind,
                .bug = to_string(two.id)
            };
            return relations::create_relation(tx, by, story.alpha, to_string(one.id), what);
        }));
        return {made.id, by.batch};
    }
    batch_id unrelate(relation_id which) {
        clock().advance_s(1);
        const auto by = changes::begin_act(story.editor, with());
        value(testing::write(with(), [&](db::transaction& tx) {
            return relations::remove_relation(tx, by, story.alpha, which);
        }));
        return by.batch;
    }
    std::size_t related() {
        return value(testing::read(
                         with(),
                         [&](db::reader& tx) {
                             return relations::list_relations(
                                 tx, story.owner, story.alpha, to_string(one.id)
                             );
                         }
                     )
        ).items.size();
    }
    std::size_t watchers_of(const bugs::bug& which) {
        return testing::read(with(), [&](db::reader& tx) {
            return bugs::related::people_of(tx, story.alpha, which.id).watchers.size();
        });
    }
    bugs::bug one, two;
};
LACEWING_ON_EACH_DATABASE(undoing_relations);

TEST_P(undoing_relations, ends_what_began_and_begins_what_ended) {
    const auto [id, made] = relate(relations::role::blocks);
    const auto undone = value(undo(story.editor, made));
    EXPECT_TRUE(undone.left.empty());
    EXPECT_EQ(related(), 0U);
    EXPECT_EQ(value(undo(story.editor, undone.batch_id)).changed, 1);
    EXPECT_EQ(related(), 1U);
    const auto ended = unrelate(id);
    EXPECT_EQ(value(undo(story.editor, ended)).changed, 1);
    EXPECT_EQ(related(), 1U);
}

TEST_P(undoing_relations, opens_a_duplicate_again_and_gives_its_people_back) {
    const auto before = watchers_of(one);
    const auto [id, made] = relate(relations::role::duplicate_of);
    EXPECT_EQ(watchers_of(one), 0U);
    EXPECT_FALSE(present(one).is_open);
    value(undo(story.editor, made));
    EXPECT_TRUE(present(one).is_open);
    EXPECT_EQ(watchers_of(one), before);
    EXPECT_EQ(related(), 0U);
}

TEST_P(undoing_relations, of_a_reopened_duplicate_finds_its_original_again) {
    relate(relations::role::duplicate_of);
    const auto reopened = edit(story.editor, one, {.status = status("Confirmed")});
    EXPECT_EQ(related(), 0U);
    value(undo(story.editor, reopened));
    EXPECT_FALSE(present(one).is_open);
    EXPECT_EQ(present(one).resolution, bugs::resolution::duplicate);
    EXPECT_EQ(related(), 1U);
    EXPECT_EQ(watchers_of(one), 0U);
}

} // namespace
} // namespace lacewing::batches
