#pragma once

#include "openid/key_set.hpp"
#include "platform/core/time.hpp"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// The check of an ID token: OpenID Connect Core 1.0 section 3.1.3.7. Pure.
namespace lacewing::openid {

/// What the token must have been made for.
struct expected_token {
    std::string issuer;
    std::string client_id;
    std::string nonce;
    timestamp now;
};

/// Who signed in at the provider.
struct id_claims {
    std::string subject; ///< with the issuer, the key of this person
    std::optional<std::string> email;
    bool is_email_verified = false;
    std::string name;
    std::string picture; ///< a URL, not yet looked at
};

enum class token_fault {
    malformed,
    algorithm,   ///< not RS256, PS256 or ES256
    unknown_key, ///< the provider may have changed its keys: read them again
    signature,
    issuer,
    audience,
    time, ///< expired, or made at another time than now
    nonce,
    subject,
};

[[nodiscard]] std::string_view to_string(token_fault what);

[[nodiscard]] std::expected<id_claims, token_fault> check_id_token(
    const std::string& token, const key_set& keys, const expected_token& expected
);

} // namespace lacewing::openid
