#include "identity/account_store.hpp"
#include "identity/create_verified_account.hpp"
#include "identity/find_names.hpp"
#include "identity/send_verification.hpp"
#include "identity/sign_up.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "identity/verify_address.hpp"
#include "platform/crypto/token.hpp"

#include <fmt/format.h>

#include <future>

namespace lacewing::identity {

class signing_up : public identity_story {
protected:
    outcome<std::string> use(std::string token, std::string network = "192.0.2.1") {
        return run(verify_address(in, std::move(token), std::move(network)));
    }
    std::int64_t count_accounts() {
        return read_value<std::int64_t>("SELECT count(*) FROM accounts");
    }
};

TEST_P(signing_up, sends_a_link_that_opens_the_account) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_EQ(mails[0].to.address, "ada@example.org");
    EXPECT_TRUE(mails[0].link.starts_with("http://localhost:8080/auth/verify#"));
    EXPECT_NE(mails[0].text.find(mails[0].link), std::string::npos);

    EXPECT_EQ(log_in_with("ada@example.org", "plum trombone").error().code, "email_unverified");
    const auto token = token_of(new_mails());
    EXPECT_EQ(use(token).value(), "ada@example.org");
    const auto opened = log_in_with("ada@example.org", "plum trombone");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->who.display_name, "ada");
    EXPECT_EQ(opened->who.name, "Ada Lovelace");
    EXPECT_EQ(opened->who.membership_type, "free");
    EXPECT_TRUE(opened->who.email_verified);
}

TEST_P(signing_up, stores_no_secret) {
    ASSERT_TRUE(sign_up_as(ada()));
    EXPECT_EQ(
        read_value<std::string>("SELECT payload FROM outbox").find("plum"), std::string::npos
    );
    const auto token = token_of(new_mails());
    EXPECT_TRUE(
        read_value<std::string>("SELECT password_hash FROM accounts").starts_with("$argon2id$")
    );
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM outbox"), 0);
    auto find = [&token](db::reader& tx) {
        auto by_hash = tx.query(
            "SELECT count(*) FROM account_links WHERE token_hash = $1",
            std::span<const std::uint8_t>{crypto::hash_token(token)}
        );
        return by_hash.next() ? by_hash.get<int>(0) : -1;
    };
    EXPECT_EQ(run(database().read(std::move(find))), 1);
}

TEST_P(signing_up, again_with_a_known_address_answers_the_same_and_tells_its_owner) {
    sign_in_as(ada());
    auto again = grace();
    again.email = "ADA@example.org";
    EXPECT_TRUE(sign_up_as(again));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_EQ(mails[0].to.address, "ada@example.org") << "mail goes to the stored address";
    EXPECT_TRUE(mails[0].link.empty());
    EXPECT_EQ(mails[0].subject, "You already have a Lacewing account");
    EXPECT_EQ(count_accounts(), 1);
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
}

TEST_P(signing_up, replaces_an_older_sign_up_that_was_never_verified) {
    auto stranger = grace();
    stranger.email = ada().email;
    ASSERT_TRUE(sign_up_as(stranger));
    const auto old_token = token_of(new_mails());
    ASSERT_TRUE(sign_up_as(ada()));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_NE(mails[0].text.find("more than one sign-up"), std::string::npos);

    EXPECT_EQ(use(old_token).error().code, "link_invalid");
    EXPECT_TRUE(use(token_of(mails)));
    EXPECT_EQ(log_in_with("ada@example.org", stranger.password).error().code, "wrong_credentials");
    EXPECT_EQ(log_in_with("ada@example.org", "plum trombone")->who.display_name, "ada");
}

TEST_P(signing_up, the_same_form_twice_is_one_account) {
    ASSERT_TRUE(sign_up_as(ada()));
    ASSERT_TRUE(sign_up_as(ada()));
    EXPECT_EQ(count_accounts(), 1);
}

