#include "bugs/tests/bugs_fixture.hpp"
#include "organizations/leave_organization.hpp"

#include <array>
#include <atomic>
#include <thread>

namespace lacewing::bugs {
namespace {

class changing_a_bug_on : public on_alpha {
protected:
    void SetUp() override {
        on_alpha::SetUp();
        crash = value(create(titled("Crash")));
        clock().advance_s(60);
    }
    /// Acts, and expects the log to bring a replica from the state before to the state after.
    bug change_and_compare(const change_bug_request& what) {
        testing::replica heard;
        heard.put(testing::fields_of(value(read(story.owner, story.alpha, to_string(crash.id)))));
        heard.start_at(changes::content_of(story.alpha), version());
        const auto after = value(change(crash, what));
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, changes::content_of(story.alpha));
            return 0;
        });
        const auto fetched = value(read(story.owner, story.alpha, to_string(crash.id)));
        EXPECT_EQ(after, fetched);
        EXPECT_EQ(heard.thing(crash.id.value), testing::fields_of(fetched));
        expect_exact_counts();
        return after;
    }
    bug crash;
};
LACEWING_ON_EACH_DATABASE(changing_a_bug_on);

TEST_P(changing_a_bug_on, changes_the_named_fields_and_counts_the_revision) {
    const auto after = change_and_compare({.title = "Crash on start"});
    EXPECT_EQ(after.title, "Crash on start");
    EXPECT_EQ(after.description, crash.description);
    EXPECT_EQ(after.rev, 2);
    EXPECT_EQ(after.updated, with().clock.now());
    EXPECT_EQ(after.created, crash.created);
}

TEST_P(changing_a_bug_on, whoever_left_stays_assigned_and_is_assigned_to_nothing_new) {
    const auto gone = story.member.user.value;
    change_and_compare({.assigned_members = {{gone}}});
    testing::write(with(), [&](db::transaction& tx) {
        return organizations::leave_organization(
            tx, changes::begin_act(story.member, with()), story.alpha
        );
    });
    const auto both = change_and_compare({.assigned_members = {{gone, story.owner.user.value}}});
    EXPECT_EQ(both.assigned_members.size(), 2U);
    change_and_compare({.assigned_members = {{story.owner.user.value}}});
    const auto again = change(crash, {.assigned_members = {{gone}}});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().fields.at(0).code, "member_unknown");
}

TEST_P(changing_a_bug_on, closes_it_with_a_resolution_and_opens_it_again) {
    const auto closed =
        change_and_compare({.status = status("Fixed"), .resolution = resolution::fixed});
    EXPECT_FALSE(closed.is_open);
    EXPECT_EQ(closed.closed, with().clock.now());
    EXPECT_EQ(project(core.id).open_bug_count, 0);
    EXPECT_EQ(project(core.id).bug_count, 1);

    const auto verified = change_and_compare({.status = status("Verified")});
    EXPECT_EQ(verified.resolution, resolution::fixed);
    EXPECT_EQ(project(core.id).open_bug_count, 0);

    const auto opened = change_and_compare({.status = status("Confirmed")});
    EXPECT_TRUE(opened.is_open);
    EXPECT_EQ(opened.reopen_count, 1);
    EXPECT_EQ(opened.resolution, resolution::none);
    EXPECT_FALSE(opened.closed);
    EXPECT_EQ(project(core.id).open_bug_count, 1);
}

TEST_P(changing_a_bug_on, sets_and_clears_harm_plan_and_place) {
    const std::vector<environment_entry> place{{"os", "Debian 12"}, {"url", "https://a.test/"}};
    const auto judged = change_and_compare(
        {.severity = severity::s2,
         .priority = priority::urgent,
         .due = std::string{"2028-02-29"},
         .estimate = 2.25,
         .environment = place}
    );
    EXPECT_EQ(judged.severity, severity::s2);
    EXPECT_EQ(judged.priority, priority::urgent);
    EXPECT_EQ(judged.due, "2028-02-29");
    EXPECT_EQ(judged.estimate, 2.25);
    EXPECT_EQ(judged.environment, place);

    const auto cleared = change_and_compare(
        {.severity = severity::unset,
         .priority = priority::none,
         .due = std::nullopt,
         .estimate = std::nullopt,
         .environment = std::vector<environment_entry>{}}
    );
    EXPECT_EQ(cleared.severity, severity::unset);
    EXPECT_EQ(cleared.priority, priority::none);
    EXPECT_FALSE(cleared.due);
    EXPECT_FALSE(cleared.estimate);
    EXPECT_TRUE(cleared.environment.value().empty());
}

TEST_P(changing_a_bug_on, refuses_estimates_too_fine_and_one_name_twice) {
    const auto before = version();
    EXPECT_EQ(change(crash, {.estimate = 0.125}).error().fields.at(0).code, "too_fine");
    const std::vector<environment_entry> twice{{"os", "Debian 12"}, {"os", "Debian 13"}};
    EXPECT_EQ(
        change(crash, {.environment = twice}).error().fields.at(0).pointer, "/environment/1/name"
    );
    EXPECT_EQ(version(), before);
}

