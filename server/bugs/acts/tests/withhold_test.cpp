#include "bugs/acts/deleted_bugs.hpp"
#include "bugs/acts/withhold.hpp"
#include "bugs/tests/bugs_fixture.hpp"

#include <string>
#include <vector>

namespace lacewing::bugs {
namespace {

class withheld_bugs : public on_alpha {
protected:
    outcome<bug> remove(const access::actor& who, const bug& which) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return delete_bug(tx, by, story.alpha, to_string(which.id));
        });
    }
    outcome<bug> restore(const access::actor& who, const bug& which) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return restore_bug(tx, by, story.alpha, to_string(which.id));
        });
    }
    std::vector<std::string> trash(const access::actor& who) {
        const auto found = value(testing::read(with(), [&](db::reader& tx) {
            return list_deleted_bugs(tx, who, story.alpha, {.after = std::nullopt, .limit = 50});
        }));
        std::vector<std::string> keys;
        for (const auto& each : found.items) keys.push_back(each.key);
        return keys;
    }
};
LACEWING_ON_EACH_DATABASE(withheld_bugs);

TEST_P(withheld_bugs, a_deleted_bug_is_in_no_list_and_no_count_and_keeps_its_number) {
    const auto one = value(create(titled("One")));
    const auto two = value(create(titled("Two")));
    ASSERT_TRUE(remove(story.member, two));
    EXPECT_EQ(value(list(story.owner, story.alpha, "CORE")).items.size(), 1U);
    EXPECT_EQ(value(list(story.owner, story.alpha, "CORE")).total, 1);
    EXPECT_EQ(value(list(story.owner, story.alpha, std::nullopt)).total, 1);
    EXPECT_EQ(project(core.id).bug_count, 1);
    expect_exact_counts();
    EXPECT_EQ(value(create(titled("Three"))).key, "CORE-3");
    EXPECT_EQ(change(two, {.title = "Still here"}).error().status, 404);
    EXPECT_EQ(remove(story.member, two).error().status, 404);

    const auto back = value(restore(story.member, two));
    EXPECT_EQ(back.key, "CORE-2");
    EXPECT_EQ(value(read(story.owner, story.alpha, "CORE-2")), back);
    EXPECT_EQ(project(core.id).bug_count, 3);
    expect_exact_counts();
    const auto before = version();
    EXPECT_EQ(value(restore(story.member, two)), back);
    EXPECT_EQ(version(), before);
}

TEST_P(withheld_bugs, authors_editors_and_owners_delete_and_restore_and_nobody_else_knows) {
    const auto made = value(create(story.owner, story.alpha, titled("Of the Owner")));
    EXPECT_EQ(remove(story.member, made).error().status, 403);
    EXPECT_EQ(remove(story.stranger, made).error().status, 404);
    EXPECT_EQ(remove(story.nobody, made).error().status, 401);
    ASSERT_TRUE(remove(story.editor, made));
    EXPECT_EQ(restore(story.member, made).error().status, 404);
    EXPECT_EQ(restore(story.stranger, made).error().status, 404);
    EXPECT_EQ(restore(story.nobody, made).error().status, 401);
    EXPECT_EQ(read(story.member, story.alpha, made.key).error().status, 404);
    EXPECT_TRUE(value(read(story.owner, story.alpha, made.key)).deleted);
    EXPECT_TRUE(trash(story.member).empty());
    EXPECT_EQ(trash(story.editor), std::vector<std::string>{made.key});
    const auto own = value(create(titled("Of the Member")));
    ASSERT_TRUE(remove(story.member, own));
    EXPECT_EQ(trash(story.member), std::vector<std::string>{own.key});
    EXPECT_EQ(trash(story.owner).size(), 2U);
    EXPECT_TRUE(restore(story.owner, made));
    EXPECT_FALSE(value(read(story.member, story.alpha, made.key)).deleted);
}

TEST_P(withheld_bugs, the_log_tells_of_a_removal_and_of_a_whole_bug_that_comes_back) {
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version());
    const auto made = value(create(titled("It breaks")));
    const auto listen = [&] {
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, changes::content_of(story.alpha));
            return 0;
        });
    };
    ASSERT_TRUE(remove(story.member, made));
    listen();
    EXPECT_TRUE(heard.things().empty());
    clock().advance_s(60);
    const auto back = value(restore(story.member, made));
    listen();
    EXPECT_EQ(heard.thing(made.id.value), testing::fields_of(back));
}

} // namespace
} // namespace lacewing::bugs
