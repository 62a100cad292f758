#include "mail/encode.hpp"
#include "mail/message.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace lacewing::mail {
namespace {

message plain_message() {
    return {
        .from = {"Lacewing", "noreply@bugs.example"},
        .to = {"", "ada@example.org"},
        .subject = "Verify your email address",
        .text = "Hello,\n\nhttps://bugs.example/auth/verify#abc\n",
        .id = "account-1-2",
        .date = {1'795'253'400'000'000},
        .link = {},
        .link_name = {},
    };
}

/// The header lines, folded ones joined.
std::vector<std::string> headers_of(const std::string& bytes) {
    std::vector<std::string> found;
    std::istringstream lines{bytes.substr(0, bytes.find("\r\n\r\n"))};
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r')) line.pop_back();
        if (line.starts_with(' ') && !found.empty()) {
            found.back() += line;
        } else {
            found.push_back(line);
        }
    }
    return found;
}

TEST(message, has_exactly_the_headers_of_a_mail_to_one_person) {
    const auto bytes = to_rfc5322(plain_message());
    EXPECT_EQ(
        headers_of(bytes),
        (std::vector<std::string>{
            "Date: Sat, 21 Nov 2026 09:30:00 +0000",
            "From: \"Lacewing\" <noreply@bugs.example>",
            "To: <ada@example.org>",
            "Subject: Verify your email address",
            "Message-ID: <account-1-2@bugs.example>",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: 7bit",
        })
    );
    EXPECT_TRUE(bytes.ends_with("\r\n\r\nHello,\r\n\r\nhttps://bugs.example/auth/verify#abc\r\n"));
}

TEST(message, refuses_whatever_would_add_a_header_or_a_recipient) {
    const std::vector<std::string> bad_addresses{
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@example.org, eve@evil.test",
        "ada@example.org eve@evil.test",
        "ada@example.org\r\nBcc: eve@evil.test",
        "a@b\r\nRCPT TO:<c@d>",
        "ada@example.org\nBcc: eve@evil.test",
        "ada@@example.org",
        "ada@example.org@evil.test",
        "<ada@example.org>",
        "\"ada\"@example.org",
        "-oQ@example.org",
        std::string{"ada@good.test\0@evil", 19},
        "ada@" + std::string(260, 'x'),
    };
    for (const auto& address : bad_addresses) {
        auto what = plain_message();
        what.to.address = address;
        EXPECT_THROW(static_cast<void>(to_rfc5322(what)), bad_message) << address;
    }
    for (const std::string bad_line :
         {"a\r\nBcc: x@y",
          "a\nBcc: x@y",
          "a\rb",
          "a\xC2\x85"
          "b",
          "\xff"}) {
        auto subject = plain_message();
        subject.subject = bad_line;
        EXPECT_THROW(static_cast<void>(to_rfc5322(subject)), bad_message) << bad_line;
        auto name = plain_message();
        name.from.name = bad_line;
        EXPECT_THROW(static_cast<void>(to_rfc5322(name)), bad_message) << bad_line;
        auto id = plain_message();
        id.id = bad_line;
        EXPECT_THROW(static_cast<void>(to_rfc5322(id)), bad_message) << bad_line;
    }
}

TEST(message, encodes_a_subject_that_is_not_plain) {
    auto what = plain_message();
    what.subject = "Prüfen Sie Ihre Adresse – 🐞 " + std::string(200, 'x');
    const auto bytes = to_rfc5322(what);
    std::istringstream lines{bytes};
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 77U) << line;
    EXPECT_NE(bytes.find("Subject: =?utf-8?B?"), std::string::npos);
    EXPECT_TRUE(std::ranges::all_of(bytes, [](char c) { return static_cast<signed char>(c) >= 0; })
    );
}

TEST(message, a_subject_that_looks_encoded_is_encoded_again) {
    auto what = plain_message();
    what.subject = "=?utf-8?Q?evil?=";
    EXPECT_EQ(to_rfc5322(what).find("Subject: =?utf-8?Q?"), std::string::npos);
}

TEST(message, a_text_that_is_not_ascii_goes_quoted_printable) {
    auto what = plain_message();
    what.text = "Grüße = 5 \n.\n";
    const auto bytes = to_rfc5322(what);
    EXPECT_NE(bytes.find("Content-Transfer-Encoding: quoted-printable"), std::string::npos);
    EXPECT_TRUE(bytes.ends_with("Gr=C3=BC=C3=9Fe =3D 5=20\r\n.\r\n"));
}

TEST(encoding, quoted_printable_breaks_long_lines_softly) {
    const auto encoded = to_quoted_printable(std::string(200, 'a'));
    std::istringstream lines{encoded};
    std::string joined;
    for (std::string line; std::getline(lines, line);) {
        ASSERT_TRUE(line.ends_with('\r'));
        line.pop_back();
        EXPECT_LE(line.size(), 76U);
        if (line.ends_with('=')) line.pop_back();
        joined += line;
    }
    EXPECT_EQ(joined, std::string(200, 'a'));
}

TEST(encoding, words_never_split_a_character) {
    std::string text;
    for (int n = 0; n < 60; ++n) text += "🐞";
    const auto encoded = encode_unstructured(text, 9);
    // 57 bytes would fit on a line; 4 bytes of each character stay together, and 3 make 4 of
    // base64.
    for (std::size_t at = encoded.find("?B?"); at != std::string::npos;
         at = encoded.find("?B?", at + 1)) {
        EXPECT_EQ(encoded.substr(at + 3, 3), "8J+") << "a word begins inside a character";
    }
}

TEST(encoding, base64_is_that_of_rfc_4648) {
    EXPECT_EQ(to_base64(""), "");
    EXPECT_EQ(to_base64("f"), "Zg==");
    EXPECT_EQ(to_base64("fo"), "Zm8=");
    EXPECT_EQ(to_base64("foo"), "Zm9v");
    EXPECT_EQ(to_base64("foobar"), "Zm9vYmFy");
}

TEST(mailbox, is_read_with_and_without_a_name) {
    EXPECT_EQ(parse_mailbox("ada@example.org")->address, "ada@example.org");
    const auto named = parse_mailbox("Ada Lovelace <ada@example.org>");
    EXPECT_EQ(named->name, "Ada Lovelace");
    EXPECT_EQ(named->address, "ada@example.org");
    EXPECT_EQ(parse_mailbox("\"Ada\" <ada@example.org>")->name, "Ada");
    EXPECT_FALSE(parse_mailbox("Ada"));
    EXPECT_FALSE(parse_mailbox("ada@example.org>"));
    EXPECT_FALSE(parse_mailbox("a@b, c@d"));
    EXPECT_FALSE(parse_mailbox("Ada <ada@example.org>\r\nBcc: <c@d>"));
}

} // namespace
} // namespace lacewing::mail