TEST_P(changing_a_bug_on, assigns_and_unassigns) {
    const auto grace = make_person("Grace");
    const std::vector both{story.owner.user.value, grace.value};
    EXPECT_EQ(change_and_compare({.assigned_members = both}).assigned_members, both);
    EXPECT_EQ(count("SELECT COUNT(*) FROM bug_assignees WHERE org_id = $1"), 2);
    const std::vector<uuid> none;
    EXPECT_EQ(change_and_compare({.assigned_members = none}).assigned_members, none);
    EXPECT_EQ(count("SELECT COUNT(*) FROM bug_assignees WHERE org_id = $1"), 0);
    const auto refusal =
        change(crash, {.assigned_members = std::vector{story.stranger.user.value}});
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/assignedMembers/0");
}

TEST_P(changing_a_bug_on, records_the_old_and_the_new_value) {
    const auto before = version();
    ASSERT_TRUE(change(crash, {.title = "Crash on start"}));
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(story.alpha), before, 10);
    });
    ASSERT_EQ(log.size(), 1U);
    const auto& what = log[0]->what;
    EXPECT_EQ(what.actor->value, story.editor.user.value);
    EXPECT_EQ(what.project, core.id);
    const std::vector<changes::field_change> expected{
        {.name = "title", .before = "\"Crash\"", .after = "\"Crash on start\""},
        {.name = "rev", .before = "1", .after = "2"}
    };
    EXPECT_EQ(what.fields, expected);
}

TEST_P(changing_a_bug_on, to_what_it_is_already_changes_nothing) {
    const auto before = version();
    EXPECT_EQ(
        value(change(
            crash,
            {.title = " Crash ",
             .description = crash.description,
             .status = crash.status,
             .resolution = resolution::none,
             .assigned_members = crash.assigned_members}
        )),
        crash
    );
    EXPECT_EQ(value(change(crash, {})), crash);
    EXPECT_EQ(version(), before);
}

TEST_P(changing_a_bug_on, is_refused_whole_when_one_field_is_wrong) {
    const auto before = version();
    const auto refusal = change(crash, {.title = "New title", .status = status("Closed")});
    EXPECT_EQ(refusal.error().fields.at(0).code, "resolution_missing");
    const auto foreign = change(crash, {.title = "New title", .status = web.statuses[1].id});
    EXPECT_EQ(foreign.error().fields.at(0).code, "status_unknown");
    EXPECT_EQ(version(), before);
    EXPECT_EQ(value(read(story.owner, story.alpha, to_string(crash.id))), crash);
}

TEST_P(changing_a_bug_on, is_for_members_alone) {
    const auto id = to_string(crash.id);
    const change_bug_request what{.title = "Mine now"};
    EXPECT_TRUE(change(story.member, story.alpha, id, {.title = "By its author"}));
    EXPECT_TRUE(change(story.editor, story.alpha, "CORE-1", {.title = "By key"}));
    const auto before = version();
    EXPECT_EQ(change(story.stranger, story.alpha, id, what).error().status, 404);
    EXPECT_EQ(change(story.stranger, story.beta, id, what).error().status, 404);
    EXPECT_EQ(change(story.nobody, story.alpha, id, what).error().status, 401);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(change(story.stranger, story.alpha, id, what).error().status, 403);
    EXPECT_EQ(change(story.stranger, story.alpha, "CORE-99", what).error().status, 404);
    EXPECT_EQ(change(story.nobody, story.alpha, id, what).error().status, 401);
    EXPECT_EQ(change(story.nobody, story.alpha, "CORE-99", what).error().status, 401);
    EXPECT_EQ(version(), before);
}

TEST_P(changing_a_bug_on, never_writes_over_a_text_that_the_writer_has_not_seen) {
    ASSERT_TRUE(change(crash, {.title = "By the first"}, 1));
    const auto conflict = change(crash, {.title = "By the second"}, 1);
    ASSERT_FALSE(conflict);
    EXPECT_EQ(conflict.error().status, 412);
    EXPECT_EQ(conflict.error().code, "text_conflict");
    EXPECT_EQ(conflict.error().fields.at(0).pointer, "/title");
    EXPECT_EQ(
        conflict.error().current,
        schema::to_json(value(read(story.owner, story.alpha, to_string(crash.id))))
    );
    EXPECT_EQ(change(crash, {.title = "By the second"}, 2)->rev, 3);
}

TEST_P(changing_a_bug_on, merges_edits_of_different_fields) {
    ASSERT_TRUE(change(crash, {.title = "By the first"}, 1));
    const auto merged =
        change(crash, {.description = "By the second", .status = status("Confirmed")}, 1);
    ASSERT_TRUE(merged);
    EXPECT_EQ(merged->title, "By the first");
    EXPECT_EQ(merged->description, "By the second");
}

