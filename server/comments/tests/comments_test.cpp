#include "comments/tests/comments_fixture.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <set>
#include <thread>

namespace lacewing::comments {
namespace {

LACEWING_ON_EACH_DATABASE(commenting_on);

TEST_P(commenting_on, a_bug_lists_what_was_written_the_newest_first) {
    const auto first = value(write(story.member, "CORE-1", saying("It *crashes* here too.")));
    clock().advance_s(1);
    const auto second = value(write(story.editor, to_string(crash.id), saying("Which version?")));
    EXPECT_EQ(first.author, story.member.user.value);
    EXPECT_EQ(second.created.microseconds - first.created.microseconds, 1'000'000);
    EXPECT_FALSE(first.edited);
    const auto page = value(list_of(story.owner, "CORE-1"));
    EXPECT_EQ(page.items, (std::vector{second, first}));
    EXPECT_FALSE(page.next_cursor);
    EXPECT_EQ(page.versions.content, version());
}

TEST_P(commenting_on, pages_hold_every_comment_once) {
    std::vector<comment> written;
    for (int i = 0; i < 7; ++i) {
        written.push_back(value(write(story.member, "CORE-1", saying(std::to_string(i)))));
        if (i % 2 == 0) clock().advance_s(1);
    }
    std::vector<comment> read;
    http::page_request page{.after = std::nullopt, .limit = 3};
    while (true) {
        const auto found = value(list_of(story.member, "CORE-1", page));
        read.insert(read.end(), found.items.begin(), found.items.end());
        if (!found.next_cursor) break;
        page.after = http::parse_cursor(*found.next_cursor);
    }
    // Of two at one time the greater id comes first.
    std::ranges::sort(written, std::greater{}, [](const comment& each) {
        return std::pair{each.created, each.id};
    });
    EXPECT_TRUE(read == written);
}

TEST_P(commenting_on, a_bug_is_for_members_who_see_it) {
    EXPECT_EQ(write(story.nobody, "CORE-1", saying("x")).error().status, 401);
    EXPECT_EQ(write(story.stranger, "CORE-1", saying("x")).error().status, 404);
    EXPECT_EQ(write(story.member, "CORE-9", saying("x")).error().status, 404);
    EXPECT_EQ(write(story.member, "THEIRS-1", saying("x")).error().status, 404);
    EXPECT_EQ(list_of(story.stranger, "CORE-1").error().status, 404);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(write(story.stranger, "CORE-1", saying("x")).error().status, 403);
    EXPECT_TRUE(list_of(story.stranger, "CORE-1"));
    EXPECT_TRUE(list_of(story.nobody, "CORE-1"));
    EXPECT_TRUE(value(list_of(story.owner, "CORE-1")).items.empty());
}

TEST_P(commenting_on, a_text_of_white_space_is_refused) {
    const auto before = version();
    EXPECT_EQ(write(story.member, "CORE-1", saying(" \n ")).error().fields.at(0).pointer, "/text");
    EXPECT_EQ(version(), before);
}

TEST_P(commenting_on, sending_twice_writes_once) {
    const auto what = saying("Once");
    const auto made = value(write(story.member, "CORE-1", what));
    ASSERT_TRUE(edit(story.member, made.id, "Edited since"));
    const auto before = version();
    EXPECT_EQ(value(write(story.member, "CORE-1", what)).text, "Edited since");
    EXPECT_EQ(version(), before);
    auto other = what;
    other.text = "Something else";
    EXPECT_EQ(write(story.member, "CORE-1", other).error().code, "id_taken");
    EXPECT_EQ(write(story.editor, "CORE-1", what).error().code, "id_taken");
    ASSERT_TRUE(remove(story.member, made.id));
    EXPECT_EQ(write(story.member, "CORE-1", what).error().code, "id_taken");
}

TEST_P(commenting_on, only_its_author_edits_and_never_over_what_they_have_not_seen) {
    const auto made = value(write(story.member, "CORE-1", saying("First")));
    clock().advance_s(1);
    EXPECT_EQ(edit(story.owner, made.id, "Mine").error().status, 403);
    EXPECT_EQ(edit(story.stranger, made.id, "Mine").error().status, 404);
    const auto edited = value(edit(story.member, made.id, "Second", 1));
    EXPECT_EQ(edited.rev, 2);
    EXPECT_EQ(edited.edited, with().clock.now());
    const auto refusal = edit(story.member, made.id, "Third", 1);
    EXPECT_EQ(refusal.error().status, 412);
    EXPECT_EQ(refusal.error().current, schema::to_json(edited));
    EXPECT_EQ(value(edit(story.member, made.id, "Second", 1)), edited);
    EXPECT_EQ(edit(story.member, made.id, " ").error().fields.at(0).pointer, "/text");
}

TEST_P(commenting_on, authors_remove_their_own_and_editors_any) {
    const auto of_member = value(write(story.member, "CORE-1", saying("a")));
    const auto of_owner = value(write(story.owner, "CORE-1", saying("b")));
    EXPECT_EQ(remove(story.member, of_owner.id).error().status, 403);
    EXPECT_EQ(remove(story.stranger, of_owner.id).error().status, 404);
    EXPECT_TRUE(remove(story.editor, of_owner.id));
    EXPECT_TRUE(remove(story.member, of_member.id));
    EXPECT_EQ(remove(story.member, of_member.id).error().status, 404);
    EXPECT_EQ(edit(story.member, of_member.id, "Back").error().status, 404);
    EXPECT_TRUE(value(list_of(story.owner, "CORE-1")).items.empty());
}

TEST_P(commenting_on, a_bug_wakes_it_and_makes_its_writer_watch) {
    bugs::change_bug_request asleep;
    asleep.snooze = bugs::snooze{};
    const auto before = value(change(story.member, story.alpha, "CORE-1", asleep));
    ASSERT_TRUE(before.snooze);
    ASSERT_TRUE(write(story.editor, "CORE-1", saying("It is back")));
    const auto woken = present_crash();
    EXPECT_FALSE(woken.snooze);
    EXPECT_TRUE(std::ranges::binary_search(*woken.watchers, story.editor.user.value));
    ASSERT_TRUE(write(story.editor, "CORE-1", saying("Indeed")));
    EXPECT_EQ(present_crash().rev, woken.rev);
}

TEST_P(commenting_on, sends_changes_that_make_a_replica_equal_to_a_fetch) {
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version());
    const auto kept = value(write(story.member, "CORE-1", saying("Kept")));
    const auto gone = value(write(story.editor, "CORE-1", saying("Gone")));
    clock().advance_s(1);
    ASSERT_TRUE(edit(story.member, kept.id, "Kept and edited"));
    ASSERT_TRUE(remove(story.editor, gone.id));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    expect_replica_equals_fetch(heard);
}

TEST_P(commenting_on, with_one_id_from_many_threads_writes_once) {
    const auto what = saying("Once");
    std::atomic<int> same = 0;
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] {
            const auto made = write(story.member, "CORE-1", what);
            if (made && made->id == what.id) ++same;
        });
    }
    threads.clear();
    EXPECT_EQ(same, 8);
    EXPECT_EQ(value(list_of(story.member, "CORE-1")).items.size(), 1U);
}

