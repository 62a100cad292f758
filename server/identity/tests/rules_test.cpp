#include "identity/attempts.hpp"
#include "identity/common_passwords.hpp"
#include "identity/rules.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::identity {
namespace {

std::string code_of(const std::optional<field_problem>& found) {
    return found ? found->code : "";
}

TEST(email_rules, plain_addresses_are_taken) {
    for (const std::string email :
         {"ada@example.org",
          "Ada.Lovelace+bugs@mail.example.co.uk",
          "o'brien@example.org",
          "ada@localhost",
          "ünï@exämple.org",
          "ada@xn--exmple-cua.org",
          "  ada@example.org "}) {
        EXPECT_EQ(code_of(check_email(email)), "") << email;
    }
    EXPECT_TRUE(is_email(std::string(64, 'a') + "@example.org"));
}

TEST(email_rules, whatever_could_mean_two_addresses_or_none_is_refused) {
    for (const std::string email :
         {"ada",
          "ada@",
          "@example.org",
          "ada@@example.org",
          "ada@b@example.org",
          "victim@x.org,evil@y.org",
          "victim@x.org evil@y.org",
          "ada@example.org\r\nBcc: eve@evil.test",
          "\"ada\"@example.org",
          "ada(comment)@example.org",
          "ada@[127.0.0.1]",
          "ada@[IPv6:::1]",
          "ada@127.0.0.1",
          "ada@example.org.",
          "ada@example..org",
          "ada@-example.org",
          ".ada@example.org",
          "ada.@example.org",
          "a..da@example.org",
          "-ada@example.org",
          "<ada@example.org>",
          "ada@exam ple.org",
          "ada@exam\u00a0ple.org",
          "ada\u200b@example.org",
          "ada\u00ad@example.org",
          "ada@example.org\u202e",
          "ada\uff20b@example.org"}) {
        EXPECT_EQ(code_of(check_email(email)), "wrong_format") << email;
    }
    EXPECT_EQ(code_of(check_email("  ")), "required");
    EXPECT_FALSE(is_email(std::string(65, 'a') + "@example.org"));
    EXPECT_FALSE(is_email("ada@" + std::string(64, 'a') + ".org"));
    std::string long_host = "a@b";
    while (long_host.size() <= limits::email_bytes_max) long_host += ".abcdefgh";
    EXPECT_FALSE(is_email(long_host));
    EXPECT_FALSE(is_email(std::string{"a@good.test\0@evil", 17}));
}

TEST(email_rules, addresses_that_fold_alike_are_one_account_and_others_are_not) {
    EXPECT_EQ(fold_email("Mike@Example.org"), fold_email("mike@example.ORG"));
    EXPECT_EQ(fold_email("ｍｉｋｅ@example.org"), fold_email("mike@example.org"));
    EXPECT_EQ(fold_email("mike@e\u0301xample.org"), fold_email("mike@\u00e9xample.org"));
    EXPECT_EQ(fold_email("mi\u212ae@example.org"), fold_email("mike@example.org"));
    EXPECT_NE(fold_email("mıke@example.org"), fold_email("mike@example.org"));
}

TEST(username_rules, a_line_of_1_to_39_visible_characters_is_taken) {
    for (const std::string username :
         {"a", " ada ", "Ada Lovelace", "エイダ", "🐞", "ada@example"}) {
        EXPECT_EQ(code_of(check_username(username)), "") << username;
    }
    std::string longest;
    for (int n = 0; n < 39; ++n) longest += "ü";
    EXPECT_EQ(code_of(check_username(longest)), "");
    EXPECT_EQ(code_of(check_username(longest + "x")), "too_long");
    EXPECT_EQ(code_of(check_username("")), "required");
    EXPECT_EQ(code_of(check_username(" \t\u3000")), "required");
}

TEST(username_rules, what_does_not_show_is_refused) {
    for (const std::string username :
         {"ada\nlovelace",
          "ada\x01",
          "ada\u200b",
          "ada\u202e",
          "\u2066ada",
          "ada\ufeff",
          "ada\u00ad",
          "\u3164",
          "ada\U000e0041",
          "\ufdd0x"}) {
        EXPECT_EQ(code_of(check_username(username)), "invalid_character") << username;
    }
}

TEST(username_rules, names_that_look_alike_fold_alike) {
    EXPECT_EQ(fold_username("Ada"), fold_username(" aDA "));
    EXPECT_EQ(fold_username("ＡＤＡ"), fold_username("ada"));
    EXPECT_EQ(fold_username("Straße"), fold_username("STRASSE"));
}

TEST(password_rules, anything_from_8_to_256_characters_is_taken) {
    const std::vector<std::string> own{"ada", "Ada Lovelace", "ada@example.org", "ada"};
    EXPECT_EQ(code_of(check_password("plum trombone", own)), "");
    EXPECT_EQ(code_of(check_password(" öäü🐞🐞🐞🐞 ", own)), "");
    std::string longest;
    for (int n = 0; n < 64; ++n) longest += "ab🐞é";
    EXPECT_EQ(code_of(check_password(longest, own)), "");
    EXPECT_EQ(code_of(check_password(longest + "x", own)), "too_long");
    EXPECT_EQ(code_of(check_password("seven77", own)), "too_short");
    EXPECT_EQ(code_of(check_password("äääöööü", own)), "too_short");
    EXPECT_TRUE(is_too_long_for_password(longest + "x"));
    EXPECT_FALSE(is_too_long_for_password(longest));
}

TEST(password_rules, what_is_tried_first_is_refused) {
    for (const std::string password :
         {"password",
          "PassWord1",
          "12345678",
          "qwertyuiop",
          "iloveyou",
          "correct horse battery staple",
          "aaaaaaaaaaaa",
          "🐞🐞🐞🐞🐞🐞🐞🐞",
          "ｐａｓｓｗｏｒｄ"}) {
        EXPECT_EQ(code_of(check_password(password, {})), "password_common") << password;
    }
    const std::vector<std::string> own{
        "lovelace", "Augusta Ada", "lady.ada@example.org", "lady.ada"
    };
    for (const std::string password :
         {"lacewing",
          "LaceWing2026!",
          "lovelace",
          "Lovelace1815",
          "augusta ada",
          "123augusta ada!",
          "lady.ada",
          "LADY.ADA@example.org",
          "lady.ada99"}) {
        EXPECT_EQ(code_of(check_password(password, own)), "password_guessable") << password;
    }
    EXPECT_EQ(code_of(check_password("my lovelace bird", own)), "");
}

TEST(password_rules, the_list_is_searched_folded) {
    EXPECT_TRUE(is_common_password("password123"));
    EXPECT_TRUE(is_common_password("zxcvbnm123"));
    EXPECT_TRUE(is_common_password("00112233"));
    EXPECT_FALSE(is_common_password("plum trombone"));
}

TEST(account_rules, every_bad_field_is_named_at_once) {
    const auto wrong = check_account("", "\n", "nobody", "short");
    ASSERT_EQ(wrong.size(), 4U);
    EXPECT_EQ(wrong[0].pointer, "/username");
    EXPECT_EQ(wrong[1].pointer, "/name");
    EXPECT_EQ(wrong[2].pointer, "/email");
    EXPECT_EQ(wrong[3].pointer, "/password");
    EXPECT_TRUE(check_account("ada", "Ada Lovelace", "ada@example.org", "plum trombone").empty());
}

TEST(networks, an_ipv6_address_counts_by_its_first_half) {
    EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(network_of("2001:db8:1:2:ffff::1"), "2001:db8:1:2::/64");
    EXPECT_NE(network_of("2001:db8:1:3::1"), network_of("2001:db8:1:2::1"));
    EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
}

} // namespace
} // namespace lacewing::identity
