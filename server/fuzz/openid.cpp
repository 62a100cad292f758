#include "fuzz/fuzz.hpp"
#include "openid/id_token.hpp"
#include "openid/json_members.hpp"
#include "openid/tests/signer.hpp"

#include <algorithm>

/// What a provider answers: key sets, tokens, and what is claimed in them.
namespace lacewing::fuzz {

namespace {

using namespace openid;
using schema::json_value;

constexpr std::int64_t now_s = 1'767'225'600;

const expected_token expected{
    .issuer = "https://id.example",
    .client_id = "this-server",
    .nonce = "the nonce",
    .now = {now_s * microseconds_per_s}
};

const signer& provider() {
    static const auto key = signer::p256("curve");
    return key;
}

const key_set& keys() {
    static const auto made = key_set::parse(key_set_of(provider())).value();
    return made;
}

bool is_for_us(json_value claims) {
    const auto audience = openid::find_member(claims, "aud");
    if (!audience) return false;
    const bool is_named = audience->is() == json_value::kind::text
                              ? audience->text() == expected.client_id
                              : list_holds(*audience, expected.client_id);
    const auto party = openid::find_member(claims, "azp");
    return is_named && (!party || text_member(claims, "azp") == expected.client_id);
}

/// Claims with a true signature: what is taken must have been made for us, and now.
void read_claims(std::string_view text) {
    if (text.empty()) return;
    const auto who = check_id_token(provider().sign("ES256", text), keys(), expected);
    if (!who) return;
    const auto document = schema::read_json(text);
    require(document.has_value(), "claims are JSON");
    const json_value claims{*document, 0};
    require(text_member(claims, "iss") == expected.issuer, "the provider made it");
    require(text_member(claims, "nonce") == expected.nonce, "for this sign-in");
    require(is_for_us(claims), "for this server");
    require(seconds_member(claims, "exp").value() > now_s - 60, "it has not ended");
    require(seconds_member(claims, "iat").value() <= now_s + 60, "it has begun");
    require(seconds_member(claims, "iat").value() >= now_s - 600, "it is new");
    require(text_member(claims, "sub") == who->subject, "of that person");
    require(!who->subject.empty() && who->subject.size() <= 255, "who has a name there");
    const auto verified = openid::find_member(claims, "email_verified");
    const bool is_true =
        verified && verified->is() == json_value::kind::boolean && verified->boolean();
    require(who->is_email_verified == is_true, "an address is verified where it says true");
}

} // namespace

void examine(std::string_view input) {
    require(!check_id_token(std::string{input}, keys(), expected), "nobody else can sign");
    static const auto signed_by_us = provider().sign("ES256", R"({"sub":"1"})");
    if (const auto foreign = key_set::parse(input)) {
        for (const std::string_view algorithm : {"ES256", "RS256", "HS256", "none"}) {
            const auto verdict = foreign->check(signed_by_us, algorithm, std::nullopt);
            require(verdict != key_set::verdict::good, "a foreign key fits nothing of ours");
        }
    }
    read_claims(input);
}

} // namespace lacewing::fuzz
