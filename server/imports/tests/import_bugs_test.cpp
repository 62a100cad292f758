#include "bugs/acts/withhold.hpp"
#include "bugs/change_bug.hpp"
#include "bugs/read_bugs.hpp"
#include "comments/edit_comment.hpp"
#include "comments/read_comments.hpp"
#include "imports/import_bugs.hpp"
#include "labels/read_labels.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/read_projects.hpp"
#include "relations/list_relations.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::imports {

class importing : public db::on_each_database {
protected:
    [[nodiscard]] import_bug report(std::int64_t number) {
        return {
            .key = "OLD-" + std::to_string(number),
            .project = "OLD",
            .number = number,
            .title = "Report " + std::to_string(number),
            .description = "Long ago",
            .status = "Confirmed",
            .resolution = "none",
            .author = "u1",
            .assignee = "u2",
            .created = {1'400'000'000'000'000},
            .updated = {1'500'000'000'000'000},
            .closed = {},
        };
    }
    [[nodiscard]] import_bug closed_as_duplicate(std::int64_t number) {
        auto made = report(number);
        made.status = "Closed";
        made.resolution = "duplicate";
        made.closed = made.updated;
        return made;
    }
    static import_comment said(std::string text, std::int64_t second) {
        return {
            .author = "u3",
            .created = {1'450'000'000'000'000 + second * microseconds_per_s},
            .text = std::move(text)
        };
    }
    static void relate(import_bug& from, relations::role kind, std::string to) {
        from.relations.push_back({.kind = kind, .to = std::move(to)});
    }

    outcome<import_result> take(
        std::vector<import_bug> bugs,
        bool is_dry_run = false,
        std::map<std::string, std::string> people = {}
    ) {
        import_request what{
            .org = story.alpha,
            .source = "old",
            .is_dry_run = is_dry_run,
            .people = std::move(people),
            .bugs = std::move(bugs)
        };
        return run(import_bugs(with(), std::move(what)));
    }

    bugs::bug change(std::string_view key, const bugs::change_bug_request& what) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.editor, with());
            return bugs::change_bug(tx, by, story.alpha, key, what, std::nullopt);
        }));
    }
    std::vector<comments::comment> comments_of(std::string_view key) {
        return testing::read(with(), [&](db::reader& tx) {
            auto page = value(comments::list_comments(
                tx, story.member, story.alpha, key, {.after = std::nullopt, .limit = 50}
            ));
            return page.items;
        });
    }
    /// "blocks OLD-2", in the order of time.
    std::vector<std::string> relations_of(std::string_view key) {
        const auto listed = testing::read(with(), [&](db::reader& tx) {
            return value(relations::list_relations(tx, story.member, story.alpha, key));
        });
        std::vector<std::string> told;
        for (const auto& each : listed.items) {
            told.push_back(std::string{schema::name_of(each.kind)} + " " + each.bug.key);
        }
        std::ranges::sort(told);
        return told;
    }
    std::vector<std::string> labels_named(const bugs::bug& of) {
        const auto all = testing::read(with(), [&](db::reader& tx) {
            return value(labels::list_labels(tx, story.member, story.alpha));
        });
        std::vector<std::string> names;
        for (const auto each : of.labels) {
            names.push_back(std::ranges::find(all.items, each, &labels::label::id)->name);
        }
        std::ranges::sort(names);
        return names;
    }

    outcome<bugs::bug> find(std::string_view key) {
        return testing::read(with(), [&](db::reader& tx) {
            return bugs::read_bug(tx, story.member, story.alpha, key);
        });
    }

    std::int64_t count(std::string_view table) {
        const auto sql = "SELECT COUNT(*) FROM " + std::string{table};
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(importing);

TEST_P(importing, keeps_keys_texts_times_and_people) {
    const auto done = value(take({report(7), report(40)}));
    EXPECT_EQ(done.created, 2);
    const auto bug = value(find("OLD-40"));
    EXPECT_EQ(bug.title, "Report 40");
    EXPECT_EQ(bug.created, timestamp{1'400'000'000'000'000});
    EXPECT_EQ(bug.updated, timestamp{1'500'000'000'000'000});
    EXPECT_EQ(bug.assigned_members.size(), 1U);
    EXPECT_EQ(count("persons"), 2);
}

TEST_P(importing, the_next_bug_of_a_person_gets_the_highest_number_and_one) {
    value(take({report(40), report(7)}));
    const auto next = testing::read(with(), [&](db::reader& tx) {
        auto rows = tx.query(
            "SELECT next_number FROM projects WHERE org_id = $1 AND key = $2", story.alpha, "OLD"
        );
        return rows.next() ? rows.get<std::int64_t>(0) : 0;
    });
    EXPECT_EQ(next, 41);
}

TEST_P(importing, twice_is_harmless) {
    value(take({report(1), report(2)}));
    const auto changes = count("changes");
    const auto again = value(take({report(1), report(2)}));
    EXPECT_EQ(again.created, 0);
    EXPECT_EQ(again.present, 2);
    EXPECT_EQ(count("bugs"), 2);
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, leaves_word_for_the_owner_of_how_many_came_and_from_where) {
    value(take({report(1), report(2)}, true));
    value(take({report(1), report(2)}));
    value(take({report(1), report(2)}));
    auto newer = report(2);
    newer.title = "Another title";
    value(take({newer, report(3), report(4)}));
    const auto told = testing::read(with(), [&](db::reader& tx) {
        std::vector<std::string> found;
        auto rows = tx.query(
            "SELECT kind, actor_kind, about, count, bugs FROM security_events WHERE org_id = $1",
            story.alpha
        );
        while (rows.next()) {
            found.push_back(
                rows.get<std::string>(0) + "|" + rows.get<std::string>(1) + "|" +
                rows.get<std::string>(2) + "|" + std::to_string(rows.get<std::int64_t>(3)) + "|" +
                std::to_string(rows.get<std::int64_t>(4))
            );
        }
        return found;
    });
    EXPECT_EQ(told, (std::vector<std::string>{"bugs_imported||old|2|5"}));
}

TEST_P(importing, a_dry_run_says_the_same_and_changes_nothing) {
    const auto changes = count("changes");
    const auto done = value(take({report(1), report(2)}, true));
    EXPECT_EQ(done.created, 2);
    EXPECT_EQ(count("bugs"), 0);
    EXPECT_EQ(count("projects"), 0);
    EXPECT_EQ(count("persons"), 0);
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, one_bad_report_is_named_and_the_others_are_kept) {
    auto wrong = report(2);
    wrong.status = "Nowhere";
    const auto done = value(take({report(1), wrong, report(3)}));
    EXPECT_EQ(done.created, 2);
    ASSERT_EQ(done.failed.size(), 1U);
    EXPECT_EQ(done.failed.front().key, "OLD-2");
    EXPECT_NE(done.failed.front().reason.find("Nowhere"), std::string::npos);
    EXPECT_TRUE(find("OLD-3"));
    EXPECT_FALSE(find("OLD-2"));
}

TEST_P(importing, counts_follow) {
    auto closed = report(2);
    closed.status = "Verified";
    closed.resolution = "fixed";
    closed.closed = timestamp{1'450'000'000'000'000};
    value(take({report(1), closed}));
    const auto project = testing::read(with(), [&](db::reader& tx) {
        return value(projects::read_project(tx, story.owner, story.alpha, "OLD"));
    });
    EXPECT_EQ(project.bug_count, 2);
    EXPECT_EQ(project.open_bug_count, 1);
}

TEST_P(importing, an_unknown_organization_is_told) {
    import_request what{.org = {}, .source = "old", .is_dry_run = false, .bugs = {report(1)}};
    EXPECT_EQ(run(import_bugs(with(), std::move(what))).error().code, "organization_unknown");
}

TEST_P(importing, keeps_priority_labels_environment_and_comments) {
    auto what = report(7);
    what.priority = bugs::priority::high;
    what.labels = {"type/Bug", "component: iOS", "component: Android", "TYPE/Story"};
    what.environment = {{.name = "OS", .value = "iOS 8"}};
    what.comments = {said("first", 1), said("second", 2)};
    const auto done = value(take({what, report(8)}));
    EXPECT_EQ(done.comments, 2);
    const auto bug = value(find("OLD-7"));
    EXPECT_EQ(bug.priority, bugs::priority::high);
    EXPECT_EQ(bug.severity, bugs::severity::unset);
    const std::vector<std::string> expected{"TYPE/Story", "component: Android", "component: iOS"};
    EXPECT_EQ(labels_named(bug), expected);
    ASSERT_EQ(done.notes.size(), 1U);
    EXPECT_NE(done.notes.front().reason.find("type/Bug"), std::string::npos);
    EXPECT_EQ(bug.environment, what.environment);
    const auto comments = comments_of("OLD-7");
    ASSERT_EQ(comments.size(), 2U);
    EXPECT_EQ(comments[1].text, "first");
    EXPECT_EQ(comments[1].created, said("", 1).created);
    EXPECT_EQ(comments[0].author, comments[1].author);
    EXPECT_NE(comments[0].author, bug.bug_author);
    EXPECT_EQ(bug.updated, what.updated);
    EXPECT_EQ(bug.rev, 1);
}

TEST_P(importing, makes_relations_whichever_report_comes_first) {
    auto first = report(1);
    relate(first, relations::role::blocks, "OLD-2");
    relate(first, relations::role::relates_to, "OLD-3");
    relate(first, relations::role::child, "OLD-3");
    const auto begun = value(take({first}));
    EXPECT_EQ(begun.relations, 0);
    EXPECT_EQ(begun.waiting.size(), 3U);
    auto second = report(2);
    relate(second, relations::role::blocked_by, "OLD-1");
    auto third = report(3);
    relate(third, relations::role::relates_to, "OLD-1");
    const auto done = value(take({second, third}));
    EXPECT_EQ(done.relations, 3);
    EXPECT_TRUE(done.waiting.empty());
    EXPECT_TRUE(done.notes.empty());
    const std::vector<std::string> expected{"blocks OLD-2", "child OLD-3", "relates_to OLD-3"};
    EXPECT_EQ(relations_of("OLD-1"), expected);
    EXPECT_EQ(count("relations"), 3);
}

TEST_P(importing, circles_are_refused_and_told_and_the_bugs_stay) {
    auto first = report(1);
    relate(first, relations::role::blocks, "OLD-2");
    auto second = report(2);
    relate(second, relations::role::blocks, "OLD-1");
    relate(second, relations::role::relates_to, "OLD-2");
    const auto done = value(take({first, second}));
    EXPECT_EQ(done.created, 2);
    EXPECT_EQ(done.relations, 1);
    ASSERT_EQ(done.notes.size(), 2U);
    EXPECT_NE(done.notes[0].reason.find("circle"), std::string::npos);
    EXPECT_NE(done.notes[1].reason.find("itself"), std::string::npos);
}

TEST_P(importing, a_second_parent_is_told) {
    auto child = report(3);
    relate(child, relations::role::parent, "OLD-1");
    auto other = report(2);
    relate(other, relations::role::child, "OLD-3");
    const auto done = value(take({report(1), other, child}));
    EXPECT_EQ(done.relations, 1);
    EXPECT_EQ(done.notes.size(), 1U);
    EXPECT_EQ(relations_of("OLD-3").size(), 1U);
}

TEST_P(importing, duplicates_point_to_their_originals_and_keep_their_times) {
    auto copy = closed_as_duplicate(2);
    relate(copy, relations::role::duplicate_of, "OLD-1");
    relate(copy, relations::role::duplicate_of, "OLD-3");
    auto open = report(4);
    relate(open, relations::role::duplicate_of, "OLD-1");
    auto original = report(1);
    relate(original, relations::role::duplicated_by, "OLD-2");
    const auto done = value(take({original, copy, report(3), open}));
    EXPECT_EQ(done.relations, 3);
    EXPECT_EQ(done.notes.size(), 2U);
    const std::vector<std::string> expected{"duplicate_of OLD-1", "relates_to OLD-3"};
    EXPECT_EQ(relations_of("OLD-2"), expected);
    EXPECT_EQ(relations_of("OLD-4"), std::vector<std::string>{"relates_to OLD-1"});
    const auto bug = value(find("OLD-2"));
    EXPECT_EQ(bug.updated, copy.updated);
    EXPECT_EQ(bug.closed, copy.closed);
    EXPECT_EQ(bug.rev, 1);
    EXPECT_TRUE(value(find("OLD-4")).is_open);
}

TEST_P(importing, the_same_again_changes_nothing_at_all) {
    auto first = report(1);
    first.labels = {"component: iOS"};
    first.comments = {said("hello", 1), said("again", 1)};
    relate(first, relations::role::blocks, "OLD-2");
    relate(first, relations::role::blocks, "OLD-99");
    auto second = report(2);
    relate(second, relations::role::blocks, "OLD-1");
    value(take({first, second}));
    const auto changes = count("changes");
    const auto again = value(take({first, second}));
    EXPECT_EQ(again.present, 2);
    EXPECT_EQ(again.updated + again.created + again.comments + again.relations, 0);
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, news_of_the_source_are_taken_over_where_nobody_changed_them_here) {
    auto what = report(1);
    what.labels = {"one"};
    what.comments = {said("a", 1)};
    value(take({what}));
    change("OLD-1", {.title = "Ours"});
    what.title = "Theirs";
    what.description = "Now this";
    what.status = "Verified";
    what.resolution = "fixed";
    what.closed = what.updated;
    what.labels = {"one", "two"};
    what.assignee = "u9";
    what.comments = {said("a, edited", 1), said("b", 2)};
    const auto done = value(take({what}));
    EXPECT_EQ(done.updated, 1);
    EXPECT_EQ(done.comments, 1);
    ASSERT_EQ(done.notes.size(), 1U);
    EXPECT_NE(done.notes.front().reason.find("title"), std::string::npos);
    const auto bug = value(find("OLD-1"));
    EXPECT_EQ(bug.title, "Ours");
    EXPECT_EQ(bug.description, "Now this");
    EXPECT_FALSE(bug.is_open);
    EXPECT_EQ(labels_named(bug), (std::vector<std::string>{"one", "two"}));
    const auto comments = comments_of("OLD-1");
    ASSERT_EQ(comments.size(), 2U);
    EXPECT_EQ(comments[1].text, "a, edited");
    EXPECT_EQ(comments[1].rev, 2);

    const auto changes = count("changes");
    const auto again = value(take({what}));
    EXPECT_EQ(again.updated, 0);
    EXPECT_EQ(again.notes.size(), 1U) << "what stays behind is told again";
    EXPECT_EQ(count("changes"), changes);
}

TEST_P(importing, what_people_changed_here_stays_when_the_source_says_nothing_new) {
    auto what = report(1);
    value(take({what}));
    change("OLD-1", {.title = "Ours", .priority = bugs::priority::urgent});
    what.description = "Now this";
    const auto done = value(take({what}));
    EXPECT_EQ(done.updated, 1);
    EXPECT_TRUE(done.notes.empty());
    const auto bug = value(find("OLD-1"));
    EXPECT_EQ(bug.title, "Ours");
    EXPECT_EQ(bug.priority, bugs::priority::urgent);
    EXPECT_EQ(bug.description, "Now this");
}

TEST_P(importing, a_bug_that_was_deleted_here_stays_so) {
    auto what = report(1);
    value(take({what}));
    value(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.owner, with());
        return bugs::delete_bug(tx, by, story.alpha, "OLD-1");
    }));
    what.title = "News";
    const auto done = value(take({what}));
    EXPECT_EQ(done.updated, 0);
    EXPECT_TRUE(done.failed.empty());
    EXPECT_EQ(done.notes.size(), 1U);
    EXPECT_FALSE(find("OLD-1"));
}

TEST_P(importing, people_can_be_members) {
    auto what = report(1);
    what.comments = {said("x", 1)};
    const std::map<std::string, std::string> people{{"u1", "mary"}, {"u3", "EDSGER"}};
    value(take({what}, false, people));
    const auto bug = value(find("OLD-1"));
    EXPECT_EQ(bug.bug_author, story.member.user.value);
    EXPECT_EQ(comments_of("OLD-1").front().author, story.editor.user.value);
    EXPECT_EQ(count("persons"), 1);
    const auto wrong = value(take({report(2)}, false, {{"u1", "nobody"}}));
    ASSERT_EQ(wrong.failed.size(), 1U);
    EXPECT_NE(wrong.failed.front().reason.find("nobody"), std::string::npos);
}

TEST_P(importing, a_key_that_is_taken_is_told) {
    value(take({report(1)}));
    import_request other{.org = story.alpha, .source = "other", .bugs = {report(1), report(2)}};
    const auto done = value(run(import_bugs(with(), std::move(other))));
    EXPECT_EQ(done.created, 1);
    ASSERT_EQ(done.failed.size(), 1U);
    EXPECT_EQ(done.failed.front().key, "OLD-1");
    EXPECT_NE(done.failed.front().reason.find("\"other\""), std::string::npos);
}

TEST_P(importing, labels_without_room_are_told_and_the_bug_is_kept) {
    testing::write(with(), [&](db::transaction& tx) {
        for (int i = 0; i < limits::labels_per_organization_max; ++i) {
            const auto name = "l" + std::to_string(i);
            tx.execute(
                "INSERT INTO labels (org_id, id, name, name_folded, color, description, "
                "created_at) VALUES ($1, $2, $3, $4, 'blue', '', 1)",
                story.alpha,
                crypto::make_id<label_id>(with().random, with().clock.now()),
                name,
                name
            );
        }
    });
    auto what = report(1);
    what.labels = {"l5", "new"};
    const auto done = value(take({what}));
    EXPECT_EQ(done.created, 1);
    EXPECT_EQ(done.notes.size(), 1U);
    EXPECT_EQ(labels_named(value(find("OLD-1"))), std::vector<std::string>{"l5"});
}

TEST_P(importing, whoever_hears_the_log_holds_what_is_there) {
    testing::replica heard;
    auto first = report(1);
    first.labels = {"component: iOS"};
    first.comments = {said("a", 1), said("b", 2)};
    relate(first, relations::role::blocks, "OLD-2");
    auto copy = closed_as_duplicate(3);
    relate(copy, relations::role::duplicate_of, "OLD-1");
    value(take({first, report(2), copy}));
    first.title = "Later";
    first.comments[0].text = "a, edited";
    first.comments.push_back(said("c", 3));
    value(take({first}));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    for (const auto* key : {"OLD-1", "OLD-2", "OLD-3"}) {
        const auto bug = value(find(key));
        EXPECT_EQ(heard.thing(bug.id.value), testing::fields_of(bug)) << key;
    }
    const auto comments = comments_of("OLD-1");
    ASSERT_EQ(comments.size(), 3U);
    for (const auto& each : comments) {
        auto fields = heard.thing(each.id.value);
        fields.erase("projectID"); // of the change, not of the comment
        EXPECT_EQ(fields, testing::fields_of(each));
    }
}

TEST_P(importing, a_dry_run_of_everything_changes_nothing) {
    auto first = report(1);
    first.labels = {"component: iOS"};
    first.comments = {said("a", 1)};
    relate(first, relations::role::blocks, "OLD-2");
    const auto changes = count("changes");
    const auto done = value(take({first, report(2)}, true));
    EXPECT_EQ(done.created, 2);
    EXPECT_EQ(done.comments, 1);
    EXPECT_EQ(done.relations, 1);
    EXPECT_EQ(count("changes"), changes);
    EXPECT_EQ(count("labels") + count("comments") + count("imported_relations"), 0);
}

TEST_P(importing, the_ground_names_statuses_labels_and_whoever_is_missing) {
    auto first = report(1);
    first.labels = {"component: iOS"};
    value(take({first}));
    ground_request asked{.org = story.alpha, .usernames = {"Mary", "nobody"}};
    const auto found = value(run(survey_ground(with(), std::move(asked))));
    EXPECT_EQ(found.unknown_usernames, std::vector<std::string>{"nobody"});
    EXPECT_EQ(found.labels, std::vector<std::string>{"component: iOS"});
    EXPECT_EQ(found.statuses.size(), 7U);
    EXPECT_FALSE(found.some_usernames.empty());
}

} // namespace lacewing::imports
