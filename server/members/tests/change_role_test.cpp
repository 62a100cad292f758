#include "access/access.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "members/change_role.hpp"
#include "members/list_members.hpp"
#include "members/roster.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace lacewing::members {
namespace {

using access::role;

class change_role_on : public db::on_each_database {
protected:
    outcome<member> change(
        const access::actor& who, organization_id org, member_id which, role to
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return change_role(tx, changes::begin_act(who, with()), org, which, {to});
        });
    }
    member_id membership(organization_id org, const access::actor& of) {
        return testing::read(with(), [&](db::reader& tx) {
            const auto found = find_member_of(tx, org, of.user);
            return found ? found->id : member_id{};
        });
    }
    role role_of(organization_id org, const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) { return access::role_in(tx, who, org); });
    }
    std::int64_t version(const changes::stream& of) {
        return testing::read(with(), [&](db::reader& tx) { return changes::version_of(tx, of); });
    }
};
LACEWING_ON_EACH_DATABASE(change_role_on);

TEST_P(change_role_on, an_owner_and_an_editor_change_another_members_role) {
    const testing::story story{with()};
    const auto mary = membership(story.alpha, story.member);
    const auto raised = change(story.owner, story.alpha, mary, role::editor);
    ASSERT_TRUE(raised);
    EXPECT_EQ(raised->member_role, role::editor);
    EXPECT_EQ(raised->member_name, "mary");
    EXPECT_EQ(raised->member_email, "mary@example.org");
    EXPECT_EQ(role_of(story.alpha, story.member), role::editor);
    EXPECT_TRUE(change(story.editor, story.alpha, mary, role::member));
    EXPECT_EQ(role_of(story.alpha, story.member), role::member);
}

TEST_P(change_role_on, nobody_changes_their_own_role_or_an_owners) {
    const testing::story story{with()};
    const auto ada = membership(story.alpha, story.owner);
    const auto edsger = membership(story.alpha, story.editor);
    for (const auto to : {role::member, role::editor, role::owner}) {
        for (const auto& [who, whom] :
             {std::pair{&story.owner, ada},
              std::pair{&story.editor, ada},
              std::pair{&story.editor, edsger}}) {
            const auto no = change(*who, story.alpha, whom, to);
            ASSERT_FALSE(no);
            EXPECT_EQ(no.error().status, 403);
            EXPECT_EQ(no.error().detail, "You are not authorized to edit this member.");
        }
    }
    EXPECT_EQ(role_of(story.alpha, story.owner), role::owner);
    EXPECT_EQ(role_of(story.alpha, story.editor), role::editor);
}

TEST_P(change_role_on, a_selector_makes_no_owner) {
    const testing::story story{with()};
    const auto mary = membership(story.alpha, story.member);
    for (const auto& who : {story.owner, story.editor}) {
        EXPECT_EQ(change(who, story.alpha, mary, role::owner).error().status, 403);
    }
    EXPECT_EQ(role_of(story.alpha, story.member), role::member);
}

TEST_P(change_role_on, members_may_not_and_strangers_learn_nothing) {
    const testing::story story{with()};
    const auto edsger = membership(story.alpha, story.editor);
    const auto before = version(changes::members_of(story.alpha));
    EXPECT_EQ(change(story.member, story.alpha, edsger, role::member).error().status, 403);
    EXPECT_EQ(change(story.member, story.alpha, member_id{}, role::member).error().status, 403);
    EXPECT_EQ(change(story.stranger, story.alpha, edsger, role::member).error().status, 404);
    EXPECT_EQ(change(story.nobody, story.alpha, edsger, role::member).error().status, 401);
    EXPECT_EQ(change(story.owner, story.alpha, member_id{}, role::member).error().status, 404);
    const auto theirs = membership(story.beta, story.stranger);
    EXPECT_EQ(change(story.owner, story.alpha, theirs, role::member).error().status, 404);
    EXPECT_EQ(version(changes::members_of(story.alpha)), before);
}

TEST_P(change_role_on, the_same_role_again_changes_nothing) {
    const testing::story story{with()};
    const auto before = version(changes::members_of(story.alpha));
    const auto mary = membership(story.alpha, story.member);
    ASSERT_TRUE(change(story.owner, story.alpha, mary, role::member));
    EXPECT_EQ(version(changes::members_of(story.alpha)), before);
    EXPECT_EQ(version(changes::person_of(story.member.user)), 1);
}

TEST_P(change_role_on, applying_the_log_gives_the_roster_that_a_fetch_gives) {
    const testing::story story{with()};
    const auto mary = membership(story.alpha, story.member);
    const auto row = [&] {
        const auto page = testing::read(with(), [&](db::reader& tx) {
            return list_members(tx, story.owner, story.alpha, {.limit = 50});
        });
        const auto found = std::ranges::find(page->items, mary, &member::id);
        return testing::fields_of(*found);
    };
    testing::replica heard;
    heard.put(row());
    heard.start_at(changes::members_of(story.alpha), version(changes::members_of(story.alpha)));
    ASSERT_TRUE(change(story.editor, story.alpha, mary, role::editor));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::members_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.thing(mary.value), row());
}

TEST_P(change_role_on, whose_role_it_is_hears_of_it_on_their_own_stream) {
    const testing::story story{with()};
    ASSERT_TRUE(
        change(story.owner, story.alpha, membership(story.alpha, story.member), role::editor)
    );
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::person_of(story.member.user), 1, 10);
    });
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(log[0]->what.subject, changes::subject_kind::organization);
    EXPECT_EQ(log[0]->what.subject_id, story.alpha.value);
    EXPECT_EQ(
        log[0]->what.fields,
        (std::vector{changes::field("memberRole", R"("Member")", R"("Editor")")})
    );
}

} // namespace
} // namespace lacewing::members
