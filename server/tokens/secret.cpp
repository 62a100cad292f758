#include "tokens/secret.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace lacewing::tokens {

namespace {

constexpr std::string_view base62 =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::size_t random_length = 30;
constexpr std::size_t checksum_length = 6; // 62^6 is more than 2^32
constexpr std::size_t secret_length = secret_prefix.size() + random_length + checksum_length;

std::string make_random_part(crypto::random_source& random) {
    // The largest multiple of 62 that a byte holds: bytes above it would favour the first
    // characters.
    constexpr std::uint8_t fair_below = 248;
    std::string made;
    std::array<std::uint8_t, 32> bytes{};
    while (made.size() < random_length) {
        random.fill(bytes);
        for (const auto byte : bytes) {
            if (byte < fair_below && made.size() < random_length) made += base62[byte % 62];
        }
    }
    return made;
}

// CRC-32 as in IEEE 802.3: many scanners have it.
std::uint32_t crc32(std::string_view text) {
    std::uint32_t crc = 0xffffffffU;
    for (const char c : text) {
        crc ^= static_cast<std::uint8_t>(c);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ ((crc & 1U) * 0xedb88320U);
    }
    return ~crc;
}

std::string checksum_of(std::string_view text) {
    auto left = crc32(text);
    std::string made(checksum_length, base62.front());
    for (auto at = made.rbegin(); at != made.rend(); ++at, left /= 62) *at = base62[left % 62];
    return made;
}

} // namespace

std::string make_secret(crypto::random_source& random) {
    const auto part = make_random_part(random);
    return std::string{secret_prefix} + part + checksum_of(part);
}

bool is_well_formed(std::string_view secret) {
    if (secret.size() != secret_length || !secret.starts_with(secret_prefix)) return false;
    const auto part = secret.substr(secret_prefix.size(), random_length);
    const bool is_base62 =
        std::ranges::all_of(part, [](char c) { return base62.find(c) != std::string_view::npos; });
    return is_base62 && secret.ends_with(checksum_of(part));
}

} // namespace lacewing::tokens
