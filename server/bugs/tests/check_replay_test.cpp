#include "bugs/check_replay.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "labels/create_label.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace lacewing::bugs {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

/// Bugs of all kinds, and what is told of them once somebody has reached into their rows.
class bugs_held_against_the_log_on : public on_alpha {
protected:
    void SetUp() override {
        on_alpha::SetUp();
        crash = value(create(titled("Crash")));
        clock().advance_s(60);
        change_bug_request all;
        all.title = "Crash at start";
        all.assigned_members = {story.owner.user.value, story.member.user.value};
        all.status = status("Confirmed");
        all.labels = {make_label()};
        value(change(crash, all));
        auto hidden = titled("Passwords in the log");
        hidden.visibility = changes::visibility::restricted;
        secret = value(create(hidden));
    }

    label_id make_label() {
        return value(testing::write(
                         with(),
                         [&](db::transaction& tx) {
                             const auto by = changes::begin_act(story.owner, with());
                             return labels::create_label(
                                 tx, by, story.alpha, {.name = "crash"}, with().random
                             );
                         }
                     )
        ).id;
    }
    std::vector<std::string> told() { return told_by(check_replays); }
    void set_to(const std::string& what, const bug& which) {
        reach_in(fmt::format("UPDATE bugs SET {} WHERE org_id = $1 AND id = $2", what), which.id);
    }
    [[nodiscard]] static std::string line(const bug& which, std::string_view what) {
        return fmt::format("bug {}: {}", to_string(which.id), what);
    }
    [[nodiscard]] static std::string differs(const bug& which, std::string_view field) {
        return line(which, fmt::format("{} is not what the log says", field));
    }

    bug crash;
    bug secret;
};

LACEWING_ON_EACH_DATABASE(bugs_held_against_the_log_on);

TEST_P(bugs_held_against_the_log_on, are_what_it_says) {
    EXPECT_THAT(told(), IsEmpty());
}

TEST_P(bugs_held_against_the_log_on, are_told_by_each_field_that_somebody_changed) {
    set_to(
        "title = 'Crash', title_folded = 'crash', description = 'Else', resolution = 'fixed', "
        "is_open = NOT is_open, number = 99, severity = 3, priority = 1, due = '2026-12-24', "
        "estimate_hundredths = 150, environment = '[{\"name\":\"os\",\"value\":\"x\"}]', "
        "labels = '[]', vote_count = 3, snoozed_until = 0, created_at = created_at + 1, "
        "updated_at = updated_at + 1, closed_at = 5, status_since = status_since - 1, "
        "reopen_count = 7, rev = rev + 1, rank = 'zz', assigned_members = '[]'",
        crash
    );
    std::vector<std::string> expected;
    for (const auto* field :
         {"title",       "description", "resolution",     "isOpen",    "number",  "severity",
          "priority",    "due",         "estimate",       "snooze",    "created", "updated",
          "environment", "closed",      "statusSince",    "voteCount", "rev",     "reopenCount",
          "labels",      "rank",        "assignedMembers"}) {
        expected.push_back(differs(crash, field));
    }
    expected.push_back(line(crash, "bug_assignees does not hold what the bug says"));
    expected.push_back(line(crash, "bug_labels does not hold what the bug says"));
    EXPECT_THAT(told(), UnorderedElementsAreArray(expected));
}

TEST_P(bugs_held_against_the_log_on, are_told_by_a_restricted_one_that_all_see) {
    set_to("visibility = 'inherit'", secret);
    EXPECT_THAT(
        told(),
        UnorderedElementsAre(
            differs(secret, "visibility"),
            line(secret, "bug_readers does not hold what the bug says")
        )
    );
}

TEST_P(bugs_held_against_the_log_on, are_told_by_what_stands_beside_them) {
    set_to("title_folded = 'crush at start'", crash);
    reach_in("DELETE FROM bug_watchers WHERE org_id = $1 AND bug_id = $2", crash.id);
    reach_in("DELETE FROM bug_readers WHERE org_id = $1 AND bug_id = $2", secret.id);
    reach_in(
        "DELETE FROM bug_assignees WHERE org_id = $1 AND bug_id = $2 AND position = 1", crash.id
    );
    EXPECT_THAT(
        told(),
        UnorderedElementsAre(
            differs(crash, "watchers"),
            line(crash, "title_folded does not hold what the bug says"),
            line(crash, "bug_assignees does not hold what the bug says"),
            line(secret, "bug_readers does not hold what the bug says")
        )
    );
}

TEST_P(bugs_held_against_the_log_on, are_told_where_they_lie_in_another_project) {
    const auto other = web.statuses.front().id;
    testing::write(with(), [&](db::transaction& tx) {
        return tx.execute(
            "UPDATE bugs SET project_id = $3, status_id = $4 WHERE org_id = $1 AND id = $2",
            story.alpha,
            crash.id,
            web.id,
            other
        );
    });
    EXPECT_THAT(
        told(), UnorderedElementsAre(differs(crash, "projectID"), differs(crash, "status"))
    );
}

TEST_P(bugs_held_against_the_log_on, are_missed_where_the_log_made_them) {
    for (const auto* table : {"bug_readers", "bug_watchers"}) {
        reach_in(fmt::format("DELETE FROM {} WHERE org_id = $1 AND bug_id = $2", table), secret.id);
    }
    reach_in("DELETE FROM bugs WHERE org_id = $1 AND id = $2", secret.id);
    EXPECT_THAT(told(), ElementsAre(line(secret, "the log made it, and it is not there")));
}

TEST_P(bugs_held_against_the_log_on, are_told_where_the_log_does_not_know_them) {
    reach_in(
        "DELETE FROM changes WHERE owner_id = $1 AND subject_id = $2 AND action = 'created'",
        crash.id
    );
    EXPECT_THAT(
        told(), ElementsAre(line(crash, "stands in the table, and the log does not know it"))
    );
}

TEST_P(bugs_held_against_the_log_on, are_told_where_they_cannot_be_read) {
    set_to("resolution = 'no such word'", crash);
    EXPECT_THAT(told(), ElementsAre(HasSubstr("cannot be read: ")));
}

} // namespace
} // namespace lacewing::bugs
