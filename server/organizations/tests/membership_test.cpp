#include "changes/log.hpp"
#include "members/find_people.hpp"
#include "members/list_members.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/tests/membership_fixture.hpp"

#include <algorithm>
#include <vector>

namespace lacewing::organizations {

using access::role;

LACEWING_ON_EACH_DATABASE(membership_on);

TEST_P(membership_on, an_owner_and_an_editor_remove_another_member) {
    const testing::story story{with()};
    ASSERT_TRUE(remove(story.editor, story.alpha, membership(story.alpha, story.member)));
    EXPECT_EQ(role_of(story.alpha, story.member), role::none);
    EXPECT_EQ(read(story.member, story.alpha).error().status, 404);
    ASSERT_TRUE(remove(story.owner, story.alpha, membership(story.alpha, story.editor)));
    EXPECT_EQ(read(story.owner, story.alpha)->member_count, 1);
    expect_whole(story.alpha);
}

TEST_P(membership_on, nobody_removes_the_owner_or_themselves_and_members_remove_nobody) {
    const testing::story story{with()};
    const auto ada = membership(story.alpha, story.owner);
    const auto edsger = membership(story.alpha, story.editor);
    const auto before = version(changes::members_of(story.alpha));
    for (const auto& who : {story.owner, story.editor, story.member}) {
        EXPECT_EQ(remove(who, story.alpha, ada).error().status, 403);
    }
    EXPECT_EQ(remove(story.editor, story.alpha, edsger).error().status, 403);
    EXPECT_EQ(remove(story.member, story.alpha, edsger).error().status, 403);
    EXPECT_EQ(remove(story.stranger, story.alpha, edsger).error().status, 404);
    EXPECT_EQ(remove(story.nobody, story.alpha, edsger).error().status, 401);
    EXPECT_EQ(remove(story.owner, story.alpha, member_id{}).error().status, 404);
    EXPECT_EQ(version(changes::members_of(story.alpha)), before);
}

TEST_P(membership_on, removing_retires_the_join_code_and_tells_so_without_the_code) {
    const testing::story story{with()};
    ASSERT_TRUE(remove(story.owner, story.alpha, membership(story.alpha, story.member)));
    EXPECT_EQ(join(story.member, story.alpha_join_code), "join_code_unknown");
    const auto code = read(story.owner, story.alpha)->join_code.value();
    EXPECT_EQ(code.size(), 6U);
    EXPECT_EQ(join(story.member, code), "joined");

    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::members_of(story.alpha), 3, 10);
    });
    ASSERT_EQ(log.size(), 3U); // removed, another code, joined again
    EXPECT_EQ(log[0]->what.what, changes::action::removed);
    EXPECT_EQ(log[1]->what.fields, (std::vector{changes::field("joinCode", {}, {})}));
    EXPECT_EQ(changes::to_wire(*log[1]).fields.at("joinCode").text, "null");
}

TEST_P(membership_on, who_is_gone_hears_it_on_their_own_stream_and_is_known_by_name) {
    const testing::story story{with()};
    ASSERT_TRUE(remove(story.owner, story.alpha, membership(story.alpha, story.member)));
    ASSERT_TRUE(leave(story.editor, story.alpha));
    for (const auto& who : {story.member, story.editor}) {
        const auto log = testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, changes::person_of(who.user), 1, 10);
        });
        ASSERT_EQ(log.size(), 1U);
        EXPECT_EQ(log[0]->what.what, changes::action::removed);
        EXPECT_EQ(log[0]->what.subject_id, story.alpha.value);
        const std::vector ids{who.user.value};
        const auto named = testing::read(with(), [&](db::reader& tx) {
            return members::find_people(tx, story.owner, story.alpha, ids);
        });
        ASSERT_EQ(named->items.size(), 1U);
        // Named, but to be assigned no more.
        EXPECT_FALSE(testing::read(with(), [&](db::reader& tx) {
            return members::find_principal(tx, story.alpha, who.user.value);
        }));
    }
}

TEST_P(membership_on, members_and_editors_leave_and_the_owner_hands_over_first) {
    const testing::story story{with()};
    ASSERT_TRUE(leave(story.member, story.alpha));
    ASSERT_TRUE(leave(story.editor, story.alpha));
    EXPECT_EQ(leave(story.editor, story.alpha).error().status, 404);
    EXPECT_EQ(leave(story.owner, story.alpha).error().code, "owner_cannot_leave");
    EXPECT_EQ(leave(story.nobody, story.alpha).error().status, 401);
    EXPECT_EQ(read(story.owner, story.alpha)->member_count, 1);
    EXPECT_EQ(join(story.member, story.alpha_join_code), "joined");
    expect_whole(story.alpha);
}

TEST_P(membership_on, handing_over_makes_one_owner_and_one_editor) {
    const testing::story story{with()};
    const auto handed = hand(story.owner, story.alpha, membership(story.alpha, story.member));
    ASSERT_TRUE(handed);
    EXPECT_EQ(handed->org_owner, story.member.user);
    EXPECT_EQ(handed->member_role, role::editor);
    EXPECT_EQ(role_of(story.alpha, story.member), role::owner);
    EXPECT_EQ(role_of(story.alpha, story.owner), role::editor);
    expect_whole(story.alpha);
    EXPECT_TRUE(leave(story.owner, story.alpha));
    expect_whole(story.alpha);
}