TEST_P(signing_up, a_taken_username_is_told_for_every_address_alike) {
    sign_in_as(ada());
    sign_in_as(grace());
    auto fresh = ada();
    fresh.username = "ＡＤＡ ";
    fresh.email = "somebody@example.org";
    auto known = fresh;
    known.email = "grace@example.org";
    const auto for_fresh = sign_up_as(fresh);
    const auto for_known = sign_up_as(known);
    ASSERT_FALSE(for_fresh);
    ASSERT_FALSE(for_known);
    EXPECT_EQ(for_fresh.error().status, 422);
    EXPECT_EQ(for_fresh.error().fields.at(0).pointer, "/username");
    EXPECT_EQ(for_fresh.error().fields.at(0).code, "username_taken");
    EXPECT_EQ(for_known.error().detail, for_fresh.error().detail);
    EXPECT_TRUE(new_mails().empty());
}

TEST_P(signing_up, a_username_that_nobody_verified_is_free_after_a_day) {
    ASSERT_TRUE(sign_up_as(ada()));
    auto second = grace();
    second.username = "Ada";
    EXPECT_FALSE(sign_up_as(second));
    clock().advance_s(limits::verification_link_s + 1);
    EXPECT_TRUE(sign_up_as(second));
    EXPECT_EQ(count_accounts(), 1);
}

TEST_P(signing_up, bad_fields_are_named_and_nothing_is_kept) {
    auto wrong = ada();
    wrong.email = "ada";
    wrong.password = "password";
    const auto result = sign_up_as(wrong);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, "invalid");
    EXPECT_EQ(result.error().fields.size(), 2U);
    EXPECT_EQ(count_accounts(), 0);
}

TEST_P(signing_up, is_limited_by_network) {
    in.how.sign_ups_per_network_per_hour = 2;
    auto who = ada();
    for (const std::string name : {"one", "two", "three"}) {
        who.username = name;
        who.email = name + "@example.org";
        const auto result = sign_up_as(who);
        if (name != "three") {
            EXPECT_TRUE(result) << name;
            continue;
        }
        EXPECT_EQ(result.error().status, 429);
        EXPECT_EQ(result.error().retry_after_s, 3600);
    }
    EXPECT_TRUE(sign_up_as(who, "198.51.100.1"));
}

TEST_P(signing_up, an_address_gets_ten_mails_an_hour_and_nobody_sees_that_it_gets_no_more) {
    ASSERT_TRUE(sign_up_as(ada()));
    for (int n = 0; n < 15; ++n)
        EXPECT_TRUE(run(send_verification(in, "ada@example.org", "192.0.2.1")));
    EXPECT_EQ(new_mails().size(), 10U);
    clock().advance_s(3600);
    EXPECT_TRUE(run(send_verification(in, "ada@example.org", "192.0.2.1")));
    EXPECT_EQ(new_mails().size(), 1U);
}

TEST_P(signing_up, the_mail_is_sent_again_for_an_unverified_address_alone) {
    sign_in_as(grace());
    EXPECT_TRUE(run(send_verification(in, "grace@example.org", "192.0.2.1")));
    EXPECT_TRUE(run(send_verification(in, "nobody@example.org", "192.0.2.1")));
    EXPECT_TRUE(run(send_verification(in, "no address", "192.0.2.1")));
    EXPECT_TRUE(new_mails().empty());
}

TEST_P(signing_up, a_link_works_once_for_a_day_and_until_a_newer_one) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto first = token_of(new_mails());
    ASSERT_TRUE(run(send_verification(in, "ada@example.org", "192.0.2.1")));
    const auto second = token_of(new_mails());
    const auto replaced = use(first);
    clock().advance_s(limits::verification_link_s);
    const auto expired = use(second);
    ASSERT_TRUE(run(send_verification(in, "ada@example.org", "192.0.2.1")));
    const auto third = token_of(new_mails());
    EXPECT_TRUE(use(third));
    for (const auto& result :
         {replaced, expired, use(third), use(""), use(third.substr(0, 8)), use("x")}) {
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().status, 410);
        EXPECT_EQ(result.error().code, "link_invalid");
        EXPECT_EQ(result.error().detail, replaced.error().detail);
    }
}

TEST_P(signing_up, a_mail_that_waited_until_the_account_was_verified_is_not_sent) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto token = token_of(new_mails());
    ASSERT_TRUE(run(send_verification(in, "ada@example.org", "192.0.2.1")));
    ASSERT_TRUE(use(token));
    EXPECT_TRUE(new_mails().empty());
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
}

