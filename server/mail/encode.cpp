#include "mail/encode.hpp"

#include <algorithm>
#include <cstdint>

namespace lacewing::mail {

namespace {

constexpr std::size_t line_max = 76;
constexpr std::string_view word_begin = "=?utf-8?B?";
constexpr std::string_view word_end = "?=";

bool is_printable_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// Bytes of the code point that begins there.
std::size_t code_point_bytes(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0x80) return 1;
    if (byte < 0xe0) return 2;
    return byte < 0xf0 ? 3 : 4;
}

/// Encoded words of whole code points, a fold between two of them.
std::string encode_words(std::string_view utf8, std::size_t column) {
    std::string out;
    while (!utf8.empty()) {
        const auto room = column + word_begin.size() + word_end.size() < line_max
                              ? line_max - column - word_begin.size() - word_end.size()
                              : 0;
        const auto bytes_max = std::max<std::size_t>(room / 4 * 3, 4);
        std::size_t taken = 0;
        while (taken < utf8.size()) {
            const auto next = code_point_bytes(utf8[taken]);
            if (taken + next > bytes_max) break;
            taken += next;
        }
        taken = std::min(taken, utf8.size());
        if (!out.empty()) out += "\r\n ";
        out += word_begin;
        out += to_base64(utf8.substr(0, taken));
        out += word_end;
        utf8.remove_prefix(taken);
        column = 1;
    }
    return out;
}

char hex_digit(unsigned value) {
    return "0123456789ABCDEF"[value & 15U];
}

} // namespace

std::string encode_unstructured(std::string_view utf8, std::size_t column) {
    const bool is_plain = is_printable_ascii(utf8) && utf8.find("=?") == std::string_view::npos &&
                          column + utf8.size() <= line_max && !utf8.starts_with(' ') &&
                          !utf8.ends_with(' ');
    return is_plain ? std::string{utf8} : encode_words(utf8, column);
}

std::string encode_phrase(std::string_view utf8, std::size_t column) {
    const bool is_plain = is_printable_ascii(utf8) && utf8.find("=?") == std::string_view::npos &&
                          utf8.find_first_of("\"\\") == std::string_view::npos &&
                          column + utf8.size() + 2 <= line_max;
    return is_plain ? "\"" + std::string{utf8} + "\"" : encode_words(utf8, column);
}

bool is_seven_bit(std::string_view text) {
    constexpr std::size_t unencoded_line_max = 900;
    std::size_t length = 0;
    for (const char c : text) {
        length = c == '\n' ? 0 : length + 1;
        const bool is_fine = (c >= ' ' && c <= '~') || c == '\n' || c == '\t';
        if (!is_fine || length > unencoded_line_max) return false;
    }
    return true;
}

std::string with_crlf(std::string_view text) {
    std::string out;
    out.reserve(text.size() + 64);
    for (const char c : text) {
        if (c == '\n') out += '\r';
        out += c;
    }
    if (!text.ends_with('\n')) out += "\r\n";
    return out;
}

std::string to_quoted_printable(std::string_view text) {
    std::string out;
    std::size_t column = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n') {
            out += "\r\n";
            column = 0;
            continue;
        }
        const bool ends_line = at + 1 == text.size() || text[at + 1] == '\n';
        const bool is_space = c == ' ' || c == '\t';
        const bool is_literal = (c > ' ' && c <= '~' && c != '=') || (is_space && !ends_line);
        // One column stays free for the soft line break.
        if (column + (is_literal ? 1 : 3) > line_max - 1) {
            out += "=\r\n";
            column = 0;
        }
        if (is_literal) {
            out += c;
            ++column;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            out += {'=', hex_digit(byte >> 4U), hex_digit(byte)};
            column += 3;
        }
    }
    if (column != 0) out += "\r\n";
    return out;
}

std::string to_base64(std::string_view bytes) {
    constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const auto count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t bits = 0;
        for (std::size_t n = 0; n < 3; ++n) {
            bits = bits << 8U | (n < count ? static_cast<unsigned char>(bytes[at + n]) : 0U);
        }
        for (std::size_t n = 0; n < 4; ++n) {
            out += n <= count ? alphabet[bits >> (18U - 6U * n) & 63U] : '=';
        }
    }
    return out;
}

} // namespace lacewing::mail
