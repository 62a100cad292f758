#include "snapshot/lines/digits.hpp"

#include <algorithm>
#include <string_view>

namespace lacewing::snapshot {

namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned digit_bits = 6;
constexpr std::uint64_t last_digit = 63;
constexpr int tail_first_byte = 6;
constexpr int tail_digits = 14;

/// The digit that stands so many bits above the end of the id.
std::uint64_t digit_of(const uuid& which, int bits_above) {
    std::uint64_t found = 0;
    for (int bit = static_cast<int>(digit_bits) - 1; bit >= 0; --bit) {
        const int above = bits_above + bit;
        const int byte = static_cast<int>(which.bytes.size()) - 1 - above / 8;
        const bool is_there = byte >= tail_first_byte;
        const auto value =
            is_there ? which.bytes[static_cast<std::size_t>(byte)] >> (above % 8) & 1 : 0;
        found = found << 1 | static_cast<std::uint64_t>(value);
    }
    return found;
}

} // namespace

digits to_digits(std::span<const std::uint64_t> numbers) {
    const auto most = numbers.empty() ? 0 : *std::ranges::max_element(numbers);
    digits made;
    for (auto left = most; left > 0; left >>= digit_bits) made.emplace_back();
    unsigned shift = 0;
    for (auto text = made.rbegin(); text != made.rend(); ++text) {
        text->reserve(numbers.size());
        for (const auto each : numbers) *text += letters[each >> shift & last_digit];
        shift += digit_bits;
    }
    return made;
}

digits tails_of(std::span<const uuid> ids) {
    digits made(tail_digits);
    for (int at = 0; at < tail_digits; ++at) {
        auto& text = made[static_cast<std::size_t>(at)];
        text.reserve(ids.size());
        const int bits_above = (tail_digits - 1 - at) * static_cast<int>(digit_bits);
        for (const auto& each : ids) text += letters[digit_of(each, bits_above)];
    }
    return made;
}

} // namespace lacewing::snapshot
