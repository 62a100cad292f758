#include "platform/core/id.hpp"

#include <algorithm>

namespace lacewing {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

constexpr bool is_dash_place(std::size_t place) {
    return place == 8 || place == 13 || place == 18 || place == 23;
}

constexpr int value_of(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

} // namespace

std::string to_string(const uuid& id) {
    std::string text(36, '-');
    std::size_t place = 0;
    for (const std::uint8_t byte : id.bytes) {
        if (is_dash_place(place)) ++place;
        text[place++] = hex_digits[byte >> 4];
        text[place++] = hex_digits[byte & 0x0f];
    }
    return text;
}

std::optional<uuid> parse_uuid(std::string_view text) {
    if (text.size() != 36) return std::nullopt;
    uuid id;
    std::size_t place = 0;
    for (std::uint8_t& byte : id.bytes) {
        if (is_dash_place(place) && text[place++] != '-') return std::nullopt;
        const int high = value_of(text[place++]);
        const int low = value_of(text[place++]);
        if (high < 0 || low < 0) return std::nullopt;
        byte = static_cast<std::uint8_t>(high << 4 | low);
    }
    return id;
}

uuid make_uuid_v7(timestamp now, std::span<const std::uint8_t, 10> randomness) {
    uuid id;
    const auto milliseconds = static_cast<std::uint64_t>(now.microseconds / 1'000);
    for (std::size_t i = 0; i < 6; ++i) {
        id.bytes[i] = static_cast<std::uint8_t>(milliseconds >> (40 - 8 * i));
    }
    std::ranges::copy(randomness, id.bytes.begin() + 6);
    id.bytes[6] = static_cast<std::uint8_t>(0x70 | (id.bytes[6] & 0x0f));
    id.bytes[8] = static_cast<std::uint8_t>(0x80 | (id.bytes[8] & 0x3f));
    return id;
}

bool is_uuid_v7(const uuid& id) {
    return (id.bytes[6] >> 4) == 7 && (id.bytes[8] >> 6) == 2;
}

} // namespace lacewing
