#include "lists/tests/lists_fixture.hpp"

#include <fmt/format.h>

#include <functional>

/// Sentences of docs/query-language.md that say what bugs are found, and in which order;
/// tools/query_doc.py holds them together.
namespace lacewing::lists {
namespace {

constexpr std::int64_t day_s = 24 * 3600;

class query_language_on : public lists_on {
protected:
    using tweak = std::function<void(bugs::new_bug&)>;

    bug_id add(const std::string& title, const tweak& with_more = {}) {
        clock().advance_s(1);
        bugs::new_bug made{
            .id = new_id(),
            .number = std::nullopt,
            .title = title,
            .description = "What happened",
            .status = status("New"),
            .author = {.is = principal::kind::user, .value = story.owner.user.value},
            .assigned = {},
            .created = clock().now(),
            .updated = clock().now(),
            .closed = std::nullopt,
            .status_since = clock().now()
        };
        if (with_more) with_more(made);
        const auto kept = insert(core.id, {made});
        EXPECT_TRUE(kept);
        return made.id;
    }
    bug_id add_in(const std::string& name) {
        return add(name, [&](bugs::new_bug& made) {
            made.status = status(name);
            if (name != "Fixed" && name != "Verified" && name != "Closed") return;
            made.closed = clock().now();
            made.resolution = bugs::resolution::fixed;
        });
    }
    bug_id add_assigned(const std::string& title, const access::actor& to) {
        return add(title, [&](bugs::new_bug& made) {
            made.assigned = {{.is = principal::kind::user, .value = to.user.value}};
        });
    }
    void snooze(bug_id which, std::int64_t until) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "UPDATE bugs SET snoozed_until = $3 WHERE org_id = $1 AND id = $2",
                story.alpha,
                which,
                until
            );
        });
    }
    /// The titles in the order of reporting.
    std::string found(const std::string& q) { return titles(q + " sort:created"); }
};
LACEWING_ON_EACH_DATABASE(query_language_on);

/// `is:open` bugs have a status whose category is neither done nor dropped, `is:closed` bugs one
/// of those.
TEST_P(query_language_on, open_and_closed) {
    for (const auto& each : core.statuses) add_in(each.name);
    EXPECT_EQ(found("is:open"), "New|Confirmed|In progress|In review");
    EXPECT_EQ(found("is:closed"), "Fixed|Verified|Closed");
}

/// `is:triage` bugs have a status of that category and are not snoozed.
TEST_P(query_language_on, triage) {
    for (const auto& each : core.statuses) add_in(each.name);
    snooze(add("Snoozed"), 0);
    EXPECT_EQ(found("is:triage"), "New");
}

/// `is:started`, `is:done` and `is:dropped` bugs have a status of that category.
TEST_P(query_language_on, categories) {
    for (const auto& each : core.statuses) add_in(each.name);
    EXPECT_EQ(found("is:started"), "In progress|In review");
    EXPECT_EQ(found("is:done"), "Fixed|Verified");
    EXPECT_EQ(found("is:dropped"), "Closed");
}

/// `is:blocked` bugs wait for an open bug.
TEST_P(query_language_on, blocked) {
    const auto waiting = add("Waiting");
    const auto free = add("Free");
    relate("blocks", add("Open"), waiting);
    relate("blocks", add_in("Fixed"), free);
    EXPECT_EQ(found("is:blocked"), "Waiting");
}

/// `is:ready` bugs are open, not blocked, and assigned to nobody or to you.
TEST_P(query_language_on, ready) {
    add("Nobody's");
    add_assigned("Mine", story.member);
    add_assigned("Another's", story.owner);
    relate("blocks", add("Blocking"), add("Blocked"));
    add_in("Fixed");
    EXPECT_EQ(found("is:ready"), "Nobody's|Mine|Blocking");
}

/// `is:overdue` bugs are open and were due before today.
TEST_P(query_language_on, overdue) {
    const auto due = [](std::string day) { return [day](bugs::new_bug& made) { made.due = day; }; };
    add("Late", due("2025-12-31"));
    add("Today", due("2026-01-01"));
    add("Never");
    add("Closed", [&](bugs::new_bug& made) {
        made.status = status("Fixed");
        made.closed = clock().now();
        made.resolution = bugs::resolution::fixed;
        made.due = "2025-12-31";
    });
    EXPECT_EQ(found("is:overdue"), "Late");
}

