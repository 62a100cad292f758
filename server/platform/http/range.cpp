#include "platform/http/range.hpp"

#include "platform/http/wire/ascii.hpp"

#include <algorithm>
#include <charconv>

namespace lacewing::http {

namespace {

std::optional<std::uint64_t> parse_position(std::string_view digits) {
    std::uint64_t read = 0;
    const auto* end = digits.data() + digits.size();
    if (digits.empty() || !std::ranges::all_of(digits, wire::is_digit)) return std::nullopt;
    const auto [stopped, failure] = std::from_chars(digits.data(), end, read);
    // A number that is too large lies behind every end.
    if (failure == std::errc::result_out_of_range) return ~std::uint64_t{0};
    if (failure != std::errc{} || stopped != end) return std::nullopt;
    return read;
}

constexpr asked_range nothing{.is = asked_range::kind::nothing};

asked_range last_bytes(std::uint64_t count, std::uint64_t size) {
    if (count == 0 || size == 0) return nothing;
    const auto taken = std::min(count, size);
    return {.is = asked_range::kind::part, .part = {.first = size - taken, .count = taken}};
}

} // namespace

asked_range range_of(const request& of, std::uint64_t size, std::string_view etag) {
    constexpr std::string_view unit = "bytes=";
    const auto asked = of.find_header("Range");
    if (!asked || of.verb != method::get || !asked->starts_with(unit)) return {};
    if (const auto guard = of.find_header("If-Range"); guard && *guard != etag) return {};
    const auto text = wire::trim_blanks(asked->substr(unit.size()));
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return {};
    const auto from = text.substr(0, dash);
    const auto to = text.substr(dash + 1);
    if (from.empty()) {
        const auto count = parse_position(to);
        return count ? last_bytes(*count, size) : asked_range{};
    }
    const auto first = parse_position(from);
    const auto last = to.empty() ? ~std::uint64_t{0} : parse_position(to);
    if (!first || !last || *last < *first) return {};
    if (*first >= size) return nothing;
    const auto end = std::min(*last, size - 1);
    return {.is = asked_range::kind::part, .part = {.first = *first, .count = end - *first + 1}};
}

} // namespace lacewing::http
