#include "bugs/tests/bugs_fixture.hpp"

#include <thread>

namespace lacewing::bugs {
namespace {

class creating_a_bug_on : public on_alpha {};
LACEWING_ON_EACH_DATABASE(creating_a_bug_on);

TEST_P(creating_a_bug_on, gives_it_a_key_the_first_status_and_its_author) {
    auto what = titled("  Crash on start ");
    what.assigned_members = {story.editor.user.value, story.owner.user.value};
    const auto made = create(what);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->key, "CORE-1");
    EXPECT_EQ(made->number, 1);
    EXPECT_EQ(made->title, "Crash on start");
    EXPECT_EQ(made->description, "What happened");
    EXPECT_EQ(made->status, status("New"));
    EXPECT_TRUE(made->is_open);
    EXPECT_EQ(made->resolution, resolution::none);
    EXPECT_EQ(made->bug_author, story.member.user.value);
    EXPECT_EQ(made->assigned_members, *what.assigned_members);
    EXPECT_EQ(made->created, with().clock.now());
    EXPECT_EQ(made->rev, 1);
    EXPECT_EQ(value(read(story.owner, story.alpha, "CORE-1")), *made);
    EXPECT_EQ(value(read(story.owner, story.alpha, to_string(made->id))), *made);
    EXPECT_EQ(create(titled("Another"))->key, "CORE-2");
    expect_exact_counts();
}

TEST_P(creating_a_bug_on, is_for_members_alone) {
    const auto before = version();
    EXPECT_EQ(create(story.stranger, story.alpha, titled("x")).error().status, 404);
    EXPECT_EQ(create(story.nobody, story.alpha, titled("x")).error().status, 401);
    EXPECT_EQ(create(server, story.alpha, titled("x")).error().status, 401);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(create(story.stranger, story.alpha, titled("x")).error().status, 403);
    EXPECT_EQ(create(story.nobody, story.alpha, titled("x")).error().status, 401);
    EXPECT_TRUE(create(story.owner, story.alpha, titled("x")));
    EXPECT_EQ(version(), before + 1);
}

TEST_P(creating_a_bug_on, in_a_foreign_project_is_like_in_none) {
    auto foreign = titled("x");
    foreign.project_id = theirs.id;
    auto missing = titled("x");
    missing.project_id = project_id{new_id().value};
    const auto one = create(foreign);
    const auto other = create(missing);
    ASSERT_FALSE(one);
    ASSERT_FALSE(other);
    EXPECT_EQ(one.error().status, 422);
    EXPECT_EQ(one.error().fields.at(0).pointer, "/projectID");
    EXPECT_EQ(one.error().fields.at(0).code, other.error().fields.at(0).code);
    EXPECT_EQ(one.error().detail, other.error().detail);
}

TEST_P(creating_a_bug_on, assigns_members_and_persons_of_the_organization_alone) {
    const auto grace = make_person("Grace");
    auto what = titled("x");
    what.assigned_members = {
        grace.value, story.stranger.user.value, story.owner.user.value, story.owner.user.value
    };
    const auto refusal = create(what);
    ASSERT_FALSE(refusal);
    ASSERT_EQ(refusal.error().fields.size(), 2U);
    EXPECT_EQ(refusal.error().fields[0].pointer, "/assignedMembers/1");
    EXPECT_EQ(refusal.error().fields[0].code, "member_unknown");
    EXPECT_EQ(refusal.error().fields[1].pointer, "/assignedMembers/3");
    EXPECT_EQ(refusal.error().fields[1].code, "duplicate");
    what.assigned_members = {grace.value, story.owner.user.value};
    EXPECT_EQ(create(what)->assigned_members, *what.assigned_members);
    EXPECT_EQ(
        count("SELECT COUNT(*) FROM bug_assignees WHERE org_id = $1 AND "
              "((position = 0 AND assignee_kind = 'person') OR "
              "(position = 1 AND assignee_kind = 'user'))"),
        2
    );
}

TEST_P(creating_a_bug_on, twice_with_the_same_content_does_it_once) {
    const auto what = titled("Crash");
    const auto first = create(what);
    ASSERT_TRUE(first);
    const auto before = version();
    EXPECT_EQ(value(create(what)), *first);
    EXPECT_EQ(version(), before);
    EXPECT_EQ(create(titled("Next"))->number, 2);
}

TEST_P(creating_a_bug_on, with_every_field_keeps_it_and_again_does_it_once) {
    auto what = titled("Crash");
    what.severity = severity::s1;
    what.priority = priority::high;
    what.due = "2026-12-24";
    what.estimate = 0.5;
    what.environment = std::vector<environment_entry>{{"browser", "Chromium 140"}};
    const auto made = value(create(what));
    EXPECT_EQ(made.severity, severity::s1);
    EXPECT_EQ(made.priority, priority::high);
    EXPECT_EQ(made.due, "2026-12-24");
    EXPECT_EQ(made.estimate, 0.5);
    EXPECT_EQ(made.environment, what.environment);
    EXPECT_EQ(value(read(story.owner, story.alpha, made.key)), made);
    EXPECT_EQ(value(create(what)), made);
    what.due = "2026-12-25";
    EXPECT_EQ(create(what).error().code, "id_taken");
}

TEST_P(creating_a_bug_on, again_after_it_was_edited_gives_it_as_it_is_now) {
    const auto what = titled("Crash");
    const auto first = value(create(what));
    const auto edited = value(change(first, {.title = "Crash on start"}));
    EXPECT_EQ(value(create(what)), edited);
}

TEST_P(creating_a_bug_on, with_the_id_of_another_bug_is_refused) {
    auto what = titled("Crash");
    ASSERT_TRUE(create(what));
    EXPECT_EQ(create(story.owner, story.alpha, what).error().code, "id_taken");
    what.title = "Another crash";
    EXPECT_EQ(create(what).error().status, 409);
    what = {
        .id = what.id,
        .project_id = web.id,
        .title = "Crash",
        .description = "What happened",
        .assigned_members = {},
        .client_id = {}
    };
    EXPECT_EQ(create(what).error().code, "id_taken");
    expect_exact_counts();
    EXPECT_EQ(create(titled("Next"))->number, 2);
}

TEST_P(creating_a_bug_on, with_the_id_of_a_bug_of_another_organization_tells_nothing) {
    auto what = titled("Crash");
    ASSERT_TRUE(create(what));
    what.project_id = theirs.id;
    EXPECT_TRUE(create(story.stranger, story.beta, what));
    EXPECT_EQ(value(read(story.owner, story.alpha, to_string(what.id))).project_id, core.id);
}

TEST_P(creating_a_bug_on, needs_an_id_of_version_7) {
    auto what = titled("Crash");
    what.id = {};
    EXPECT_EQ(create(what).error().fields.at(0).pointer, "/id");
}

TEST_P(creating_a_bug_on, sends_changes_that_make_a_replica_equal_to_a_fetch) {
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version());
    const auto made = value(create(titled("Crash")));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.thing(made.id.value), testing::fields_of(made));
    EXPECT_EQ(heard.things().size(), 1U);
}

TEST_P(creating_a_bug_on, from_many_threads_hands_out_every_number_once) {
    constexpr int threads_count = 8;
    constexpr int bugs_each = 10;
    std::vector<std::thread> threads;
    for (int i = 0; i < threads_count; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < bugs_each; ++n) EXPECT_TRUE(create(titled("Race")));
        });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(count("SELECT COUNT(DISTINCT number) FROM bugs WHERE org_id = $1"), 80);
    EXPECT_EQ(count("SELECT MIN(number) FROM bugs WHERE org_id = $1"), 1);
    EXPECT_EQ(count("SELECT MAX(number) FROM bugs WHERE org_id = $1"), 80);
    expect_exact_counts();
}

TEST_P(creating_a_bug_on, with_one_id_from_many_threads_does_it_once) {
    const auto what = titled("Race");
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] { EXPECT_EQ(create(what)->number, 1); });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(count("SELECT COUNT(*) FROM bugs WHERE org_id = $1"), 1);
    EXPECT_EQ(project(core.id).bug_count, 1);
}

} // namespace
} // namespace lacewing::bugs
