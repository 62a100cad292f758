#include "platform/crypto/hash.hpp"

#include <sodium.h>

#include <stdexcept>

namespace lacewing::crypto {

namespace {

[[nodiscard]] const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

constexpr int token_alphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

digest sha256(std::string_view message) {
    digest made{};
    crypto_hash_sha256(made.data(), bytes_of(message), message.size());
    return made;
}

digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, key.data(), key.size());
    crypto_auth_hmacsha256_update(&state, bytes_of(message), message.size());
    digest made{};
    crypto_auth_hmacsha256_final(&state, made.data());
    return made;
}

digest blake2b(std::string_view message, std::span<const std::uint8_t> key) {
    const bool fits = key.size() >= crypto_generichash_KEYBYTES_MIN &&
                      key.size() <= crypto_generichash_KEYBYTES_MAX;
    if (!key.empty() && !fits) throw std::invalid_argument{"a BLAKE2b key has 16 to 64 bytes"};
    digest made{};
    crypto_generichash(
        made.data(), made.size(), bytes_of(message), message.size(), key.data(), key.size()
    );
    return made;
}

bool equal(std::span<const std::uint8_t> one, std::span<const std::uint8_t> other) {
    if (one.empty() || other.empty()) return one.size() == other.size();
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

bool equal(std::string_view one, std::string_view other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
    std::string made(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(made.data(), made.size(), bytes.data(), bytes.size());
    made.pop_back();
    return made;
}

std::optional<std::vector<std::uint8_t>> from_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    if (text.empty()) return std::vector<std::uint8_t>{};
    std::vector<std::uint8_t> made(text.size() / 2);
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed =
        sodium_hex2bin(made.data(), made.size(), text.data(), text.size(), nullptr, &size, &end);
    if (failed != 0 || size != made.size() || end != text.data() + text.size()) return std::nullopt;
    return made;
}

std::string to_base64url(std::span<const std::uint8_t> bytes) {
    std::string made(sodium_base64_encoded_len(bytes.size(), token_alphabet), '\0');
    sodium_bin2base64(made.data(), made.size(), bytes.data(), bytes.size(), token_alphabet);
    made.pop_back();
    return made;
}

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text) {
    if (text.empty()) return std::vector<std::uint8_t>{};
    std::vector<std::uint8_t> made(text.size());
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed = sodium_base642bin(
        made.data(), made.size(), text.data(), text.size(), nullptr, &size, &end, token_alphabet
    );
    if (failed != 0 || end != text.data() + text.size()) return std::nullopt;
    made.resize(size);
    if (to_base64url(made) != text) return std::nullopt;
    return made;
}

} // namespace lacewing::crypto
