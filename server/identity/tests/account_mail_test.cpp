#include "identity/account_mail.hpp"
#include "identity/links/send_password_mail.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "identity/verify_address.hpp"

#include <stdexcept>

namespace lacewing::identity {

class account_mails : public identity_story {};

TEST_P(account_mails, hold_nothing_that_whoever_signed_up_has_typed) {
    auto who = ada();
    who.username = "CANARY http://evil.test";
    who.name = "CANARY name";
    ASSERT_TRUE(sign_up_as(who));
    who.username = "CANARY again";
    ASSERT_TRUE(sign_up_as(who));
    const auto mails = new_mails();
    ASSERT_FALSE(mails.empty());
    for (const auto& mail : mails) {
        EXPECT_EQ(to_rfc5322(mail).find("CANARY"), std::string::npos);
        EXPECT_TRUE(mail.to.name.empty());
        EXPECT_EQ(mail.to.address, "ada@example.org");
    }
}

TEST_P(account_mails, come_from_the_configured_address_with_links_to_the_configured_place) {
    in.how.public_url = "https://bugs.example";
    ASSERT_TRUE(sign_up_as(ada()));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 1U);
    EXPECT_EQ(mails[0].from.address, "noreply@bugs.example");
    EXPECT_EQ(mails[0].link, "https://bugs.example/auth/verify#" + token_of(mails));
    EXPECT_EQ(mails[0].link_name, "Verification link");
    EXPECT_NE(to_rfc5322(mails[0]).find(mails[0].link), std::string::npos) << "in one piece";
}

TEST_P(account_mails, are_tried_again_with_a_new_link_and_the_same_message_id) {
    sender.fails = [] { throw std::runtime_error{"the mail server is away"}; };
    ASSERT_TRUE(sign_up_as(ada()));
    const auto first = new_mails();
    ASSERT_EQ(first.size(), 1U);
    sender.fails = nullptr;
    EXPECT_TRUE(new_mails().empty()) << "the next try waits";
    clock().advance_s(limits::job_first_wait_s);
    const auto second = new_mails();
    ASSERT_EQ(second.size(), 1U);
    EXPECT_EQ(second[0].id, first[0].id);
    EXPECT_FALSE(run(verify_address(in, token_of(first), "192.0.2.1")));
    EXPECT_TRUE(run(verify_address(in, token_of(second), "192.0.2.1")));
}

TEST_P(account_mails, that_the_server_refuses_for_good_are_dropped) {
    sender.fails = [] { throw mail::rejected{"no such mailbox"}; };
    ASSERT_TRUE(sign_up_as(ada()));
    EXPECT_EQ(new_mails().size(), 1U);
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM outbox"), 0);
}

TEST_P(account_mails, are_asked_for_with_the_same_work_where_there_is_no_account) {
    const auto waiting = [&] { return read_value<std::int64_t>("SELECT count(*) FROM outbox"); };
    ASSERT_TRUE(run(send_password_mail(in, "nobody@example.org", "192.0.2.1")));
    EXPECT_EQ(waiting(), 1);
    EXPECT_TRUE(new_mails().empty());
    EXPECT_EQ(waiting(), 0);
}

TEST_P(account_mails, wait_while_nobody_knows_the_public_address) {
    in.how.public_url.clear();
    ASSERT_TRUE(sign_up_as(ada()));
    EXPECT_TRUE(new_mails().empty());
    in.how.public_url = "http://localhost:8080";
    clock().advance_s(limits::job_first_wait_s);
    EXPECT_EQ(new_mails().size(), 1U);
}

LACEWING_ON_EACH_DATABASE(account_mails);

} // namespace lacewing::identity
