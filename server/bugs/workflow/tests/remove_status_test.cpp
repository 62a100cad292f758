#include "bugs/acts/move_bug.hpp"
#include "bugs/acts/withhold.hpp"
#include "bugs/limits.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "bugs/workflow/remove_status.hpp"
#include "projects/statuses/change_status.hpp"

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::bugs {
namespace {

class removed_statuses : public on_alpha {
protected:
    outcome<void> remove(
        const access::actor& who,
        std::string_view name,
        const std::optional<status_id>& replacement = {}
    ) {
        return run(remove_status(
            with(),
            changes::begin_act(who, with()),
            {.org = story.alpha, .in = core.id, .which = status(name), .replacement = replacement}
        ));
    }
    bug in_status(std::string_view name, const create_bug_request& what) {
        auto made = value(create(what));
        if (made.status == status(name)) return made;
        return value(change(story.owner, story.alpha, to_string(made.id), {.status = status(name)})
        );
    }
    bool is_there(std::string_view name) {
        for (const auto& each : project(core.id).statuses) {
            if (each.name == name) return true;
        }
        return false;
    }
};
LACEWING_ON_EACH_DATABASE(removed_statuses);

TEST_P(removed_statuses, its_bugs_move_to_the_replacement_and_tell_so) {
    const auto one = in_status("In review", titled("One"));
    ASSERT_TRUE(remove(story.editor, "In review", status("In progress")));
    const auto now = value(read(story.member, story.alpha, one.key));
    EXPECT_EQ(now.status, status("In progress"));
    EXPECT_EQ(now.rev, one.rev + 1);
    EXPECT_TRUE(now.is_open);
    EXPECT_FALSE(is_there("In review"));
    EXPECT_EQ(remove(story.editor, "In review").error().status, 404);
    expect_exact_counts();
}

TEST_P(removed_statuses, one_with_bugs_needs_a_replacement_and_says_how_many_they_are) {
    for (int i = 0; i < 3; ++i) in_status("In review", titled("One of three"));
    const auto refusal = remove(story.editor, "In review");
    EXPECT_EQ(refusal.error().status, 409);
    EXPECT_EQ(refusal.error().code, "status_in_use");
    EXPECT_NE(refusal.error().detail.find("3 bugs have"), std::string::npos);
    EXPECT_TRUE(is_there("In review"));
}

TEST_P(removed_statuses, a_replacement_is_another_one_on_the_same_side) {
    const auto wrong = [&](status_id to) {
        return remove(story.editor, "In review", to).error().fields.at(0).code;
    };
    EXPECT_EQ(wrong(status("Fixed")), "status_elsewhere");
    EXPECT_EQ(wrong(status("In review")), "status_unknown");
    EXPECT_EQ(wrong(web.statuses.at(2).id), "status_unknown");
    EXPECT_EQ(wrong(status_id{}), "status_unknown");
}

TEST_P(removed_statuses, hidden_and_deleted_bugs_make_no_difference_to_who_must_not_know_them) {
    auto secret = titled("Secret");
    secret.visibility = changes::visibility::restricted;
    const auto hidden = in_status("In review", secret);
    const auto deleted = in_status("In review", titled("Deleted"));
    ASSERT_TRUE(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.member, with());
        return delete_bug(tx, by, story.alpha, to_string(deleted.id));
    }));
    // The Owner knows the restricted one.
    EXPECT_EQ(remove(story.owner, "In review").error().code, "status_in_use");
    const auto before = version();
    ASSERT_TRUE(remove(story.editor, "In review"));
    // Of the status, and of the three behind it.
    EXPECT_EQ(version(), before + 4);
    EXPECT_EQ(value(read(story.member, story.alpha, hidden.key)).status, status("In progress"));
    EXPECT_EQ(
        value(read(story.member, story.alpha, to_string(deleted.id))).status, status("In progress")
    );
    expect_exact_counts();
}

TEST_P(removed_statuses, more_bugs_than_a_piece_move_in_one_batch) {
    constexpr int more = limits::status_removal_piece_max + 5;
    std::vector<new_bug> many;
    for (int i = 0; i < more; ++i) {
        many.push_back({
            .id = new_id(),
            .number = {},
            .title = "One of many",
            .description = "",
            .status = status("In review"),
            .author = {.is = principal::kind::user, .value = story.member.user.value},
            .assigned = {},
            .created = clock().now(),
            .updated = clock().now(),
            .closed = {},
            .status_since = clock().now(),
        });
    }
    ASSERT_TRUE(insert(core.id, many));
    const auto before = version();
    ASSERT_TRUE(remove(story.editor, "In review", status("Confirmed")));
    EXPECT_EQ(version(), before + more + 4);
    EXPECT_EQ(
        count("SELECT COUNT(DISTINCT batch_id) FROM changes WHERE owner_id = $1 AND version > "
              "(SELECT MAX(version) - 34 FROM changes WHERE owner_id = $1)"),
        1
    );
    expect_exact_counts();
}

TEST_P(removed_statuses, editors_remove_them_and_nobody_else) {
    EXPECT_EQ(remove(story.member, "In review").error().status, 403);
    EXPECT_EQ(remove(story.stranger, "In review").error().status, 404);
    EXPECT_EQ(remove(story.nobody, "In review").error().status, 401);
    EXPECT_TRUE(is_there("In review"));
}

TEST_P(removed_statuses, a_bug_is_reported_into_the_first_of_triage_or_open) {
    value(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.owner, with());
        projects::change_status_request first;
        first.position = 0;
        return projects::change_status(tx, by, story.alpha, core.id, status("Fixed"), first);
    }));
    EXPECT_EQ(value(create(titled("One"))).status, status("New"));
    ASSERT_TRUE(remove(story.owner, "New", status("Confirmed")));
    EXPECT_EQ(value(create(titled("Two"))).status, status("Confirmed"));
}

TEST_P(removed_statuses, bugs_that_move_into_it_meanwhile_are_refused_or_move_on) {
    std::vector<bug> made;
    for (int i = 0; i < 12; ++i) made.push_back(value(create(titled("One of many"))));
    std::atomic<int> refused_moves = 0;
    std::vector<std::thread> threads;
    for (const auto& each : made) {
        threads.emplace_back([&, each] {
            const auto moved = change(each, {.status = status("In review")});
            if (moved) return;
            EXPECT_EQ(moved.error().fields.at(0).code, "status_unknown");
            ++refused_moves;
        });
    }
    threads.emplace_back([&] {
        EXPECT_TRUE(remove(story.editor, "In review", status("In progress")));
    });
    for (auto& each : threads) each.join();
    EXPECT_FALSE(is_there("In review"));
    EXPECT_EQ(
        count("SELECT COUNT(*) FROM bugs b WHERE b.org_id = $1 AND NOT EXISTS (SELECT 1 FROM "
              "statuses s WHERE s.org_id = b.org_id AND s.id = b.status_id)"),
        0
    );
    int stayed = 0;
    for (const auto& each : made) {
        const auto now = value(read(story.member, story.alpha, to_string(each.id)));
        if (now.status == each.status) ++stayed;
    }
    EXPECT_EQ(stayed, refused_moves);
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::bugs
