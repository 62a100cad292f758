#include "platform/http/paging.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/problem.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace lacewing::http {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// 8 bytes of number and 16 of id: 24 bytes are exactly 32 characters.
constexpr std::size_t number_bytes = 8;
using raw_cursor = std::array<std::uint8_t, 24>;
constexpr std::size_t cursor_length = 32;

problem bad_query(std::string_view name, std::string_view code, std::string_view detail) {
    return {
        .status = 400,
        .code = std::string{code},
        .detail = std::string{detail},
        .fields = {{"?" + std::string{name}, std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

std::string print_cursor(const page_position& after) {
    raw_cursor raw{};
    const auto number = static_cast<std::uint64_t>(after.number);
    for (std::size_t i = 0; i < number_bytes; ++i) {
        raw[i] = static_cast<std::uint8_t>(number >> (8 * (number_bytes - 1 - i)));
    }
    std::ranges::copy(after.id.bytes, raw.begin() + number_bytes);
    std::string text;
    text.reserve(cursor_length);
    for (std::size_t i = 0; i < raw.size(); i += 3) {
        const auto group =
            static_cast<std::uint32_t>((raw[i] << 16U) | (raw[i + 1] << 8U) | raw[i + 2]);
        for (const unsigned shift : {18U, 12U, 6U, 0U}) text += alphabet[(group >> shift) & 63U];
    }
    return text;
}

std::optional<page_position> parse_cursor(std::string_view text) {
    if (text.size() != cursor_length) return std::nullopt;
    raw_cursor raw{};
    for (std::size_t i = 0; i < text.size(); i += 4) {
        std::uint32_t group = 0;
        for (const char c : text.substr(i, 4)) {
            const auto digit = alphabet.find(c);
            if (digit == std::string_view::npos) return std::nullopt;
            group = (group << 6U) | static_cast<std::uint32_t>(digit);
        }
        raw[i / 4 * 3] = static_cast<std::uint8_t>(group >> 16U);
        raw[i / 4 * 3 + 1] = static_cast<std::uint8_t>(group >> 8U);
        raw[i / 4 * 3 + 2] = static_cast<std::uint8_t>(group);
    }
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < number_bytes; ++i) number = (number << 8U) | raw[i];
    page_position after{.number = static_cast<std::int64_t>(number), .id = {}};
    std::copy(raw.begin() + number_bytes, raw.end(), after.id.bytes.begin());
    return after;
}

page_request page_of(const request& of) {
    page_request page{.after = std::nullopt, .limit = limits::page_size_default};
    if (const auto cursor = of.find_query("cursor")) {
        page.after = parse_cursor(*cursor);
        if (!page.after) {
            throw refusal{bad_query("cursor", "cursor_invalid", "Use the nextCursor of a page.")};
        }
    }
    if (const auto limit = of.find_query("limit")) {
        const auto* end = limit->data() + limit->size();
        const auto [stopped_at, failure] = std::from_chars(limit->data(), end, page.limit);
        if (failure != std::errc{} || stopped_at != end || page.limit < 1 ||
            page.limit > limits::page_size_max) {
            throw refusal{bad_query("limit", "limit_invalid", "Ask for 1 to 100 items.")};
        }
    }
    return page;
}

} // namespace lacewing::http
