#include "identity/links/change_address.hpp"
#include "identity/links/http.hpp"
#include "identity/links/remove_unverified.hpp"
#include "identity/links/reset_password.hpp"
#include "identity/links/send_password_mail.hpp"
#include "identity/profile/change_email.hpp"
#include "identity/send_verification.hpp"
#include "identity/sessions.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "identity/verify_address.hpp"
#include "tokens/manage_tokens.hpp"

namespace lacewing::identity {

class mailed_links : public identity_story {
protected:
    outcome<void> forget(const std::string& email, const std::string& network = "192.0.2.1") {
        return run(send_password_mail(in, email, network));
    }
    outcome<std::string> reset(
        const std::string& token, const std::string& password, std::string network = "192.0.2.1"
    ) {
        return run(reset_password(in, {.token = token, .password = password}, std::move(network)));
    }
    std::string reset_token() {
        EXPECT_TRUE(forget("ada@example.org"));
        return token_of(new_mails());
    }
    outcome<void> remove(const std::string& token) {
        return run(remove_unverified(in, token, "192.0.2.1"));
    }
    outcome<std::string> confirm(const std::string& token) {
        return run(confirm_email(in, token, "192.0.2.1"));
    }
    outcome<std::string> undo(const std::string& token) {
        return run(undo_email(in, token, "192.0.2.1"));
    }
    bool holds(const signed_in& opened) {
        return run(find_session(in, opened.session_token)).has_value();
    }
    /// Ada asks for another address; the tokens of the mails to it and to the old one.
    struct two_tokens {
        std::string to_new, to_old;
    };
    two_tokens ask_for(const signed_in& who, const std::string& email) {
        const auto found = run(find_session(in, who.session_token));
        EXPECT_TRUE(run(change_email(in, *found, {.email = email, .password = "plum trombone"})));
        two_tokens tokens;
        for (const auto& mail : new_mails()) {
            const auto token = mail.link.substr(mail.link.find('#') + 1);
            (mail.to.address == email ? tokens.to_new : tokens.to_old) = token;
        }
        return tokens;
    }
    void make_token(const signed_in& who) {
        auto work = [&](db::transaction& tx) {
            return tokens::make_token(
                tx, changes::begin_act(actor_of(who, {}), with()), {.name = "build"}, with().random
            );
        };
        EXPECT_TRUE(run(database().write(std::move(work))));
    }
    std::int64_t count(std::string_view table) {
        return read_value<std::int64_t>("SELECT count(*) FROM " + std::string{table});
    }
};

TEST_P(mailed_links, choose_a_new_password_and_end_every_session) {
    const auto here = sign_in_as(ada());
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    ASSERT_TRUE(forget("ADA@example.org"));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_EQ(mails[0].to.address, "ada@example.org") << "the stored address";
    EXPECT_TRUE(mails[0].link.starts_with("http://localhost:8080/auth/reset#"));
    EXPECT_EQ(reset(token_of(mails), "oboe lantern gale").value(), "ada@example.org");
    EXPECT_FALSE(holds(here));
    EXPECT_FALSE(holds(there));
    EXPECT_EQ(log_in_with("ada@example.org", "plum trombone").error().code, "wrong_credentials");
    EXPECT_TRUE(log_in_with("ada@example.org", "oboe lantern gale"));
    const auto told = new_mails();
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].subject, "Your Lacewing password was changed");
    EXPECT_TRUE(told[0].link.empty());
}

TEST_P(mailed_links, that_end_every_session_end_every_access_token) {
    const auto who = sign_in_as(ada());
    make_token(who);
    const auto tokens = ask_for(who, "evil@example.org");
    ASSERT_TRUE(confirm(tokens.to_new));
    EXPECT_EQ(count("access_tokens"), 1);
    ASSERT_TRUE(undo(tokens.to_old));
    EXPECT_EQ(count("access_tokens"), 0);
    make_token(who);
    EXPECT_TRUE(reset(token_of(new_mails()), "oboe lantern gale"));
    EXPECT_EQ(count("access_tokens"), 0);
}

TEST_P(mailed_links, for_a_password_work_once_for_an_hour_and_until_a_newer_one) {
    sign_in_as(ada());
    const auto older = reset_token();
    const auto newer = reset_token();
    EXPECT_EQ(reset(older, "oboe lantern gale").error().code, "link_invalid");
    EXPECT_TRUE(reset(newer, "oboe lantern gale"));
    EXPECT_EQ(reset(newer, "oboe lantern gale").error().status, 410);
    new_mails();
    const auto late = reset_token();
    clock().advance_s(limits::password_link_s);
    EXPECT_EQ(reset(late, "oboe lantern gale").error().code, "link_invalid");
}

TEST_P(mailed_links, survive_a_password_that_cannot_be) {
    sign_in_as(ada());
    const auto token = reset_token();
    for (const std::string password : {"short", "password1", "ada@example.org"}) {
        const auto refused = reset(token, password);
        ASSERT_FALSE(refused) << password;
        EXPECT_EQ(refused.error().status, 422);
        EXPECT_EQ(refused.error().fields.at(0).pointer, "/password");
    }
    EXPECT_TRUE(reset(token, "oboe lantern gale"));
}

TEST_P(mailed_links, answer_the_same_for_every_address_and_are_limited) {
    EXPECT_TRUE(forget("nobody@example.org"));
    EXPECT_TRUE(forget("no address"));
    EXPECT_TRUE(new_mails().empty());
    sign_in_as(ada());
    int mails = 0;
    for (int n = 0; n < 14; ++n) {
        EXPECT_TRUE(forget("ada@example.org", "198.51.100." + std::to_string(n)));
        mails += static_cast<int>(new_mails().size());
    }
    EXPECT_EQ(mails, limits::verification_mails_per_hour - 1) << "the sign-up's mail was one";
    in.how.sign_ups_per_network_per_hour = 1;
    EXPECT_TRUE(forget("nobody@example.org", "203.0.113.1"));
    EXPECT_EQ(forget("nobody@example.org", "203.0.113.1").error().code, "too_many_attempts");
}

