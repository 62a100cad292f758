#include "openid/id_token.hpp"

#include "openid/json_members.hpp"
#include "openid/limits.hpp"
#include "platform/crypto/hash.hpp"

#include <array>

namespace lacewing::openid {

namespace {

using schema::json_document;
using schema::json_value;

constexpr std::size_t subject_bytes_max = 255; ///< OpenID Connect Core 1.0 section 2

/// The JSON in one of the three parts.
std::optional<json_document> read_part(std::string_view part) {
    const auto bytes = crypto::from_base64url(part);
    if (!bytes) return std::nullopt;
    auto read = schema::read_json({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
    if (!read) return std::nullopt;
    return *std::move(read);
}

struct parts {
    json_document header;
    json_document claims;
};

std::optional<parts> read_parts(std::string_view token) {
    if (token.size() > limits::openid_token_bytes_max) return std::nullopt;
    const auto first = token.find('.');
    const auto second = token.find('.', std::min(first, token.size() - 1) + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
    if (token.find('.', second + 1) != std::string_view::npos) return std::nullopt;
    auto header = read_part(token.substr(0, first));
    auto claims = read_part(token.substr(first + 1, second - first - 1));
    if (!header || !claims) return std::nullopt;
    return parts{*std::move(header), *std::move(claims)};
}

std::optional<token_fault> check_signature(
    const std::string& token, json_value header, const key_set& keys
) {
    if (find_member(header, "crit")) return token_fault::malformed;
    const auto algorithm = text_member(header, "alg").value_or("");
    if (algorithm != "RS256" && algorithm != "PS256" && algorithm != "ES256") {
        return token_fault::algorithm;
    }
    switch (keys.check(token, algorithm, text_member(header, "kid"))) {
    case key_set::verdict::good:
        return std::nullopt;
    case key_set::verdict::unknown_key:
        return token_fault::unknown_key;
    case key_set::verdict::bad:
        break;
    }
    return token_fault::signature;
}

/// Google names itself with and without the scheme.
bool is_issuer(const std::optional<std::string>& told, const std::string& expected) {
    if (told == expected) return true;
    return expected == "https://accounts.google.com" && told == "accounts.google.com";
}

bool is_for(json_value claims, const std::string& client_id) {
    const auto audience = find_member(claims, "aud");
    const auto party = find_member(claims, "azp");
    if (!audience || (party && text_member(claims, "azp") != client_id)) return false;
    if (audience->is() == json_value::kind::text) return audience->text() == client_id;
    const bool needs_party = audience->size() > 1;
    return list_holds(*audience, client_id) && (!needs_party || party);
}

bool is_of_now(json_value claims, timestamp moment) {
    const auto expires = seconds_member(claims, "exp");
    const auto issued = seconds_member(claims, "iat");
    const auto starts = seconds_member(claims, "nbf");
    if (!expires || !issued) return false;
    const auto now = moment.microseconds / microseconds_per_s;
    if (*expires <= now - limits::openid_clock_skew_s) return false;
    if (*issued > now + limits::openid_clock_skew_s) return false;
    if (starts && *starts > now + limits::openid_clock_skew_s) return false;
    return *issued >= now - limits::openid_token_age_s_max;
}

bool is_subject(const std::string& text) {
    return !text.empty() && text.size() <= subject_bytes_max;
}

std::optional<token_fault> check_claims(json_value claims, const expected_token& expected) {
    if (!is_issuer(text_member(claims, "iss"), expected.issuer)) return token_fault::issuer;
    if (!is_for(claims, expected.client_id)) return token_fault::audience;
    if (!is_of_now(claims, expected.now)) return token_fault::time;
    const auto nonce = text_member(claims, "nonce");
    if (!nonce || !crypto::equal(std::string_view{*nonce}, expected.nonce)) {
        return token_fault::nonce;
    }
    if (!is_subject(text_member(claims, "sub").value_or(""))) return token_fault::subject;
    return std::nullopt;
}

constexpr std::array<std::string_view, 9> fault_names{
    "malformed",
    "algorithm",
    "unknown_key",
    "signature",
    "issuer",
    "audience",
    "time",
    "nonce",
    "subject",
};

} // namespace

std::string_view to_string(token_fault what) {
    return fault_names.at(static_cast<std::size_t>(what));
}

std::expected<id_claims, token_fault> check_id_token(
    const std::string& token, const key_set& keys, const expected_token& expected
) {
    const auto read = read_parts(token);
    if (!read) return std::unexpected{token_fault::malformed};
    if (const auto fault = check_signature(token, {read->header, 0}, keys)) {
        return std::unexpected{*fault};
    }
    const json_value claims{read->claims, 0};
    if (const auto fault = check_claims(claims, expected)) return std::unexpected{*fault};
    return id_claims{
        .subject = text_member(claims, "sub").value_or(""),
        .email = text_member(claims, "email"),
        .is_email_verified = is_true_member(claims, "email_verified"),
        .name = text_member(claims, "name").value_or(""),
        .picture = text_member(claims, "picture").value_or(""),
    };
}

} // namespace lacewing::openid
