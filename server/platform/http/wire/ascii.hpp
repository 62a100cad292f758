#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// Small readers of HTTP's ASCII, without regard to the locale.
namespace lacewing::http::wire {

[[nodiscard]] constexpr char to_lower(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

[[nodiscard]] constexpr bool is_digit(char letter) noexcept {
    return letter >= '0' && letter <= '9';
}

/// 0..15, or nothing where the letter is no hexadecimal digit.
[[nodiscard]] constexpr std::optional<int> hex_value(char letter) noexcept {
    if (is_digit(letter)) return letter - '0';
    const char low = to_lower(letter);
    if (low >= 'a' && low <= 'f') return low - 'a' + 10;
    return std::nullopt;
}

namespace detail {

/// One entry for each byte: heads are checked letter by letter.
template <class Predicate>
consteval std::array<bool, 256> table_of(Predicate is_in) {
    std::array<bool, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        table[byte] = is_in(static_cast<char>(static_cast<unsigned char>(byte)));
    }
    return table;
}

inline constexpr auto token_characters = table_of([](char letter) {
    if (is_digit(letter) || (to_lower(letter) >= 'a' && to_lower(letter) <= 'z')) return true;
    return letter != '\0' && std::string_view{"!#$%&'*+-.^_`|~"}.contains(letter);
});

inline constexpr auto value_characters = table_of([](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return (byte >= 0x20 && byte != 0x7f) || byte == '\t';
});

} // namespace detail

/// RFC 9110 section 5.6.2.
[[nodiscard]] constexpr bool is_token_character(char letter) noexcept {
    return detail::token_characters[static_cast<unsigned char>(letter)];
}

/// RFC 9110 section 5.5: no control characters but the tab.
[[nodiscard]] constexpr bool is_value_character(char letter) noexcept {
    return detail::value_characters[static_cast<unsigned char>(letter)];
}

[[nodiscard]] constexpr bool equal_ignoring_case(
    std::string_view left, std::string_view right
) noexcept {
    if (left.size() != right.size()) return false;
    for (std::size_t at = 0; at < left.size(); ++at) {
        if (to_lower(left[at]) != to_lower(right[at])) return false;
    }
    return true;
}

/// Without spaces and tabs at both ends.
[[nodiscard]] constexpr std::string_view trim_blanks(std::string_view text) noexcept {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// The pieces of a list, trimmed, empty ones left out: `for (list_items left{value}; auto item =
/// left.next();)`.
class list_items {
public:
    explicit constexpr list_items(std::string_view list, char separator = ',') noexcept
        : left_(list), separator_(separator) {}

    [[nodiscard]] constexpr std::optional<std::string_view> next() noexcept {
        while (!left_.empty()) {
            const auto end = left_.find(separator_);
            const auto piece = trim_blanks(left_.substr(0, end));
            left_.remove_prefix(end == std::string_view::npos ? left_.size() : end + 1);
            if (!piece.empty()) return piece;
        }
        return std::nullopt;
    }

private:
    std::string_view left_;
    char separator_;
};

/// True where a comma-separated header value holds that word, without regard to case.
[[nodiscard]] constexpr bool list_has(std::string_view list, std::string_view word) noexcept {
    for (list_items left{list}; const auto item = left.next();) {
        if (equal_ignoring_case(*item, word)) return true;
    }
    return false;
}

} // namespace lacewing::http::wire
