#include "platform/crypto/random.hpp"

#include "platform/crypto/hash.hpp"
#include "platform/crypto/sodium.hpp"
#include "platform/crypto/token.hpp"

#include <sodium.h>

#include <array>

namespace lacewing::crypto {

system_random::system_random() {
    ready_sodium();
}

void system_random::fill(std::span<std::uint8_t> bytes) {
    randombytes_buf(bytes.data(), bytes.size());
}

std::string make_token(random_source& random) {
    std::array<std::uint8_t, token_bytes> secret{};
    random.fill(secret);
    return to_base64url(secret);
}

std::string make_base36(random_source& random, std::size_t length) {
    constexpr std::string_view alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
    // The largest multiple of 36 that a byte holds: bytes above it would favour the first
    // characters.
    constexpr std::uint8_t fair_below = 252;
    std::string made;
    std::array<std::uint8_t, 32> bytes{};
    while (made.size() < length) {
        random.fill(bytes);
        for (const auto byte : bytes) {
            if (byte < fair_below && made.size() < length) made += alphabet[byte % alphabet.size()];
        }
    }
    return made;
}

uuid make_uuid(random_source& random, timestamp now) {
    std::array<std::uint8_t, 10> randomness{};
    random.fill(randomness);
    return make_uuid_v7(now, randomness);
}

} // namespace lacewing::crypto