TEST_P(signing_up, guessing_links_is_limited_by_network_and_stops_no_right_one) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto token = token_of(new_mails());
    for (int n = 0; n < limits::wrong_passwords_per_network; ++n) {
        EXPECT_EQ(use("guess").error().status, 410);
    }
    EXPECT_EQ(use("guess").error().status, 429);
    EXPECT_EQ(use("guess", "198.51.100.1").error().status, 410);
    EXPECT_TRUE(use(token));
}

TEST_P(signing_up, of_many_at_the_same_moment_one_gets_the_name) {
    for (int round = 0; round < 3; ++round) {
        std::vector<std::future<outcome<void>>> all;
        for (int n = 0; n < 4; ++n) {
            auto who = ada();
            who.username = fmt::format("ada{}", round);
            who.email = fmt::format("ada{}{}@example.org", round, n);
            all.push_back(std::async(std::launch::async, [this, who] { return sign_up_as(who); }));
        }
        int taken = 0;
        for (auto& each : all) {
            const auto result = each.get();
            if (!result) EXPECT_EQ(result.error().fields.at(0).code, "username_taken");
            taken += result ? 1 : 0;
        }
        EXPECT_EQ(taken, 1);
        EXPECT_EQ(count_accounts(), round + 1);
    }
}

TEST_P(signing_up, with_one_address_many_times_at_the_same_moment_is_one_account) {
    std::vector<std::future<outcome<void>>> all;
    for (int n = 0; n < 4; ++n) {
        auto who = ada();
        who.username = fmt::format("ada{}", n);
        all.push_back(std::async(std::launch::async, [this, who] { return sign_up_as(who); }));
    }
    for (auto& each : all) EXPECT_TRUE(each.get());
    EXPECT_EQ(count_accounts(), 1);
    const auto mails = new_mails();
    EXPECT_TRUE(use(token_of(mails)));
}

TEST_P(signing_up, by_the_operator_needs_no_mail) {
    ASSERT_TRUE(sign_up_as(ada()));
    const new_account what{"ada", "Ada Lovelace", "ada@example.org", "violet engine"};
    const auto uid = run(create_verified_account(in, what));
    ASSERT_TRUE(uid);
    EXPECT_EQ(log_in_with("ada@example.org", "violet engine")->who.uid, *uid);
    EXPECT_TRUE(new_mails().empty()) << "the mail of the account that gave way has no reason left";

    const new_account same_email{"other", "Other", "ADA@example.org", "violet engine"};
    EXPECT_EQ(
        run(create_verified_account(in, same_email)).error().fields.at(0).code, "email_taken"
    );
    const new_account same_name{"ADA", "Other", "other@example.org", "violet engine"};
    EXPECT_EQ(
        run(create_verified_account(in, same_name)).error().fields.at(0).code, "username_taken"
    );
    const new_account weak{"other", "Other", "other@example.org", "password"};
    EXPECT_EQ(run(create_verified_account(in, weak)).error().code, "invalid");
}

TEST_P(signing_up, names_are_found_by_id) {
    std::vector<user_id> ids;
    auto insert = [&](db::transaction& tx) {
        for (int n = 0; n < 130; ++n) {
            const account who{
                .uid = crypto::make_id<user_id>(with().random, clock().now()),
                .username = fmt::format("user{}", n),
                .name = "A Name",
                .email = fmt::format("user{}@example.org", n),
                .email_verified = true,
                .password_hash = "none",
                .created_at = clock().now(),
            };
            EXPECT_TRUE(store::insert_account(tx, who));
            ids.push_back(who.uid);
        }
    };
    run(database().write(std::move(insert)));
    const user_id unknown{};
    for (const std::size_t count : {0U, 1U, 2U, 10U, 11U, 100U, 130U}) {
        std::vector<user_id> asked{ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)};
        asked.push_back(unknown);
        auto find = [&asked](db::reader& tx) { return find_names(tx, asked); };
        EXPECT_EQ(run(database().read(std::move(find))).size(), count);
    }
    auto find = [&ids](db::reader& tx) { return find_names(tx, std::span{ids}.first(1)); };
    const auto found = run(database().read(std::move(find)));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].uid, ids[0]);
    EXPECT_EQ(found[0].display_name, "user0");
    EXPECT_EQ(found[0].email, "user0@example.org");
}

LACEWING_ON_EACH_DATABASE(signing_up);

} // namespace lacewing::identity