TEST_P(commenting_on, every_text_of_a_comment_is_kept) {
    const auto made = value(write(story.member, "CORE-1", saying("First \"words\"")));
    clock().advance_s(1);
    ASSERT_TRUE(edit(story.member, made.id, "Second\nline"));
    ASSERT_TRUE(react_to(story.editor, made.id, reaction::heart));
    clock().advance_s(1);
    ASSERT_TRUE(edit(story.member, made.id, "Third"));
    const std::vector<std::string> all{"First \"words\"", "Second\nline", "Third"};
    EXPECT_EQ(value(texts_of(story.editor, made.id)), all);
    ASSERT_TRUE(remove(story.member, made.id));
    EXPECT_EQ(texts_of(story.editor, made.id).error().status, 404);
    ASSERT_TRUE(restore(story.member, made.id));
    EXPECT_EQ(value(texts_of(story.editor, made.id)), all);
    EXPECT_EQ(texts_of(story.stranger, made.id).error().status, 404);
}

TEST_P(commenting_on, many_reactions_do_not_push_the_texts_out) {
    const auto made = value(write(story.member, "CORE-1", saying("First")));
    for (int i = 0; i < 60; ++i) {
        ASSERT_TRUE(react_to(story.editor, made.id, reaction::eyes));
        ASSERT_TRUE(react_to(story.editor, made.id, reaction::eyes, reacting::takes_back));
    }
    EXPECT_EQ(value(texts_of(story.editor, made.id)), std::vector<std::string>{"First"});
}

