#include "openid/id_token.hpp"
#include "openid/tests/signer.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

namespace lacewing::openid {

namespace {

constexpr std::int64_t moment_s = 1'767'225'600;

const signer& provider_key() {
    static const auto key = signer::rsa("first");
    return key;
}

/// The claims of a good token, some of them replaced; an empty value leaves the claim out.
std::string claims(const std::map<std::string, std::string>& replaced = {}) {
    std::map<std::string, std::string> all{
        {"iss", R"("https://id.example")"},
        {"aud", R"("this-server")"},
        {"sub", R"("subject-1")"},
        {"nonce", R"("the nonce")"},
        {"iat", std::to_string(moment_s)},
        {"exp", std::to_string(moment_s + 3600)},
        {"email", R"("ada@example.org")"},
        {"email_verified", "true"},
        {"name", R"("Ada Lovelace")"},
    };
    for (const auto& [name, value] : replaced) all[name] = value;
    std::string json;
    for (const auto& [name, value] : all) {
        if (value.empty()) continue;
        json += fmt::format(R"({}"{}":{})", json.empty() ? "{" : ",", name, value);
    }
    return json + "}";
}

std::expected<id_claims, token_fault> check(const std::string& token) {
    const auto keys = key_set::parse(key_set_of(provider_key())).value();
    return check_id_token(
        token,
        keys,
        {.issuer = "https://id.example",
         .client_id = "this-server",
         .nonce = "the nonce",
         .now = {moment_s * 1'000'000}}
    );
}

/// How a token with these claims, properly signed, ends; "good" where it passes.
std::string end_of(const std::map<std::string, std::string>& replaced) {
    const auto checked = check(provider_key().sign("RS256", claims(replaced)));
    return checked ? "good" : std::string{to_string(checked.error())};
}

std::string end_of_token(const std::string& token) {
    const auto checked = check(token);
    return checked ? "good" : std::string{to_string(checked.error())};
}

} // namespace

TEST(an_id_token, tells_who_signed_in) {
    const auto who = check(provider_key().sign("RS256", claims()));
    ASSERT_TRUE(who.has_value()) << to_string(who.error());
    EXPECT_EQ(who->subject, "subject-1");
    EXPECT_EQ(who->email, "ada@example.org");
    EXPECT_TRUE(who->is_email_verified);
    EXPECT_EQ(who->name, "Ada Lovelace");
}

TEST(an_id_token, may_be_signed_in_the_three_listed_ways) {
    EXPECT_EQ(end_of_token(provider_key().sign("PS256", claims())), "good");
    const auto curve = signer::p256("curve");
    const auto keys = key_set::parse(key_set_of(provider_key(), curve)).value();
    const expected_token expected{
        "https://id.example", "this-server", "the nonce", {moment_s * 1'000'000}
    };
    EXPECT_TRUE(check_id_token(curve.sign("ES256", claims()), keys, expected).has_value());
    EXPECT_EQ(end_of_token(provider_key().sign("RS384", claims())), "algorithm");
}

TEST(an_id_token, that_nobody_signed_is_refused) {
    EXPECT_EQ(end_of_token(unsigned_token(claims())), "algorithm");
    auto token = provider_key().sign("RS256", claims());
    token.erase(token.rfind('.') + 1);
    EXPECT_EQ(end_of_token(token), "signature");
}

TEST(an_id_token, that_was_signed_with_the_public_key_as_a_secret_is_refused) {
    const auto forger = signer::shared_secret("first", provider_key().public_key());
    EXPECT_EQ(end_of_token(forger.sign("HS256", claims())), "algorithm");
}

TEST(an_id_token, of_a_foreign_key_is_refused_under_its_own_name_and_under_ours) {
    EXPECT_EQ(end_of_token(signer::rsa("other").sign("RS256", claims())), "unknown_key");
    EXPECT_EQ(end_of_token(signer::rsa("first").sign("RS256", claims())), "signature");
    EXPECT_EQ(end_of_token(signer::p256("first").sign("ES256", claims())), "unknown_key");
}

TEST(an_id_token, whose_claims_were_changed_is_refused) {
    const auto good = provider_key().sign("RS256", claims());
    const auto other = provider_key().sign("RS256", claims({{"sub", R"("subject-2")"}}));
    const auto mixed = good.substr(0, good.find('.')) +
                       other.substr(other.find('.'), other.rfind('.') - other.find('.')) +
                       good.substr(good.rfind('.'));
    EXPECT_EQ(end_of_token(mixed), "signature");
}

TEST(an_id_token, of_another_issuer_is_refused) {
    EXPECT_EQ(end_of({{"iss", R"("https://evil.example")"}}), "issuer");
    EXPECT_EQ(end_of({{"iss", R"("https://id.example/")"}}), "issuer");
    EXPECT_EQ(end_of({{"iss", ""}}), "issuer");
}

TEST(an_id_token, for_another_client_is_refused) {
    EXPECT_EQ(end_of({{"aud", R"("other-server")"}}), "audience");
    EXPECT_EQ(end_of({{"aud", ""}}), "audience");
    EXPECT_EQ(end_of({{"aud", R"(["other-server"])"}}), "audience");
    EXPECT_EQ(end_of({{"aud", R"(["this-server","other-server"])"}}), "audience");
    EXPECT_EQ(end_of({{"azp", R"("other-server")"}}), "audience");
    EXPECT_EQ(end_of({{"aud", R"(["this-server"])"}}), "good");
    EXPECT_EQ(
        end_of({{"aud", R"(["this-server","other-server"])"}, {"azp", R"("this-server")"}}), "good"
    );
}

TEST(an_id_token, of_another_time_is_refused) {
    EXPECT_EQ(end_of({{"exp", std::to_string(moment_s - 61)}}), "time");
    EXPECT_EQ(end_of({{"exp", ""}}), "time");
    EXPECT_EQ(end_of({{"iat", std::to_string(moment_s + 86'400)}}), "time");
    EXPECT_EQ(end_of({{"iat", std::to_string(moment_s - 86'400)}}), "time");
    EXPECT_EQ(end_of({{"iat", ""}}), "time");
    EXPECT_EQ(end_of({{"nbf", std::to_string(moment_s + 3600)}}), "time");
    EXPECT_EQ(end_of({{"exp", R"("soon")"}}), "time");
    EXPECT_EQ(end_of({{"iat", std::to_string(moment_s + 30)}}), "good");
}

TEST(an_id_token, of_another_flow_is_refused) {
    EXPECT_EQ(end_of({{"nonce", R"("another nonce")"}}), "nonce");
    EXPECT_EQ(end_of({{"nonce", ""}}), "nonce");
}

TEST(an_id_token, without_a_subject_is_refused) {
    EXPECT_EQ(end_of({{"sub", ""}}), "subject");
    EXPECT_EQ(end_of({{"sub", R"("")"}}), "subject");
    EXPECT_EQ(end_of({{"sub", "7"}}), "subject");
}

TEST(an_id_token, verifies_an_address_by_the_boolean_alone) {
    for (const std::string told : {"false", R"("true")", "1", "null", ""}) {
        const auto who = check(provider_key().sign("RS256", claims({{"email_verified", told}})));
        ASSERT_TRUE(who.has_value());
        EXPECT_FALSE(who->is_email_verified) << told;
    }
}

TEST(an_id_token, that_is_none_is_refused) {
    for (const std::string token : {"", ".", "..", "a.b", "a.b.c", "a.b.c.d", "e30.e30.e30"}) {
        EXPECT_NE(end_of_token(token), "good") << token;
    }
    EXPECT_EQ(end_of_token(std::string(100'000, 'a')), "malformed");
}

TEST(a_key_set, leaves_out_what_is_no_public_key_for_signatures) {
    EXPECT_FALSE(key_set::parse("<html>").has_value());
    EXPECT_FALSE(key_set::parse("{}").has_value());
    const auto token = provider_key().sign("RS256", claims());
    auto for_encryption = provider_key().public_key();
    for_encryption.insert(1, R"("use":"enc",)");
    const auto keys =
        key_set::parse(fmt::format(R"({{"keys":[{},7,{{}}]}})", for_encryption)).value();
    EXPECT_EQ(keys.check(token, "RS256", "first"), key_set::verdict::unknown_key);
}

} // namespace lacewing::openid
