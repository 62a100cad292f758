#include "bugs/tests/bugs_fixture.hpp"
#include "organizations/counts.hpp"
#include "platform/schema/print.hpp"

namespace lacewing::bugs {
namespace {

class restricted_bugs_on : public on_alpha {
protected:
    create_bug_request secret(std::string title) {
        auto made = titled(std::move(title));
        made.visibility = changes::visibility::restricted;
        return made;
    }
    change_bug_request opened() {
        change_bug_request what;
        what.visibility = changes::visibility::inherit;
        return what;
    }
    change_bug_request restricted() {
        change_bug_request what;
        what.visibility = changes::visibility::restricted;
        return what;
    }
    outcome<bug> read(const access::actor& who, std::string_view which) {
        return on_alpha::read(who, story.alpha, which);
    }
    std::int64_t count_for(const access::actor& who) {
        return value(list(who, story.alpha, std::nullopt)).total;
    }
    /// All that somebody can learn of bugs by reading: lists, totals, projects, versions, tags, the
    /// log.
    std::string world_of(const access::actor& who, access::role role) {
        return testing::read(with(), [&](db::reader& tx) {
            std::string seen;
            const http::page_request page{.after = std::nullopt, .limit = 100};
            seen += schema::to_json(value(list_bugs(tx, who, story.alpha, std::nullopt, page)));
            seen += schema::to_json(value(list_bugs(tx, who, story.alpha, core.key, page)));
            seen += schema::to_json(value(projects::list_projects(tx, who, story.alpha)));
            seen += schema::to_json(value(organizations::read_organization(tx, who, story.alpha)));
            std::optional<user_id> listener;
            if (who.is == access::actor::kind::user) listener = who.user;
            seen += changes::etag(tx, story.alpha, role, listener);
            const auto content = changes::content_of(story.alpha);
            for (const auto& each : changes::changes_after(tx, content, 0, 1000)) {
                seen += schema::to_json(changes::to_wire(*each));
            }
            return seen;
        });
    }
};

LACEWING_ON_EACH_DATABASE(restricted_bugs_on);

TEST_P(restricted_bugs_on, are_there_for_author_assignees_named_people_and_owners_alone) {
    auto what = secret("Passwords in the log");
    const auto made = value(create(story.member, story.alpha, what));
    EXPECT_EQ(made.key, core.key + "-R1");
    EXPECT_TRUE(read(story.member, made.key));
    EXPECT_TRUE(read(story.owner, made.key));
    EXPECT_EQ(read(story.editor, made.key).error().code, "not_found");
    EXPECT_EQ(
        change(story.editor, story.alpha, to_string(made.id), opened()).error().code, "not_found"
    );

    change_bug_request share;
    share.shared_with = {story.editor.user.value};
    ASSERT_TRUE(change(story.owner, story.alpha, made.key, share));
    EXPECT_EQ(value(read(story.editor, made.key)).title, what.title);
    share.shared_with = std::vector<uuid>{};
    share.assigned_members = {story.editor.user.value};
    ASSERT_TRUE(change(story.owner, story.alpha, made.key, share));
    EXPECT_TRUE(read(story.editor, made.key));
    share.assigned_members = std::vector<uuid>{};
    ASSERT_TRUE(change(story.owner, story.alpha, made.key, share));
    EXPECT_EQ(read(story.editor, made.key).error().code, "not_found");
}

TEST_P(restricted_bugs_on, leave_no_trace_for_those_who_may_not_know_them) {
    testing::make_public(with(), story.alpha);
    value(create(titled("Everybody's")));
    const auto member = world_of(story.editor, access::role::editor);
    const auto outsider = world_of(story.nobody, access::role::outsider);

    const auto made = value(create(story.member, story.alpha, secret("Passwords in the log")));
    change_bug_request edit;
    edit.title = "Passwords and keys in the log";
    value(change(story.member, story.alpha, made.key, edit));
    edit.status = core.statuses.back().id;
    edit.resolution = resolution::wont_fix;
    value(change(story.owner, story.alpha, made.key, edit));

    EXPECT_EQ(world_of(story.editor, access::role::editor), member);
    EXPECT_EQ(world_of(story.nobody, access::role::outsider), outsider);
    // The next ordinary bug is numbered as if nothing had been.
    EXPECT_EQ(value(create(titled("Everybody's too"))).key, core.key + "-2");
}

TEST_P(restricted_bugs_on, count_for_their_readers_alone) {
    value(create(titled("Everybody's")));
    const auto made = value(create(story.member, story.alpha, secret("Ours")));
    EXPECT_EQ(count_for(story.owner), 2);
    EXPECT_EQ(count_for(story.member), 2);
    EXPECT_EQ(count_for(story.editor), 1);
    EXPECT_EQ(value(list(story.member, story.alpha, core.key)).items.size(), 2U);
    EXPECT_EQ(value(list(story.editor, story.alpha, core.key)).items.size(), 1U);
    const auto open_for = [&](const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return value(projects::read_project(tx, who, story.alpha, core.key)).open_bug_count;
        });
    };
    EXPECT_EQ(open_for(story.member), 2);
    change_bug_request close;
    close.status = core.statuses.back().id;
    close.resolution = resolution::wont_fix;
    value(change(story.member, story.alpha, made.key, close));
    EXPECT_EQ(open_for(story.member), 1);
    EXPECT_EQ(open_for(story.editor), 1);
    EXPECT_EQ(count_for(story.owner), 2);
}