TEST_P(changing_a_bug_on, with_the_text_that_is_there_or_without_a_revision_is_no_conflict) {
    ASSERT_TRUE(change(crash, {.title = "By the first"}));
    EXPECT_TRUE(change(crash, {.title = "By the first", .status = status("Confirmed")}, 1));
    EXPECT_TRUE(change(crash, {.title = "Last one wins"}));
    EXPECT_EQ(change(crash, {.title = "From the future"}, 99).error().status, 412);
}

TEST_P(changing_a_bug_on, by_two_at_once_with_one_revision_lets_one_through) {
    for (int round = 0; round < 20; ++round) {
        const auto rev = value(read(story.owner, story.alpha, to_string(crash.id))).rev;
        std::vector<std::thread> threads;
        std::atomic<int> done = 0;
        std::atomic<int> conflicts = 0;
        for (int i = 0; i < 2; ++i) {
            threads.emplace_back([&, i] {
                const auto title = "Round " + std::to_string(round) + " by " + std::to_string(i);
                const auto answer = change(crash, {.title = title}, rev);
                if (answer)
                    ++done;
                else if (answer.error().status == 412)
                    ++conflicts;
            });
        }
        for (auto& each : threads) each.join();
        EXPECT_EQ(done, 1);
        EXPECT_EQ(conflicts, 1);
    }
}

TEST_P(changing_a_bug_on, that_is_meant_for_triage_alone_is_refused_once_somebody_judged_it) {
    const change_bug_request accept{
        .status = status("Confirmed"), .severity = severity::s2, .only_in_triage = true
    };
    const auto accepted = value(change(crash, accept));
    const auto late = change(
        story.owner,
        story.alpha,
        to_string(crash.id),
        {.status = status("Closed"), .resolution = resolution::invalid, .only_in_triage = true}
    );
    EXPECT_EQ(late.error().status, 412);
    EXPECT_EQ(late.error().code, "judged_already");
    EXPECT_EQ(late.error().current, schema::to_json(accepted));
    EXPECT_EQ(value(read(story.owner, story.alpha, to_string(crash.id))), accepted);

    const auto back = value(change(crash, {.status = status("New")}));
    EXPECT_TRUE(change(crash, {.severity = severity::s3, .only_in_triage = true}));
    EXPECT_EQ(back.status, status("New"));
}

TEST_P(changing_a_bug_on, that_is_meant_for_triage_alone_waits_until_a_snooze_is_over) {
    const timestamp until{clock().now().microseconds + 60'000'000};
    ASSERT_TRUE(change(crash, {.snooze = snooze{.until = until}, .only_in_triage = true}));
    const change_bug_request accept{.status = status("Confirmed"), .only_in_triage = true};
    EXPECT_EQ(change(crash, accept).error().code, "judged_already");
    clock().advance_s(60);
    EXPECT_TRUE(change(crash, accept));
}

TEST_P(changing_a_bug_on, that_is_meant_for_triage_alone_lets_one_of_two_at_once_through) {
    const auto original = value(create(titled("The first of its kind")));
    const std::array<change_bug_request, 3> judgements{{
        {.status = status("Confirmed"), .severity = severity::s1, .only_in_triage = true},
        {.duplicate_of = to_string(original.id), .only_in_triage = true},
        {.snooze = snooze{}, .only_in_triage = true},
    }};
    for (std::size_t round = 0; round < 15; ++round) {
        const auto fresh = value(create(titled("Found twice")));
        std::atomic<int> done = 0;
        std::atomic<int> told = 0;
        std::vector<std::thread> threads;
        for (std::size_t who = 0; who < 2; ++who) {
            threads.emplace_back([&, who] {
                const auto& what = judgements.at((round + who) % judgements.size());
                const auto answer = change(fresh, what);
                if (answer)
                    ++done;
                else if (answer.error().code == "judged_already")
                    ++told;
            });
        }
        for (auto& each : threads) each.join();
        EXPECT_EQ(done, 1) << "round " << round;
        EXPECT_EQ(told, 1) << "round " << round;
    }
    expect_exact_counts();
}

TEST_P(changing_a_bug_on, from_many_threads_loses_no_revision_and_no_count) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            for (int n = 0; n < 10; ++n) {
                const bool closes = (i + n) % 2 == 0;
                EXPECT_TRUE(change(
                    crash,
                    {.title = "T" + std::to_string(i) + "." + std::to_string(n),
                     .status = closes ? status("Fixed") : status("Confirmed"),
                     .resolution = closes ? resolution::fixed : resolution::none}
                ));
            }
        });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(value(read(story.owner, story.alpha, to_string(crash.id))).rev, 81);
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::bugs