TEST_P(mailed_links, that_are_none_are_counted_by_network) {
    in.how.wrong_passwords_per_network = 2;
    EXPECT_EQ(reset("", "oboe lantern gale").error().code, "link_invalid");
    EXPECT_EQ(remove("0").error().code, "link_invalid");
    EXPECT_EQ(confirm(std::string(43, 'A')).error().code, "too_many_attempts");
    EXPECT_EQ(undo("x").error().status, 429);
}

TEST_P(mailed_links, are_good_for_their_own_purpose_alone) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto verification = token_of(new_mails());
    const auto password = reset_token();
    EXPECT_FALSE(reset(verification, "oboe lantern gale"));
    EXPECT_FALSE(remove(verification));
    EXPECT_FALSE(run(verify_address(in, password, "192.0.2.1")));
    EXPECT_FALSE(confirm(password));
    EXPECT_FALSE(undo(password));
    EXPECT_TRUE(run(verify_address(in, verification, "192.0.2.1")));
}

TEST_P(mailed_links, for_a_password_prove_the_address_of_an_account_that_was_never_verified) {
    auto squatter = grace();
    squatter.email = ada().email;
    ASSERT_TRUE(sign_up_as(squatter));
    new_mails();
    const auto token = reset_token();
    EXPECT_TRUE(reset(token, "oboe lantern gale"));
    EXPECT_FALSE(log_in_with(squatter.email, squatter.password)) << "the squatter is out";
    EXPECT_TRUE(log_in_with(squatter.email, "oboe lantern gale"));
}

TEST_P(mailed_links, remove_a_sign_up_that_was_not_theirs) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto mails = new_mails();
    const auto at = mails.at(0).text.find("/auth/remove#");
    ASSERT_NE(at, std::string::npos);
    const auto token = mails[0].text.substr(at + 13, 43);
    EXPECT_TRUE(remove(token));
    EXPECT_EQ(count("accounts"), 0);
    EXPECT_EQ(count("account_links"), 0);
    EXPECT_EQ(remove(token).error().code, "link_invalid");
    EXPECT_FALSE(run(verify_address(in, token_of(mails), "192.0.2.1")));
}

TEST_P(mailed_links, remove_nothing_once_the_address_is_verified) {
    ASSERT_TRUE(sign_up_as(ada()));
    const auto mails = new_mails();
    const auto token = mails.at(0).text.substr(mails[0].text.find("/auth/remove#") + 13, 43);
    ASSERT_TRUE(run(verify_address(in, token_of(mails), "192.0.2.1")));
    EXPECT_EQ(remove(token).error().code, "link_invalid");
    EXPECT_EQ(count("accounts"), 1);
}

TEST_P(mailed_links, move_an_account_to_another_address) {
    const auto who = sign_in_as(ada());
    const auto tokens = ask_for(who, "lovelace@example.org");
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone")) << "nothing changed yet";
    EXPECT_EQ(confirm(tokens.to_new).value(), "lovelace@example.org");
    EXPECT_TRUE(log_in_with("lovelace@example.org", "plum trombone"));
    EXPECT_FALSE(log_in_with("ada@example.org", "plum trombone"));
    EXPECT_TRUE(holds(who));
    EXPECT_EQ(confirm(tokens.to_new).error().code, "link_invalid");
}

TEST_P(mailed_links, bring_an_account_back_to_its_old_address) {
    const auto thief = sign_in_as(ada());
    const auto first = ask_for(thief, "evil@example.org");
    ASSERT_TRUE(confirm(first.to_new));
    const auto second = ask_for(thief, "worse@example.org");
    ASSERT_TRUE(confirm(second.to_new));
    EXPECT_EQ(undo(first.to_old).value(), "ada@example.org") << "a second change ends no way back";
    EXPECT_FALSE(holds(thief));
    EXPECT_FALSE(log_in_with("ada@example.org", "plum trombone"));
    EXPECT_FALSE(log_in_with("worse@example.org", "plum trombone"));
    EXPECT_EQ(undo(second.to_old).error().code, "link_invalid");
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_EQ(mails[0].to.address, "ada@example.org");
    EXPECT_TRUE(reset(token_of(mails), "oboe lantern gale"));
    EXPECT_TRUE(log_in_with("ada@example.org", "oboe lantern gale"));
}

TEST_P(mailed_links, that_undo_also_call_off_what_is_not_yet_confirmed) {
    const auto thief = sign_in_as(ada());
    const auto tokens = ask_for(thief, "evil@example.org");
    EXPECT_TRUE(undo(tokens.to_old));
    EXPECT_EQ(confirm(tokens.to_new).error().code, "link_invalid");
    const auto again = sign_in_as(grace());
    const auto found = run(find_session(in, again.session_token));
    ASSERT_TRUE(
        run(change_email(in, *found, {.email = "evil@example.org", .password = "brass nanosecond"}))
    );
    ASSERT_TRUE(forget("grace@example.org"));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 3U);
    EXPECT_TRUE(reset(token_of(mails), "oboe lantern gale"));
    EXPECT_FALSE(confirm(mails[0].link.substr(mails[0].link.find('#') + 1)))
        << "a new password calls off the change";
}

LACEWING_ON_EACH_DATABASE(mailed_links);

} // namespace lacewing::identity
