#include "changes/act.hpp"
#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "identity/membership.hpp"
#include "identity/tests/identity_fixture.hpp"

namespace lacewing::identity {

class setting_a_membership : public identity_story {
protected:
    std::string type() { return read_value<std::string>("SELECT membership_type FROM users"); }
    std::vector<changes::recorded> heard(user_id who) {
        auto look = [who](db::reader& tx) {
            return changes::changes_after(tx, changes::person_of(who), 0, 100);
        };
        return run(database().read(std::move(look)));
    }
};
LACEWING_ON_EACH_DATABASE(setting_a_membership);

TEST_P(setting_a_membership, is_kept_and_heard_by_the_person) {
    const auto opened = sign_in_as(ada());
    const auto before = heard(opened.who.uid).size();
    ASSERT_TRUE(run(set_membership(in, "ADA@example.org", membership::pro)));
    EXPECT_EQ(type(), "pro");
    auto told = heard(opened.who.uid);
    ASSERT_EQ(told.size(), before + 1);
    EXPECT_EQ(told.back()->what.subject, changes::subject_kind::account);
    EXPECT_EQ(told.back()->what.fields.at(0).name, "membershipType");
    EXPECT_EQ(told.back()->what.fields.at(0).after, "\"pro\"");

    ASSERT_TRUE(run(set_membership(in, "ada@example.org", membership::pro)));
    EXPECT_EQ(heard(opened.who.uid).size(), before + 1) << "nothing changed";
    ASSERT_TRUE(run(set_membership(in, "ada@example.org", membership::free)));
    EXPECT_EQ(type(), "free");
}

TEST_P(setting_a_membership, asks_for_an_account_that_there_is) {
    const auto refused = run(set_membership(in, "nobody@example.org", membership::pro));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "account_unknown");
}

} // namespace lacewing::identity
