#include "openid/flow_secrets.hpp"

#include "platform/core/text.hpp"
#include "platform/crypto/hash.hpp"

#include <cstdint>
#include <span>

namespace lacewing::openid {

namespace {

std::string derive(
    std::string_view browser_token, std::string_view purpose, std::string_view state
) {
    const std::span key{
        reinterpret_cast<const std::uint8_t*>(browser_token.data()), browser_token.size()
    };
    auto message = std::string{purpose};
    message += ':';
    message += state;
    return crypto::to_base64url(crypto::hmac_sha256(key, message));
}

} // namespace

flow_secrets secrets_of(std::string_view browser_token, std::string_view state) {
    return {
        .nonce = derive(browser_token, "nonce", state),
        .verifier = derive(browser_token, "verifier", state),
    };
}

std::string own_path(std::string_view next) {
    const bool is_path = next.starts_with('/') && !next.starts_with("//");
    const bool is_safe = next.find('\\') == std::string_view::npos && text::is_valid_utf8(next) &&
                         !text::has_line_end_or_control(next);
    return is_path && is_safe ? std::string{next} : std::string{};
}

} // namespace lacewing::openid
