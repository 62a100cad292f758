#include "platform/http/wire/handshake.hpp"

#include "platform/core/limits.hpp"
#include "platform/http/wire/ascii.hpp"

#include <openssl/evp.h>
#include <openssl/sha.h>

#include <algorithm>
#include <array>

namespace lacewing::http::wire {

namespace {

constexpr rejection upgrade_required{
    426, "upgrade_required", "This address is a WebSocket, version 13."
};
constexpr rejection bad_handshake{
    400, "handshake_malformed", "The WebSocket handshake is malformed."
};
constexpr std::string_view key_suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// 16 bytes in base64: 22 letters and "==".
bool is_key(std::string_view key) {
    if (key.size() != 24 || !key.ends_with("==")) return false;
    return std::ranges::all_of(key.substr(0, 22), [](char letter) {
        const char low = to_lower(letter);
        return (low >= 'a' && low <= 'z') || is_digit(low) || low == '+' || low == '/';
    });
}

std::string base64_of_sha1(const std::string& text) {
    std::array<unsigned char, SHA_DIGEST_LENGTH> digest{};
    unsigned size = 0;
    EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha1(), nullptr);
    std::array<unsigned char, 29> encoded{};
    const int length = EVP_EncodeBlock(encoded.data(), digest.data(), SHA_DIGEST_LENGTH);
    return {encoded.begin(), encoded.begin() + length};
}

} // namespace

void handshake_request::note(std::string_view name, std::string_view value) {
    if (equal_ignoring_case(name, "Connection")) {
        wants_upgrade = wants_upgrade || list_has(value, "upgrade");
    } else if (equal_ignoring_case(name, "Upgrade")) {
        names_websocket = equal_ignoring_case(value, "websocket");
    } else if (equal_ignoring_case(name, "Sec-WebSocket-Version")) {
        version = value;
    } else if (equal_ignoring_case(name, "Sec-WebSocket-Key")) {
        key = value;
    } else if (equal_ignoring_case(name, "Sec-WebSocket-Protocol")) {
        protocols_bytes += value.size();
    }
}

std::expected<std::string, rejection> accept_handshake(const handshake_request& asked) {
    if (!asked.is_get || !asked.wants_upgrade || !asked.names_websocket) {
        return std::unexpected{upgrade_required};
    }
    if (asked.version != "13") return std::unexpected{upgrade_required};
    if (!is_key(asked.key)) return std::unexpected{bad_handshake};
    if (asked.protocols_bytes > limits::websocket_protocols_bytes_max) {
        return std::unexpected{bad_handshake};
    }
    std::string joined{asked.key};
    joined += key_suffix;
    return base64_of_sha1(joined);
}

} // namespace lacewing::http::wire
