#include "bugs/order/rank.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::bugs::rank {

namespace {

constexpr std::string_view digits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::uint64_t base = digits.size();
/// Microseconds until the year 2398.
constexpr std::size_t time_length = 9;
/// Choices of which `between` takes one: two that fall on one key are rare.
constexpr std::uint64_t choices_wanted = base * base * base;
/// Between keys that are spread anew: some act or other puts the next ones there.
constexpr std::uint64_t distance_wanted = base * base;

std::uint64_t digit_at(std::string_view key, std::size_t at) {
    if (at >= key.size()) return 0;
    const auto found = digits.find(key[at]);
    return found == std::string_view::npos ? 0 : found;
}

std::string in_digits(std::uint64_t number) {
    std::string text;
    for (; number > 0; number /= base) text.push_back(digits[number % base]);
    std::ranges::reverse(text);
    return text;
}

std::string padded(std::string text, std::size_t length) {
    if (text.size() < length) text.insert(0, length - text.size(), digits.front());
    return text;
}

/// Two keys cut at one length, and how many steps of that length lie between them.
struct gap {
    std::string low;
    std::uint64_t steps = 0;
};

/// The shortest cut with at least `wanted` steps; at `longest` with what there is.
gap measure(
    std::string_view low,
    const std::optional<std::string_view>& high,
    std::uint64_t wanted,
    std::size_t longest
) {
    gap found;
    for (std::size_t at = 0; at < longest && found.steps < wanted; ++at) {
        // The end of all keys is 1, the first digit carried.
        const auto above = high ? digit_at(*high, at) : (at == 0 ? base : 0);
        const auto below = digit_at(low, at);
        // Of the digits so far, the high ones are never less than the low ones.
        if (found.steps == 0 && above < below) return {};
        found.steps = found.steps * base + above - below;
        found.low.push_back(digits[below]);
    }
    return found;
}

/// The key that stands so many steps, fewer than to the upper end, above the lower one.
std::string up(std::string from, std::uint64_t steps) {
    for (auto at = from.size(); at > 0 && steps > 0; --at) {
        const auto sum = digit_at(from, at - 1) + steps % base;
        from[at - 1] = digits[sum % base];
        steps = steps / base + sum / base;
    }
    // A key that ends in nought leaves no room before it.
    while (from.ends_with(digits.front())) from.pop_back();
    return from;
}

} // namespace

std::string of_new(timestamp now, std::int64_t number) {
    const auto since = static_cast<std::uint64_t>(std::max<std::int64_t>(now.microseconds, 0));
    const auto place = in_digits(static_cast<std::uint64_t>(std::max<std::int64_t>(number, 0)));
    // How many digits a number has stands before it: 9 before 10.
    return padded(in_digits(since), time_length) + digits[place.size()] + place;
}

std::string of_import(std::int64_t number, bug_id which) {
    const auto place = in_digits(static_cast<std::uint64_t>(std::max<std::int64_t>(number, 0)));
    constexpr std::size_t all_but_tail = 32;
    return padded(place, time_length) + to_string(which).substr(all_but_tail);
}

std::optional<std::string> between(
    std::string_view low, const std::optional<std::string_view>& high, std::uint64_t chance
) {
    auto found = measure(low, high, choices_wanted, limits::bug_rank_length_max);
    if (found.steps < 2) return std::nullopt;
    return up(std::move(found.low), 1 + chance % (found.steps - 1));
}

std::vector<std::string> spread(
    std::size_t count, std::string_view low, const std::optional<std::string_view>& high
) {
    const auto parts = static_cast<std::uint64_t>(count) + 1;
    const auto found = measure(low, high, parts * distance_wanted, spread_length_max);
    const auto distance = found.steps / parts;
    std::vector<std::string> keys;
    if (distance < 2) return keys;
    for (std::uint64_t each = 1; each <= count; ++each)
        keys.push_back(up(found.low, each * distance));
    return keys;
}

} // namespace lacewing::bugs::rank
