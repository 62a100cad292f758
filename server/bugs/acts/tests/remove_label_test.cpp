#include "bugs/acts/remove_label.hpp"
#include "bugs/acts/withhold.hpp"
#include "bugs/limits.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"

#include <string>
#include <vector>

namespace lacewing::bugs {
namespace {

class removed_labels : public on_alpha {
protected:
    label_id make(const std::string& name) {
        return value(testing::write(
                         with(),
                         [&](db::transaction& tx) {
                             const auto by = changes::begin_act(story.owner, with());
                             const labels::create_label_request what{
                                 .id = {},
                                 .name = name,
                                 .color = {},
                                 .description = {},
                                 .client_id = {},
                                 .batch_id = {}
                             };
                             return labels::create_label(tx, by, story.alpha, what, with().random);
                         }
                     )
        ).id;
    }
    outcome<void> remove(const access::actor& who, label_id which) {
        return run(remove_label(with(), changes::begin_act(who, with()), story.alpha, which));
    }
    bug labelled(const std::string& title, std::vector<label_id> with_these) {
        auto what = titled(title);
        what.labels = std::move(with_these);
        return value(create(what));
    }
};
LACEWING_ON_EACH_DATABASE(removed_labels);

TEST_P(removed_labels, a_bug_keeps_known_labels_in_order_and_one_of_each_scope) {
    const auto parser = make("area/parser");
    const auto lexer = make("area/lexer");
    const auto plain = make("plain");
    const auto made = labelled("It breaks", {parser, plain});
    EXPECT_EQ(made.labels, (std::vector{parser, plain}));
    const auto changed = value(change(made, {.labels = std::vector{parser, plain, lexer}}));
    EXPECT_EQ(changed.labels, (std::vector{plain, lexer}));
    EXPECT_EQ(value(list(story.member, story.alpha, "CORE")).items.at(0).labels, changed.labels);
    const auto wrong = change(made, {.labels = std::vector{plain, label_id{}}});
    EXPECT_EQ(wrong.error().fields.at(0).pointer, "/labels/1");
    EXPECT_EQ(wrong.error().fields.at(0).code, "label_unknown");
    EXPECT_EQ(count("SELECT COUNT(*) FROM bug_labels WHERE org_id = $1"), 2);
}

TEST_P(removed_labels, leave_every_bug_and_each_of_them_tells_so) {
    const auto gone = make("gone");
    const auto kept = make("kept");
    const auto one = labelled("One", {gone, kept});
    auto secret = titled("Secret");
    secret.labels = std::vector{gone};
    secret.visibility = changes::visibility::restricted;
    const auto hidden = value(create(story.member, story.alpha, secret));
    const auto deleted = labelled("Deleted", {gone});
    ASSERT_TRUE(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.member, with());
        return delete_bug(tx, by, story.alpha, to_string(deleted.id));
    }));
    const auto before = version();

    ASSERT_TRUE(remove(story.editor, gone));
    const auto now = value(read(story.member, story.alpha, one.key));
    EXPECT_EQ(now.labels, std::vector{kept});
    EXPECT_EQ(now.rev, one.rev + 1);
    EXPECT_TRUE(value(read(story.member, story.alpha, hidden.key)).labels.empty());
    EXPECT_TRUE(value(read(story.member, story.alpha, deleted.key)).labels.empty());
    // The bug that everybody sees, and the label; of the others content tells nothing.
    EXPECT_EQ(version(), before + 2);
    EXPECT_EQ(count("SELECT COUNT(*) FROM labels WHERE org_id = $1"), 1);
    EXPECT_EQ(remove(story.editor, gone).error().status, 404);
}

TEST_P(removed_labels, more_bugs_than_a_piece_lose_it_in_one_batch) {
    const auto gone = make("gone");
    constexpr int more = limits::label_removal_piece_max + 5;
    testing::write(with(), [&](db::transaction& tx) {
        std::vector<new_bug> many;
        for (int i = 0; i < more; ++i) {
            many.push_back({
                .id = new_id(),
                .number = {},
                .title = "One of many",
                .description = "",
                .status = core.statuses.at(0).id,
                .author = {.is = principal::kind::user, .value = story.member.user.value},
                .assigned = {},
                .created = clock().now(),
                .updated = clock().now(),
                .closed = {},
                .status_since = clock().now(),
                .labels = {gone},
            });
        }
        const auto by = changes::begin_act(story.owner, with());
        return value(insert_bugs(tx, by, story.alpha, core.id, many)).size();
    });
    ASSERT_TRUE(remove(story.owner, gone));
    EXPECT_EQ(count("SELECT COUNT(*) FROM bug_labels WHERE org_id = $1"), 0);
    EXPECT_EQ(
        count("SELECT COUNT(DISTINCT batch_id) FROM changes WHERE owner_id = $1 AND version > "
              "(SELECT MAX(version) - 205 FROM changes WHERE owner_id = $1)"),
        1
    );
}

TEST_P(removed_labels, editors_and_owners_remove_them_and_nobody_else) {
    const auto one = make("one");
    EXPECT_EQ(remove(story.member, one).error().status, 403);
    EXPECT_EQ(remove(story.stranger, one).error().status, 404);
    EXPECT_EQ(remove(story.nobody, one).error().status, 401);
    EXPECT_EQ(remove(story.owner, label_id{}).error().status, 404);
    EXPECT_TRUE(remove(story.owner, one));
}

} // namespace
} // namespace lacewing::bugs