TEST_P(restricted_bugs_on, get_an_ordinary_number_when_they_are_opened_and_their_key_leads_on) {
    value(create(titled("Everybody's")));
    const auto made = value(create(story.member, story.alpha, secret("Ours")));
    const auto now = value(change(story.member, story.alpha, made.key, opened()));
    EXPECT_EQ(now.key, core.key + "-2");
    EXPECT_EQ(value(read(story.editor, made.key)).key, now.key);
    EXPECT_EQ(count_for(story.editor), 2);
    // It enters the log of everybody as new.
    testing::read(with(), [&](db::reader& tx) {
        const auto log = changes::changes_after(tx, changes::content_of(story.alpha), 0, 1000);
        EXPECT_EQ(log.back()->what.what, changes::action::created);
        EXPECT_EQ(log.back()->what.subject_id, made.id.value);
        return 0;
    });
}

TEST_P(restricted_bugs_on, that_were_everybodys_leave_lists_and_counts_and_keep_their_number) {
    const auto made = value(create(titled("Everybody's")));
    const auto hidden = value(change(story.member, story.alpha, made.key, restricted()));
    EXPECT_EQ(hidden.key, made.key);
    EXPECT_EQ(read(story.editor, made.key).error().code, "not_found");
    EXPECT_EQ(count_for(story.editor), 0);
    EXPECT_EQ(count_for(story.member), 1);
    const auto back = value(change(story.member, story.alpha, made.key, opened()));
    EXPECT_EQ(back.key, made.key);
    EXPECT_EQ(count_for(story.editor), 1);
}

TEST_P(restricted_bugs_on, tell_their_readers_in_their_own_streams) {
    const auto version_of = [&](const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::person_of(who.user));
        });
    };
    const auto made = value(create(story.member, story.alpha, secret("Ours")));
    const auto member = version_of(story.member);
    const auto owner = version_of(story.owner);
    const auto editor = version_of(story.editor);
    change_bug_request edit;
    edit.title = "Ours alone";
    value(change(story.member, story.alpha, made.key, edit));
    EXPECT_EQ(version_of(story.member), member + 1);
    EXPECT_EQ(version_of(story.owner), owner + 1);
    EXPECT_EQ(version_of(story.editor), editor);

    change_bug_request share;
    share.shared_with = {story.editor.user.value};
    value(change(story.member, story.alpha, made.key, share));
    EXPECT_EQ(version_of(story.editor), editor + 1);
    // Who loses it is told as well: their browser asks, and finds nothing.
    share.shared_with = std::vector<uuid>{};
    value(change(story.member, story.alpha, made.key, share));
    EXPECT_EQ(version_of(story.editor), editor + 2);
}

TEST_P(restricted_bugs_on, say_in_a_word_that_no_count_moved_where_it_is_so) {
    const auto last_word = [&](const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            const auto words = changes::changes_after(tx, changes::person_of(who.user), 0, 1000);
            return schema::to_json(changes::to_wire(*words.back()).fields);
        });
    };
    const auto org = "{\"orgID\":\"" + to_string(story.alpha) + "\"}";
    const auto unmoved = "{\"movesCounts\":false," + org.substr(1);
    const auto made = value(create(story.member, story.alpha, secret("Ours")));
    EXPECT_EQ(last_word(story.owner), org);
    change_bug_request edit;
    edit.title = "Ours alone";
    edit.priority = priority::high;
    value(change(story.member, story.alpha, made.key, edit));
    EXPECT_EQ(last_word(story.owner), unmoved);
    change_bug_request share;
    share.shared_with = {story.editor.user.value};
    value(change(story.member, story.alpha, made.key, share));
    EXPECT_EQ(last_word(story.editor), org);
    change_bug_request close;
    close.status = core.statuses.back().id;
    close.resolution = resolution::wont_fix;
    value(change(story.member, story.alpha, made.key, close));
    EXPECT_EQ(last_word(story.editor), org);
    edit.title = "Ours";
    value(change(story.member, story.alpha, made.key, edit));
    EXPECT_EQ(last_word(story.editor), unmoved);
    change_bug_request assign;
    assign.assigned_members = {story.editor.user.value};
    value(change(story.member, story.alpha, made.key, assign));
    EXPECT_EQ(last_word(story.editor), org);
    value(change(story.member, story.alpha, made.key, opened()));
    EXPECT_EQ(last_word(story.editor), org);
}

TEST_P(restricted_bugs_on, are_restricted_and_opened_by_their_author_and_by_editors) {
    const auto made = value(create(story.editor, story.alpha, titled("Everybody's")));
    EXPECT_EQ(
        change(story.member, story.alpha, made.key, restricted()).error().code, "not_allowed"
    );
    EXPECT_TRUE(change(story.editor, story.alpha, made.key, restricted()));
}

TEST_P(restricted_bugs_on, are_lost_to_whoever_leaves) {
    const auto made = value(create(story.member, story.alpha, secret("Ours")));
    testing::make_public(with(), story.alpha);
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "DELETE FROM org_members WHERE org_id = $1 AND member_id = $2",
            story.alpha,
            story.member.user
        );
    });
    EXPECT_EQ(read(story.member, made.key).error().code, "not_found");
    EXPECT_EQ(count_for(story.member), 0);
}

} // namespace
} // namespace lacewing::bugs
