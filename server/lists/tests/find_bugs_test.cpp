#include "lists/cursor.hpp"
#include "lists/tests/lists_fixture.hpp"

#include <array>

namespace lacewing::lists {
namespace {

class finding_bugs_on : public lists_on {
protected:
    bugs::bug report(const std::string& title, bugs::create_bug_request what = {}) {
        with_clock();
        auto made = titled(title);
        made.severity = what.severity;
        made.labels = what.labels;
        made.assigned_members = what.assigned_members;
        made.visibility = what.visibility;
        return value(create(made));
    }
    void with_clock() { clock().advance_s(60); }
    std::string code(const outcome<bug_list>& of) {
        return of ? "" : of.error().code + " " + of.error().fields.at(0).pointer;
    }
};
LACEWING_ON_EACH_DATABASE(finding_bugs_on);

TEST_P(finding_bugs_on, without_a_query_lists_as_before_and_pages_through_all) {
    for (int n = 0; n < 7; ++n) report("Bug " + std::to_string(n));
    for (const int limit : {1, 3, 7, 100}) {
        EXPECT_EQ(walk(asked(story.member, std::nullopt, "CORE"), limit).size(), 7U);
        EXPECT_EQ(walk(asked(story.member, std::nullopt), limit).size(), 7U);
        EXPECT_EQ(walk(asked(story.member, ""), limit).size(), 7U);
        EXPECT_EQ(walk(asked(story.member, "is:open", "CORE"), limit).size(), 7U);
    }
    EXPECT_EQ(value(find(asked(story.member, "is:open", "WEB"), {.limit = 5})).total, 0);
}

TEST_P(finding_bugs_on, goes_on_behind_the_last_one_while_others_report) {
    for (int n = 0; n < 6; ++n) report("Old " + std::to_string(n));
    const auto what = asked(story.member, "old sort:-created");
    const auto first = value(find(what, {.cursor = std::nullopt, .limit = 3}));
    for (int n = 0; n < 3; ++n) report("Old and new");
    const auto second = value(find(what, {.cursor = first.next_cursor, .limit = 3}));
    EXPECT_EQ(second.items.at(0).title, "Old 2");
    EXPECT_EQ(second.items.at(2).title, "Old 0");
    EXPECT_FALSE(second.next_cursor);
    EXPECT_EQ(second.total, 9);
}

TEST_P(finding_bugs_on, goes_by_ranks_where_asked_and_the_query_has_no_order) {
    const auto one = report("One");
    const auto two = report("Two");
    const auto three = report("Three");
    put_rank(one.id, "M");
    put_rank(two.id, "m");
    put_rank(three.id, "5");
    const auto walked = [&](const std::optional<std::string>& q, int limit) {
        return walk(asked(story.member, q), limit, sql::default_order::rank);
    };
    for (const int limit : {1, 2, 500}) {
        EXPECT_EQ(walked(std::nullopt, limit), (std::vector{three.id, one.id, two.id}));
        EXPECT_EQ(walked("is:open", limit), (std::vector{three.id, one.id, two.id}));
        EXPECT_EQ(walked("sort:-created", limit), (std::vector{three.id, two.id, one.id}));
    }
    put_rank(three.id, "m");
    EXPECT_EQ(walked("", 1), (std::vector{one.id, two.id, three.id}));
    EXPECT_EQ(walked("", 500), (std::vector{one.id, two.id, three.id}));
}

TEST_P(finding_bugs_on, goes_on_in_a_project_whether_it_is_named_by_key_or_id) {
    for (int n = 0; n < 3; ++n) report("Crash");
    const auto id =
        to_string(value(find(asked(story.member, ""), {.limit = 1})).items[0].project_id);
    const std::array names{std::string{"CORE"}, id};
    for (const auto& q : {std::optional<std::string>{}, std::optional<std::string>{"is:open"}}) {
        for (const auto& begun : names) {
            for (const auto& went_on : names) {
                const auto first = value(find(asked(story.member, q, begun), {.limit = 2}));
                const page_wanted rest{.cursor = first.next_cursor.value(), .limit = 2};
                EXPECT_EQ(value(find(asked(story.member, q, went_on), rest)).items.size(), 1U);
                EXPECT_EQ(
                    code(find(asked(story.member, q, "WEB"), rest)), "cursor_invalid ?cursor"
                );
            }
        }
    }
}

TEST_P(finding_bugs_on, tells_a_stranger_nothing_of_projects_by_cursors) {
    for (int n = 0; n < 2; ++n) report("Crash");
    const auto cursor =
        value(find(asked(story.member, std::nullopt, "CORE"), {.limit = 1})).next_cursor;
    for (const auto* const project : {"CORE", "WEB", "NONE"}) {
        const auto found = find(asked(story.stranger, std::nullopt, project), {.cursor = cursor});
        ASSERT_FALSE(found);
        EXPECT_EQ(found.error().status, 404) << project;
    }
}

TEST_P(finding_bugs_on, refuses_cursors_that_belong_elsewhere) {
    for (int n = 0; n < 3; ++n) report("Crash");
    const auto cursor_of = [&](const question& what) {
        return value(find(what, {.cursor = std::nullopt, .limit = 1})).next_cursor.value();
    };
    const auto plain = cursor_of(asked(story.member, std::nullopt));
    const auto of_project = cursor_of(asked(story.member, std::nullopt, "CORE"));
    const auto of_query = cursor_of(asked(story.member, "crash"));
    const auto sorted = cursor_of(asked(story.member, "crash sort:title"));
    auto cut = of_query;
    cut.pop_back();
    const std::array all{
        plain,
        of_project,
        of_query,
        sorted,
        cut,
        std::string{},
        std::string{"AAAA"},
        std::string{"!"},
        std::string(3'000, 'A'),
        of_query + "AAAA"
    };
    const std::array lists{
        asked(story.member, std::nullopt),
        asked(story.member, std::nullopt, "CORE"),
        asked(story.member, "crash"),
        asked(story.member, "crash sort:title"),
        asked(story.member, "crash", "CORE")
    };
    for (std::size_t list = 0; list < lists.size(); ++list) {
        for (std::size_t at = 0; at < all.size(); ++at) {
            const auto found = find(lists[list], {.cursor = all[at], .limit = 1});
            EXPECT_EQ(code(found), at == list && list < 4 ? "" : "cursor_invalid ?cursor")
                << list << " " << at;
        }
    }
    auto elsewhere = asked(story.stranger, "crash");
    elsewhere.org = story.beta;
    EXPECT_EQ(code(find(elsewhere, {.cursor = of_query, .limit = 1})), "cursor_invalid ?cursor");
    for (const auto& of : {plain, of_query}) {
        const page_wanted by_ranks{.cursor = of, .limit = 1, .order = sql::default_order::rank};
        EXPECT_EQ(code(find(lists[of == plain ? 0 : 2], by_ranks)), "cursor_invalid ?cursor");
    }
}

TEST_P(finding_bugs_on, never_counts_or_lists_what_its_reader_must_not_know) {
    bugs::create_bug_request secret;
    secret.visibility = changes::visibility::restricted;
    const auto hidden = report("Secret", secret);
    const auto shown = report("Shown");
    relate("blocks", hidden.id, shown.id);
    remove(report("Deleted").id);
    EXPECT_EQ(titles(story.member, "sort:title"), "Secret|Shown");
    EXPECT_EQ(titles(story.owner, "is:blocked"), "Shown");
    EXPECT_EQ(titles(story.editor, "sort:title"), "Shown");
    EXPECT_EQ(titles(story.editor, "is:blocked"), "");
    EXPECT_EQ(titles(story.editor, "key:" + hidden.key), "");
    EXPECT_EQ(titles(story.editor, "blocked-by:" + hidden.key), "");
    EXPECT_EQ(value(find(story.editor, "key:" + hidden.key)).notes, std::nullopt);
    EXPECT_EQ(value(find(story.editor, "is:open")).total, 1);
    EXPECT_EQ(value(groups(story.editor, "", "status")).total, 1);
    EXPECT_EQ(value(groups(story.owner, "", "status")).items.at(0).count, 2);
}

TEST_P(finding_bugs_on, tells_outsiders_no_name_of_anybody) {
    bugs::create_bug_request mine;
    mine.assigned_members = {story.member.user.value};
    report("Assigned", mine);
    const auto outsider = stranger_of_public();
    EXPECT_EQ(titles(story.editor, "assignee:mary"), "Assigned");
    EXPECT_EQ(titles(story.editor, "assignee:\"Name of mary\""), "Assigned");
    EXPECT_EQ(titles(outsider, "assignee:mary"), "");
    EXPECT_EQ(titles(outsider, "assignee:@mary"), "");
    EXPECT_EQ(titles(outsider, "assignee:" + to_string(story.member.user)), "Assigned");
    EXPECT_EQ(titles(outsider, "assignee:any sort:assignee"), "Assigned");
    EXPECT_TRUE(value(values(outsider, "assignee", "")).items.empty());
    EXPECT_EQ(value(values(story.editor, "assignee", "MA")).items.at(0).count, 1);
}

TEST_P(finding_bugs_on, notes_names_that_mean_nothing_and_refuses_fields_that_are_none) {
    report("Crash");
    const auto found = value(find(story.member, "label:nosuch status:nosuch assignee:nosuch"));
    ASSERT_TRUE(found.notes);
    EXPECT_EQ(found.notes->size(), 3U);
    EXPECT_EQ(found.notes->at(0).code, "label_unknown");
    EXPECT_EQ(found.notes->at(0).begin, 6);
    EXPECT_EQ(found.total, 0);
    EXPECT_EQ(find(story.member, "asignee:@me").error().code, "query_field_unknown");
    auto lenient = asked(story.member, "foo:bar");
    lenient.how.manner = query::manner::lenient;
    EXPECT_EQ(value(find(lenient, {.limit = 5})).notes->at(0).code, "searched_as_text");
    auto nowhere = asked(story.member, "crash");
    nowhere.how.zone = "Mars/Olympus";
    EXPECT_EQ(find(nowhere, {.limit = 5}).error().status, 400);
    EXPECT_EQ(find(asked(story.member, "crash", "NONE"), {.limit = 5}).error().status, 404);
    EXPECT_EQ(find(story.nobody, "crash").error().status, 401);
    EXPECT_EQ(find(story.stranger, "asignee:@me").error().status, 404);
}

TEST_P(finding_bugs_on, answers_the_longest_query_there_can_be) {
    report("Crash");
    std::string wide;
    for (int n = 0; n < 200; ++n)
        wide += (n == 0 ? "label:" : ",") + std::string{"l"} + std::to_string(n);
    EXPECT_EQ(value(find(story.member, "crash -" + wide)).total, 1);
    std::string deep = "is:open";
    for (int n = 0; n < 15; ++n) deep = "relates-to:(" + deep + ")";
    EXPECT_EQ(value(find(story.member, deep)).total, 0);
    EXPECT_EQ(value(find(story.member, "relates-to:(" + deep + ")")).total, 0);
    EXPECT_EQ(
        find(story.member, "relates-to:(relates-to:(" + deep + "))").error().code, "query_too_deep"
    );
    std::string groups = "is:closed";
    for (int n = 0; n < 16; ++n) groups = "(nothing OR crash -(nothing OR crash -" + groups + "))";
    EXPECT_EQ(find(story.member, groups).error().code, "query_too_deep");
    groups = "is:open";
    for (int n = 0; n < 8; ++n) groups = "(nothing OR crash -(nothing OR crash -" + groups + "))";
    EXPECT_EQ(value(find(story.member, groups)).total, 1);
}

TEST_P(finding_bugs_on, completes_labels_choices_and_flags_with_counts) {
    bugs::create_bug_request what;
    what.labels = {make_label("area/ui")};
    make_label("later");
    what.severity = bugs::severity::s1;
    report("One", what);
    report("Two", what);
    const auto labels = value(values(story.member, "label", "")).items;
    ASSERT_EQ(labels.size(), 2U);
    EXPECT_EQ(labels[0].value, "area/ui");
    EXPECT_EQ(labels[0].count, 2);
    EXPECT_EQ(labels[1].count, 0);
    EXPECT_EQ(value(values(story.member, "label", "UI")).items.size(), 1U);
    const auto severities = value(values(story.member, "sev", "s")).items;
    ASSERT_EQ(severities.size(), 4U);
    EXPECT_EQ(severities[0].count, 2);
    EXPECT_EQ(value(values(story.member, "is", "op")).items.at(0).count, 2);
    EXPECT_EQ(value(values(story.member, "status", "n")).items.at(0).count, 2);
    EXPECT_EQ(value(values(story.member, "project", "co")).items.at(0).value, "CORE");
    EXPECT_TRUE(value(values(story.member, "created", "")).items.empty());
    EXPECT_EQ(values(story.member, "nosuch", "").error().code, "field_invalid");
    EXPECT_EQ(groups(story.member, "", "title").error().code, "field_invalid");
    EXPECT_EQ(groups(story.member, "", "status,").error().code, "field_invalid");
}

TEST_P(finding_bugs_on, adds_up_what_was_open_on_each_day) {
    const auto first = report("One");
    clock().advance_s(3 * 24 * 3600);
    report("Two");
    bugs::change_bug_request fixed{.status = status("Fixed")};
    fixed.resolution = bugs::resolution::fixed;
    ASSERT_TRUE(change(first, fixed));
    const auto what = asked(story.member, std::nullopt);
    const auto days = [&](int count) {
        return value(testing::read(
                         with(), [&](db::reader& tx) { return read_series(tx, what, count); }
                     )
        ).items;
    };
    const auto week = days(7);
    ASSERT_EQ(week.size(), 7U);
    EXPECT_EQ(week[3].opened, 1);
    EXPECT_EQ(week[5].open, 1);
    EXPECT_EQ(week[6].opened, 1);
    EXPECT_EQ(week[6].closed, 1);
    EXPECT_EQ(week[6].open, 1);
    EXPECT_EQ(week[6].open_by_severity.at(0), 1);
    const auto today = days(1);
    ASSERT_EQ(today.size(), 1U);
    EXPECT_EQ(today[0], week[6]);
}

} // namespace
} // namespace lacewing::lists