TEST_P(commenting_on, a_bug_counts_what_it_shows) {
    const auto counted = [this] {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(
                "SELECT comment_count FROM bugs WHERE org_id = $1 AND number = 1", story.alpha
            );
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    };
    EXPECT_EQ(counted(), 0);
    const auto what = saying("Once");
    const auto made = value(write(story.member, "CORE-1", what));
    ASSERT_TRUE(write(story.member, "CORE-1", what)) << "sent again";
    ASSERT_TRUE(write(story.editor, "CORE-1", saying("Twice")));
    EXPECT_EQ(counted(), 2);
    ASSERT_TRUE(edit(story.member, made.id, "Edited"));
    EXPECT_EQ(counted(), 2);
    ASSERT_TRUE(remove(story.member, made.id));
    ASSERT_FALSE(remove(story.member, made.id)) << "it is gone";
    EXPECT_EQ(counted(), 1);
    ASSERT_TRUE(restore(story.member, made.id));
    EXPECT_EQ(counted(), 2);
}

TEST_P(commenting_on, a_removed_one_comes_back_as_it_was) {
    const auto made = value(write(story.member, "CORE-1", saying("Kept")));
    const auto liked = value(react_to(story.editor, made.id, reaction::heart));
    EXPECT_EQ(restore(story.member, made.id).error().status, 404) << "it is there";
    ASSERT_TRUE(remove(story.editor, made.id));
    EXPECT_EQ(read(story.member, made.id).error().status, 404);
    EXPECT_EQ(react_to(story.member, made.id, reaction::eyes).error().status, 404);
    EXPECT_EQ(value(restore(story.member, made.id)), liked);
    EXPECT_EQ(value(list_of(story.owner, "CORE-1")).items, std::vector{liked});
    const auto of_owner = value(write(story.owner, "CORE-1", saying("b")));
    ASSERT_TRUE(remove(story.owner, of_owner.id));
    EXPECT_EQ(restore(story.member, of_owner.id).error().status, 403);
}

TEST_P(commenting_on, a_person_reacts_once_in_each_way) {
    const auto made = value(write(story.member, "CORE-1", saying("Fixed")));
    ASSERT_TRUE(react_to(story.editor, made.id, reaction::rocket));
    ASSERT_TRUE(react_to(story.owner, made.id, reaction::heart));
    ASSERT_TRUE(react_to(story.owner, made.id, reaction::rocket));
    const auto before = version();
    const auto twice = value(react_to(story.editor, made.id, reaction::rocket));
    EXPECT_EQ(version(), before);
    const std::vector<reactions_of_kind> expected{
        {.kind = reaction::heart, .by = {story.owner.user.value}},
        {.kind = reaction::rocket, .by = {story.editor.user.value, story.owner.user.value}}
    };
    EXPECT_EQ(twice.reactions, expected);
    EXPECT_EQ(twice.rev, 1) << "a reaction is no new text";
    ASSERT_TRUE(react_to(story.owner, made.id, reaction::heart, reacting::takes_back));
    const auto last = value(react_to(story.owner, made.id, reaction::heart, reacting::takes_back));
    EXPECT_EQ(last.reactions.size(), 1U);
    EXPECT_EQ(react_to(story.stranger, made.id, reaction::heart).error().status, 404);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(react_to(story.stranger, made.id, reaction::heart).error().status, 403);
    EXPECT_EQ(react_to(story.nobody, made.id, reaction::heart).error().status, 401);
}

