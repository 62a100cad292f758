#include "mail/sender.hpp"
#include "mail/tests/smtp_sink.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace lacewing::mail {
namespace {

message verification() {
    return {
        .from = {"Lacewing", "noreply@bugs.example"},
        .to = {"", "ada@example.org"},
        .subject = "Verify your email address",
        .text = "Hello,\n.\n..\nhttps://bugs.example/auth/verify#abc\n",
        .id = "account-1-2",
        .date = {1'795'253'400'000'000},
        .link = "https://bugs.example/auth/verify#abc",
        .link_name = "Verification link",
    };
}

TEST(smtp, a_mail_arrives_as_it_was_written_at_its_one_recipient) {
    smtp_sink sink;
    std::ostringstream console;
    const auto by = make_sender({.smtp_url = sink.url(), .outbox_directory = {}}, console);
    by->send(verification());
    const auto arrived = sink.deliveries();
    ASSERT_EQ(arrived.size(), 1U);
    EXPECT_EQ(arrived[0].from, "noreply@bugs.example");
    EXPECT_EQ(arrived[0].recipients, std::vector<std::string>{"ada@example.org"});
    EXPECT_EQ(arrived[0].data, to_rfc5322(verification()));
    EXPECT_TRUE(console.str().empty()) << "a link that was mailed is printed nowhere";
}

TEST(smtp, a_recipient_that_the_server_does_not_know_is_rejected_for_good) {
    smtp_sink sink{{{"RCPT", "550 no such mailbox"}}};
    std::ostringstream console;
    const auto by = make_sender({.smtp_url = sink.url(), .outbox_directory = {}}, console);
    EXPECT_THROW(by->send(verification()), rejected);
    EXPECT_TRUE(sink.deliveries().empty());
}

TEST(smtp, a_server_that_is_busy_is_asked_again_later) {
    smtp_sink sink{{{"RCPT", "451 try again"}}};
    std::ostringstream console;
    const auto by = make_sender({.smtp_url = sink.url(), .outbox_directory = {}}, console);
    try {
        by->send(verification());
        FAIL() << "the mail was taken";
    } catch (const rejected&) {
        FAIL() << "a later try may help";
    } catch (const std::exception& failure) {
        EXPECT_EQ(std::string{failure.what()}.find("verify#"), std::string::npos);
    }
}

TEST(smtp, a_password_does_not_show_in_a_failure) {
    smtp_sink sink{{{"EHLO", "421 gone"}, {"HELO", "421 gone"}}};
    std::ostringstream console;
    auto url = sink.url();
    url.insert(url.find("127"), "ada:CANARY-password@");
    const auto by = make_sender({.smtp_url = url, .outbox_directory = {}}, console);
    try {
        by->send(verification());
        FAIL() << "the mail was taken";
    } catch (const std::exception& failure) {
        EXPECT_EQ(std::string{failure.what()}.find("CANARY"), std::string::npos);
    }
}

/// A folder that is gone after the test.
class outbox_folder : public ::testing::Test {
protected:
    outbox_folder()
        : path_(
              std::filesystem::temp_directory_path() /
              ("lacewing-outbox-" + std::to_string(std::random_device{}()))
          ) {}
    ~outbox_folder() override { std::filesystem::remove_all(path_); }

    std::filesystem::path path_;
};

TEST_F(outbox_folder, holds_each_mail_and_the_console_its_link_where_no_server_is_set) {
    std::ostringstream console;
    const auto by = make_sender({.smtp_url = {}, .outbox_directory = path_.string()}, console);
    by->send(verification());
    const auto file = path_ / "20261121T093000Z-account-1-2.eml";
    std::ifstream in{file, std::ios::binary};
    std::ostringstream bytes;
    bytes << in.rdbuf();
    EXPECT_EQ(bytes.str(), to_rfc5322(verification()));
    EXPECT_EQ(
        std::filesystem::status(file).permissions(),
        std::filesystem::perms::owner_read | std::filesystem::perms::owner_write
    );
    EXPECT_EQ(
        console.str(),
        "Verification link for ada@example.org: https://bugs.example/auth/verify#abc\n"
    );
    by->send(verification());
    const std::filesystem::directory_iterator files{path_};
    EXPECT_EQ(std::distance(begin(files), end(files)), 1)
        << "a second try of the same mail is one mail";
}

} // namespace
} // namespace lacewing::mail
