#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "identity/session_store.hpp"
#include "members/find_people.hpp"
#include "members/list_members.hpp"
#include "members/roster.hpp"
#include "organizations/delete_account.hpp"
#include "organizations/hand_over.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/testing/story.hpp"
#include "platform/crypto/password.hpp"
#include "platform/crypto/token.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace lacewing::organizations {
namespace {

constexpr const char* password = "plum trombone";

class deleting_an_account : public db::on_each_database {
protected:
    deleting_an_account() {
        const auto hash = run(hasher.hash(password));
        testing::write(with(), [&](db::transaction& tx) {
            for (const auto& who : {of.owner, of.editor, of.member, of.stranger}) {
                identity::store::set_password_hash(tx, who.user, hash);
            }
        });
    }
    outcome<void> remove(const access::actor& who, delete_account_request what) {
        return run(delete_account(in, who, std::move(what)));
    }
    std::int64_t count(std::string_view sql) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    std::vector<changes::recorded> log_of(const changes::stream& stream) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, stream, 0, 1000);
        });
    }

    crypto::password_hasher hasher;
    identity::module in{with(), hasher, {.public_url = "http://localhost:8080"}};
    testing::story of{with()};
};
LACEWING_ON_EACH_DATABASE(deleting_an_account);

TEST_P(deleting_an_account, ends_memberships_and_leaves_the_work_under_deleted_user) {
    const auto before = log_of(changes::members_of(of.alpha)).size();
    ASSERT_TRUE(remove(of.editor, {.username = "edsger", .password = password}));
    EXPECT_EQ(count("SELECT count(*) FROM accounts WHERE username = 'edsger'"), 0);
    EXPECT_EQ(count("SELECT count(*) FROM users"), 3);
    const auto left = testing::read(with(), [&](db::reader& tx) {
        return value(read_organization(tx, of.owner, of.alpha)).member_count;
    });
    EXPECT_EQ(left, 2);
    const auto log = log_of(changes::members_of(of.alpha));
    ASSERT_EQ(log.size(), before + 1);
    EXPECT_EQ(log.back()->what.what, changes::action::removed);

    const std::vector<uuid> asked{of.editor.user.value, of.member.user.value, of.alpha.value};
    const auto people = testing::read(with(), [&](db::reader& tx) {
        return value(members::find_people(tx, of.owner, of.alpha, asked));
    });
    ASSERT_EQ(people.items.size(), 2U);
    EXPECT_EQ(people.items[0].name, "Deleted user");
    EXPECT_EQ(people.items[0].id, of.editor.user.value);
    EXPECT_EQ(people.items[1].name, "mary");
}

TEST_P(deleting_an_account, is_refused_to_the_owner_of_an_organization_with_other_members) {
    const auto refused = remove(of.owner, {.username = "ada", .password = password});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().status, 409);
    EXPECT_EQ(refused.error().code, "owner_of_others");
    EXPECT_NE(refused.error().detail.find("Alpha"), std::string::npos);
    EXPECT_EQ(count("SELECT count(*) FROM accounts"), 4);
    EXPECT_EQ(count("SELECT count(*) FROM org_members"), 4);
}

TEST_P(deleting_an_account, deletes_organizations_in_which_one_is_alone) {
    ASSERT_TRUE(remove(of.stranger, {.username = "eve", .password = password}));
    EXPECT_EQ(count("SELECT count(*) FROM orgs WHERE deleted_at IS NULL"), 1);
    EXPECT_EQ(count("SELECT count(*) FROM accounts"), 3);
    EXPECT_EQ(count("SELECT count(*) FROM org_members"), 3);
}

TEST_P(deleting_an_account, asks_for_the_username_and_the_password) {
    const auto code_of = [&](std::string username, std::optional<std::string> typed) {
        const auto refused = remove(of.member, {std::move(username), std::move(typed)});
        return refused ? "" : refused.error().fields.at(0).code;
    };
    EXPECT_EQ(code_of("MARY", password), "confirmation_wrong");
    EXPECT_EQ(code_of("", password), "confirmation_wrong");
    EXPECT_EQ(code_of("mary", "wrong one"), "wrong_password");
    EXPECT_EQ(code_of("mary", std::nullopt), "required");
    EXPECT_EQ(count("SELECT count(*) FROM accounts"), 4);
}

TEST_P(deleting_an_account, leaves_nothing_of_the_person_behind) {
    ASSERT_TRUE(remove(of.member, {.username = "mary", .password = password}));
    for (const std::string sql :
         {"SELECT count(*) FROM accounts WHERE email LIKE 'mary%'",
          "SELECT count(*) FROM attempts WHERE key LIKE '%mary%'",
          "SELECT count(*) FROM changes WHERE fields LIKE '%mary%'",
          "SELECT count(*) FROM outbox WHERE payload LIKE '%mary%'"}) {
        EXPECT_EQ(count(sql), 0) << sql;
    }
    EXPECT_FALSE(remove(of.member, {.username = "mary", .password = password}));
    // The username is free again.
    testing::sign_up(with(), "mary");
}

TEST_P(deleting_an_account, while_ownership_is_handed_over_leaves_exactly_one_owner) {
    const auto org = testing::read(with(), [&](db::reader& tx) {
        return value(read_organization(tx, of.owner, of.alpha));
    });
    for (int round = 0; round < 50 && !HasFailure(); ++round) {
        const auto name = "person" + std::to_string(round);
        auto who = testing::sign_up(with(), name);
        who.session = crypto::make_id<session_id>(with().random, clock().now());
        testing::join(with(), who, org);
        const auto membership = testing::write(with(), [&](db::transaction& tx) {
            // No password: the fresh sign-in proves them, and the race begins at once.
            identity::store::set_password_hash(tx, who.user, "");
            const auto token = crypto::hash_token(name);
            const auto now = clock().now();
            identity::store::insert_session(
                tx,
                token,
                {.id = who.session,
                 .uid = who.user,
                 .created_at = now,
                 .last_seen_at = now,
                 .user_agent = {}}
            );
            return members::find_member_of(tx, of.alpha, who.user).value().id;
        });
        std::thread handing{[&] {
            testing::write(with(), [&](db::transaction& tx) {
                return hand_over(tx, changes::begin_act(of.owner, with()), of.alpha, {membership});
            });
        }};
        const auto deleted = remove(who, {.username = name, .password = std::nullopt});
        handing.join();
        EXPECT_EQ(
            count("SELECT count(*) FROM org_members m JOIN orgs o ON o.id = m.org_id WHERE "
                  "o.org_name = 'Alpha' AND m.member_role = 'Owner'"),
            1
        );
        if (deleted) continue;
        EXPECT_EQ(deleted.error().code, "owner_of_others");
        const auto back = testing::write(with(), [&](db::transaction& tx) {
            const auto ada = members::find_member_of(tx, of.alpha, of.owner.user).value().id;
            return hand_over(tx, changes::begin_act(who, with()), of.alpha, {ada});
        });
        EXPECT_TRUE(back);
    }
}

TEST_P(deleting_an_account, leaves_a_former_member_whose_bugs_can_still_be_assigned) {
    ASSERT_TRUE(remove(of.editor, {.username = "edsger", .password = password}));
    const auto known = testing::read(with(), [&](db::reader& tx) {
        return members::find_known_principal(tx, of.alpha, of.editor.user.value);
    });
    EXPECT_TRUE(known);
}

} // namespace
} // namespace lacewing::organizations
