#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "members/find_people.hpp"
#include "members/list_members.hpp"
#include "organizations/delete_account.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/testing/story.hpp"
#include "platform/crypto/password.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

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

} // namespace
} // namespace lacewing::organizations
