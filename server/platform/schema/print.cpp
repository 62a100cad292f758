#include "platform/schema/print.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <stdexcept>

namespace lacewing::schema {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

/// Two digits for each number below the square of the base.
template <std::size_t Base>
constexpr auto pairs = [] {
    std::array<char, 2 * Base * Base> made{};
    for (std::size_t i = 0; i < Base * Base; ++i) {
        made[2 * i] = hex_digits[i / Base];
        made[2 * i + 1] = hex_digits[i % Base];
    }
    return made;
}();
constexpr const auto& hex_pairs = pairs<16>;
constexpr const auto& decimal_pairs = pairs<10>;

template <std::size_t Size>
char* put_pair(char* at, const std::array<char, Size>& from, std::size_t number) {
    std::memcpy(at, from.data() + 2 * number, 2);
    return at + 2;
}

/// What stands behind the backslash for this character; 0 where it is printed as it is, 'u' for
/// \u00XX.
constexpr auto escapes = [] {
    std::array<char, 256> made{};
    for (std::size_t c = 0; c < 0x20; ++c) made[c] = 'u';
    made['"'] = '"';
    made['\\'] = '\\';
    made['\b'] = 'b';
    made['\f'] = 'f';
    made['\n'] = 'n';
    made['\r'] = 'r';
    made['\t'] = 't';
    return made;
}();

[[nodiscard]] char escape_of(char c) {
    return escapes[static_cast<unsigned char>(c)];
}

/// True where one of eight characters needs an escape, found on all at once.
[[nodiscard]] bool any_escape(const char* eight) {
    std::uint64_t word = 0;
    std::memcpy(&word, eight, sizeof word);
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t tops = 0x8080808080808080;
    const auto has_zero = [](std::uint64_t of) { return (of - ones) & ~of & tops; };
    const auto below_space = (word - ones * 0x20) & ~word & tops;
    return (below_space | has_zero(word ^ (ones * '"')) | has_zero(word ^ (ones * '\\'))) != 0;
}

[[nodiscard]] const char* find_escape(const char* at, const char* end) {
    while (end - at >= 8 && !any_escape(at)) at += 8;
    while (at != end && escape_of(*at) == 0) ++at;
    return at;
}

char* put_escape(char* at, char c) {
    const char code = escape_of(c);
    *at++ = '\\';
    *at++ = code;
    if (code != 'u') return at;
    *at++ = '0';
    *at++ = '0';
    *at++ = hex_digits[static_cast<unsigned char>(c) >> 4];
    *at++ = hex_digits[static_cast<unsigned char>(c) & 15];
    return at;
}

constexpr std::size_t room_at_least = 256;

} // namespace

writer::writer(std::string& out)
    : out_(out), at_(out.data() + out.size()), end_(at_), size_before_(out.size()) {}

writer::~writer() {
    const auto size = static_cast<std::size_t>(at_ - out_.data());
    const bool wrote = size > size_before_;
    out_.resize(wrote && at_[-1] == ',' ? size - 1 : size);
}

void writer::grow(std::size_t bytes) {
    const auto size = static_cast<std::size_t>(at_ - out_.data());
    const auto wanted = std::max(size + bytes + room_at_least, out_.capacity());
    out_.resize_and_overwrite(std::max(wanted, 2 * size), [](char*, std::size_t all) {
        return all;
    });
    at_ = out_.data() + size;
    end_ = out_.data() + out_.size();
}

void writer::text(std::string_view utf8) {
    constexpr std::size_t escape_size_max = 6;
    reserve(utf8.size() + 3);
    *at_++ = '"';
    const char* from = utf8.data();
    const char* const end = from + utf8.size();
    while (true) {
        const char* const stop = find_escape(from, end);
        const auto plain = static_cast<std::size_t>(stop - from);
        if (plain > 0) std::memcpy(at_, from, plain);
        at_ += plain;
        if (stop == end) break;
        reserve(static_cast<std::size_t>(end - stop) + escape_size_max + 2);
        at_ = put_escape(at_, *stop);
        from = stop + 1;
    }
    *at_++ = '"';
    *at_++ = ',';
}

void writer::integer(std::int64_t value) {
    reserve(24);
    at_ = std::to_chars(at_, end_, value).ptr;
    *at_++ = ',';
}

void writer::natural(std::uint64_t value) {
    reserve(24);
    at_ = std::to_chars(at_, end_, value).ptr;
    *at_++ = ',';
}

void writer::real(double value) {
    if (!std::isfinite(value)) throw std::invalid_argument{"JSON has no such number"};
    reserve(40);
    at_ = std::to_chars(at_, end_, value).ptr;
    *at_++ = ',';
}

void writer::identifier(const uuid& value) {
    reserve(39);
    *at_++ = '"';
    const auto put = [this, &value](std::size_t from, std::size_t to) {
        for (; from < to; ++from) at_ = put_pair(at_, hex_pairs, value.bytes[from]);
    };
    put(0, 4);
    *at_++ = '-';
    put(4, 6);
    *at_++ = '-';
    put(6, 8);
    *at_++ = '-';
    put(8, 10);
    *at_++ = '-';
    put(10, 16);
    *at_++ = '"';
    *at_++ = ',';
}

// As to_rfc3339 of core prints it, without its cost: a list of bugs holds hundreds of times.
void writer::moment(timestamp value) {
    constexpr std::int64_t second = 1'000'000;
    constexpr std::int64_t day = 86'400 * second;
    constexpr std::int64_t year_0 = -719'528 * day;
    constexpr std::int64_t year_10000 = 2'932'897 * day;
    if (value.microseconds < year_0 || value.microseconds >= year_10000) {
        return text(to_rfc3339(value));
    }
    const auto since_year_0 = static_cast<std::uint64_t>(value.microseconds - year_0);
    const auto days = since_year_0 / day;
    const std::chrono::year_month_day date{
        std::chrono::sys_days{std::chrono::days{static_cast<std::int64_t>(days) - 719'528}}
    };
    const auto year = static_cast<unsigned>(static_cast<int>(date.year()));
    const auto seconds = since_year_0 / second % 86'400;
    const auto fraction = since_year_0 % second;
    reserve(30);
    const auto put = [this](std::uint64_t two_digits, char behind) {
        at_ = put_pair(at_, decimal_pairs, two_digits);
        *at_++ = behind;
    };
    *at_++ = '"';
    at_ = put_pair(at_, decimal_pairs, year / 100);
    put(year % 100, '-');
    put(static_cast<unsigned>(date.month()), '-');
    put(static_cast<unsigned>(date.day()), 'T');
    put(seconds / 3600, ':');
    put(seconds / 60 % 60, ':');
    put(seconds % 60, '.');
    at_ = put_pair(at_, decimal_pairs, fraction / 10'000);
    at_ = put_pair(at_, decimal_pairs, fraction / 100 % 100);
    put(fraction % 100, 'Z');
    *at_++ = '"';
    *at_++ = ',';
}

} // namespace lacewing::schema