TEST_P(commenting_on, a_restricted_bug_does_not_exist_for_those_who_must_not_know_it) {
    const auto open = value(write(story.editor, "CORE-1", saying("Said in the open")));
    restrict_crash(changes::visibility::restricted);
    const auto before = version();
    clock().advance_s(1);
    const auto hidden = value(write(story.member, "CORE-1", saying("Said behind the door")));
    clock().advance_s(1);
    ASSERT_TRUE(edit(story.member, hidden.id, "Said more softly"));
    EXPECT_EQ(version(), before) << "nothing is told to everybody";
    const auto never = comment_id{crypto::make_uuid(random(), with().clock.now())};
    for (const auto which : {open.id, hidden.id}) {
        EXPECT_EQ(
            read(story.editor, which).error().detail, read(story.editor, never).error().detail
        );
        EXPECT_EQ(edit(story.editor, which, "x").error().status, 404);
        EXPECT_EQ(remove(story.editor, which).error().status, 404);
        EXPECT_EQ(react_to(story.editor, which, reaction::eyes).error().status, 404);
        EXPECT_EQ(texts_of(story.editor, which).error().status, 404);
    }
    EXPECT_EQ(list_of(story.editor, "CORE-1").error().status, 404);
    EXPECT_EQ(history_of(story.editor).error().status, 404);
    EXPECT_EQ(value(list_of(story.owner, "CORE-1")).items.size(), 2U);

    restrict_crash(changes::visibility::inherit);
    EXPECT_EQ(value(read(story.editor, hidden.id)).text, "Said more softly");
    EXPECT_EQ(value(texts_of(story.editor, hidden.id)), std::vector<std::string>{});
    EXPECT_EQ(value(texts_of(story.member, hidden.id)).size(), 2U);
}

TEST_P(commenting_on, the_history_of_the_bug_tells_both_values_and_leaves_out_what_is_long) {
    clock().advance_s(1);
    ASSERT_TRUE(change(crash, {.title = "Crash on start"}));
    clock().advance_s(1);
    ASSERT_TRUE(change(crash, {.description = std::string(5'000, 'x')}));
    ASSERT_TRUE(write(story.member, "CORE-1", saying("Not of the bug itself")));
    const auto all = value(history_of(story.member));
    ASSERT_EQ(all.items.size(), 3U);
    EXPECT_FALSE(all.next_cursor);
    EXPECT_EQ(all.items[2].what, changes::action::created);
    EXPECT_EQ(all.items[2].actor, story.member.user.value);
    EXPECT_EQ(all.items[1].fields.at("title").before.text, "\"Crash\"");
    EXPECT_EQ(all.items[1].fields.at("title").after.text, "\"Crash on start\"");
    EXPECT_TRUE(all.items[0].fields.at("description").is_elided);
    EXPECT_EQ(history_of(story.stranger).error().status, 404);
}

TEST_P(commenting_on, the_history_tells_that_a_comment_went_and_not_what_it_said) {
    const auto made = value(write(story.member, "CORE-1", saying("A secret")));
    ASSERT_TRUE(remove(story.member, made.id));
    const auto newest = value(history_of(story.member)).items.at(0);
    EXPECT_EQ(newest.kind, changes::subject_kind::comment);
    EXPECT_EQ(newest.id, made.id.value);
    EXPECT_EQ(newest.what, changes::action::removed);
    EXPECT_TRUE(newest.fields.empty());
}

TEST_P(commenting_on, pages_of_the_history_hold_each_change_of_both_logs_once) {
    ASSERT_TRUE(change(crash, {.title = "In the open"}));
    restrict_crash(changes::visibility::restricted);
    for (int i = 0; i < 3; ++i) {
        clock().advance_s(1);
        const auto made = value(write(story.member, "CORE-1", saying("Hidden")));
        ASSERT_TRUE(remove(story.member, made.id));
    }
    restrict_crash(changes::visibility::inherit);
    clock().advance_s(1);
    ASSERT_TRUE(change(crash, {.title = "In the open again"}));
    const auto read_all = [&](const access::actor& who) {
        std::vector<std::pair<changes::stream::kind, std::int64_t>> found;
        http::page_request page{.after = std::nullopt, .limit = 2};
        while (true) {
            const auto read = value(history_of(who, page));
            for (const auto& each : read.items) found.emplace_back(each.stream, each.version);
            if (!read.next_cursor) return found;
            page.after = http::parse_cursor(*read.next_cursor);
        }
    };
    const auto known = read_all(story.member);
    ASSERT_EQ(known.size(), 10U);
    const std::set each_once(known.begin(), known.end());
    EXPECT_EQ(each_once.size(), 10U);
    const auto hidden = std::ranges::count(
        known,
        changes::stream::kind::restricted,
        &std::pair<changes::stream::kind, std::int64_t>::first
    );
    EXPECT_EQ(hidden, 5) << "restricted, three comments that went, opened up";
    EXPECT_EQ(read_all(story.editor).size(), 5U) << "the rest is for those who may know it so";
    EXPECT_EQ(read_all(story.owner).size(), 10U);
}

} // namespace
} // namespace lacewing::comments