/// `is:snoozed` bugs are kept out of triage, until then or until something happens to them.
TEST_P(query_language_on, snoozed) {
    snooze(add("Until something happens"), 0);
    snooze(add("Until tomorrow"), clock().now().microseconds + day_s * microseconds_per_s);
    snooze(add("Until yesterday"), clock().now().microseconds - day_s * microseconds_per_s);
    add("Not");
    EXPECT_EQ(found("is:snoozed"), "Until something happens|Until tomorrow");
    EXPECT_EQ(found("is:triage"), "Until yesterday|Not");
}

/// `is:regression` bugs were caused by another bug.
TEST_P(query_language_on, regression) {
    const auto regression = add("Regression");
    relate("caused_by", regression, add("Cause"));
    EXPECT_EQ(found("is:regression"), "Regression");
}

/// Only their readers know of `is:restricted` bugs.
TEST_P(query_language_on, restricted) {
    add("For all");
    add("For few", [](bugs::new_bug& made) { made.visibility = changes::visibility::restricted; });
    EXPECT_EQ(found("is:restricted"), "");
    EXPECT_EQ(titles(story.owner, "is:restricted"), "For few");
}

/// You watch `is:watched` bugs, voted for `is:voted` ones and are assigned to `is:mine`.
TEST_P(query_language_on, watched_voted_mine) {
    add("Watched", [&](bugs::new_bug& made) { made.watchers = {story.member.user.value}; });
    add("Watched by another",
        [&](bugs::new_bug& made) { made.watchers = {story.owner.user.value}; });
    const auto voted = add("Voted");
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "INSERT INTO bug_voters (org_id, bug_id, user_id) VALUES ($1, $2, $3)",
            story.alpha,
            voted,
            story.member.user
        );
    });
    add_assigned("Mine", story.member);
    add_assigned("Another's", story.owner);
    EXPECT_EQ(found("is:watched"), "Watched");
    EXPECT_EQ(found("is:voted"), "Voted");
    EXPECT_EQ(found("is:mine"), "Mine");
}

/// `is:stale` bugs are open and were not changed for 90 days.
TEST_P(query_language_on, stale) {
    const auto aged = [&](std::int64_t seconds) {
        return [seconds](bugs::new_bug& made) {
            made.updated.microseconds -= seconds * microseconds_per_s;
            made.created = made.updated;
        };
    };
    add("Stale", aged(90 * day_s + 60));
    add("Not yet", aged(90 * day_s - 60));
    add("Closed", [&](bugs::new_bug& made) {
        aged(100 * day_s)(made);
        made.status = status("Fixed");
        made.closed = made.updated;
        made.resolution = bugs::resolution::fixed;
    });
    EXPECT_EQ(found("is:stale"), "Stale");
}

/// A word finds titles in which a word begins with it, in capitals or not: `STA` finds `Crash on
/// start`.
TEST_P(query_language_on, words_in_titles) {
    add("Crash on start");
    add("Restart fails");
    add("Straße (START)");
    EXPECT_EQ(found("STA"), "Crash on start|Straße (START)");
    EXPECT_EQ(found("strasse"), "Straße (START)");
    EXPECT_EQ(found("cra STA"), "Crash on start");
    EXPECT_EQ(found("\"on st\""), "Crash on start");
    EXPECT_EQ(found("art"), "");
}

/// Without `sort:` what changed last comes first, and of what changed at once what was reported
/// last.
TEST_P(query_language_on, default_order) {
    const auto at = [](std::int64_t second) {
        return [second](bugs::new_bug& made) {
            made.updated = timestamp{second * microseconds_per_s};
            made.created = timestamp{0};
        };
    };
    add("Early", at(1));
    add("Last", at(9));
    add("Once", at(5));
    add("And again", at(5));
    EXPECT_EQ(titles(""), "Last|And again|Once|Early");
    EXPECT_EQ(titles("is:open"), "Last|And again|Once|Early");
    EXPECT_EQ(titles("sort:updated"), "Early|Once|And again|Last");
}

/// What is empty comes last, whichever the direction: `sort:-due`.
TEST_P(query_language_on, empty_comes_last) {
    add("Never");
    add("Soon", [](bugs::new_bug& made) { made.due = "2026-01-02"; });
    add("Later", [](bugs::new_bug& made) { made.due = "2026-02-02"; });
    EXPECT_EQ(titles("sort:due"), "Soon|Later|Never");
    EXPECT_EQ(titles("sort:-due"), "Later|Soon|Never");
}

} // namespace
} // namespace lacewing::lists