TEST_P(membership_on, only_the_owner_hands_over_and_only_to_another_member) {
    const testing::story story{with()};
    const auto mary = membership(story.alpha, story.member);
    EXPECT_EQ(hand(story.editor, story.alpha, mary).error().status, 403);
    EXPECT_EQ(hand(story.member, story.alpha, mary).error().status, 403);
    EXPECT_EQ(hand(story.stranger, story.alpha, mary).error().status, 404);
    EXPECT_EQ(hand(story.nobody, story.alpha, mary).error().status, 401);
    for (const auto to :
         {membership(story.alpha, story.owner), membership(story.beta, story.stranger), member_id{}
         }) {
        const auto no = hand(story.owner, story.alpha, to);
        EXPECT_EQ(no.error().status, 422);
        EXPECT_EQ(no.error().fields.at(0).code, "member_unknown");
    }
    expect_whole(story.alpha);
}

TEST_P(membership_on, applying_the_log_gives_what_a_fetch_gives_after_all_of_it) {
    const testing::story story{with()};
    testing::replica heard;
    const auto catch_up = [&] {
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, changes::content_of(story.alpha));
            heard.catch_up(tx, changes::members_of(story.alpha));
            return 0;
        });
    };
    const auto mary = membership(story.alpha, story.member);
    ASSERT_TRUE(hand(story.owner, story.alpha, mary));
    ASSERT_TRUE(remove(story.member, story.alpha, membership(story.alpha, story.editor)));
    ASSERT_TRUE(leave(story.owner, story.alpha));
    catch_up();
    const auto roster = testing::read(with(), [&](db::reader& tx) {
        return members::list_members(tx, story.member, story.alpha, {.limit = 50});
    });
    ASSERT_EQ(roster->items.size(), 1U);
    EXPECT_EQ(heard.thing(mary.value).at("memberRole"), R"("Owner")");
    EXPECT_EQ(
        heard.thing(story.alpha.value).at("orgOwner"), "\"" + to_string(story.member.user) + "\""
    );
    EXPECT_EQ(heard.things().size(), 2U); // the organization and its one member
}

TEST_P(membership_on, a_renewed_code_is_six_base_36_characters_and_the_old_one_never_was) {
    const testing::story story{with()};
    for (const auto& who : {story.owner, story.editor}) {
        const auto renewed = renew(who, story.alpha);
        ASSERT_TRUE(renewed);
        EXPECT_EQ(renewed->join_code.size(), 6U);
        EXPECT_EQ(
            renewed->join_code.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz"),
            std::string::npos
        );
        EXPECT_EQ(read(story.member, story.alpha)->join_code, renewed->join_code);
    }
    EXPECT_EQ(join(story.stranger, story.alpha_join_code), "join_code_unknown");
    EXPECT_EQ(renew(story.member, story.alpha).error().status, 403);
    EXPECT_EQ(renew(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(renew(story.nobody, story.alpha).error().status, 401);
    EXPECT_EQ(
        number(
            "SELECT COUNT(*) FROM changes WHERE fields LIKE "
            "'%' || (SELECT join_code FROM orgs WHERE id = $1) || '%'",
            story.alpha
        ),
        0
    );
}

TEST_P(membership_on, a_network_that_guesses_is_stopped_with_all_its_accounts) {
    const testing::story story{with()};
    const auto key = "192.0.2.7";
    const auto guesses = limits::wrong_join_codes_per_network_per_hour;
    std::vector<access::actor> guessers;
    for (int at = 0; at < guesses; ++at) {
        if (at % limits::wrong_join_codes_per_account_per_hour == 0) {
            guessers.push_back(testing::sign_up(with(), "g" + std::to_string(at)));
        }
        EXPECT_EQ(join(guessers.back(), "guess", key), "join_code_unknown");
    }
    const auto next = testing::sign_up(with(), "next");
    EXPECT_EQ(join(next, "guess", key), "too_many_attempts");
    EXPECT_EQ(join(next, story.alpha_join_code, key), "too_many_attempts");
    EXPECT_EQ(join(next, story.alpha_join_code, "198.51.100.1"), "joined");
}

TEST_P(membership_on, whoever_guessed_too_often_is_told_how_long_to_wait) {
    const testing::story story{with()};
    for (int at = 0; at < limits::wrong_join_codes_per_account_per_hour; ++at) {
        (void)join(story.stranger, "guess");
    }
    clock().advance_s(18 * 60);
    const auto answer = act(story.stranger, [&](db::transaction& tx, const changes::act& by) {
        return join_organization(tx, by, "guess", with().random);
    });
    const auto& why = std::get<problem>(answer);
    EXPECT_EQ(why.retry_after_s, 42 * 60);
    EXPECT_EQ(
        why.detail, "Too many join codes that match nothing. Please try again in 42 minutes."
    );
}

} // namespace lacewing::organizations
