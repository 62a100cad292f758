#include "platform/core/text.hpp"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>

namespace lacewing::text {

namespace {

constexpr UChar32 line_separator = 0x2028;
constexpr UChar32 paragraph_separator = 0x2029;

bool is_ascii(std::string_view bytes) {
    return std::ranges::all_of(bytes, [](char byte) {
        return static_cast<signed char>(byte) >= 0;
    });
}

const std::uint8_t* units_of(std::string_view utf8) {
    return reinterpret_cast<const std::uint8_t*>(utf8.data());
}

using instance = const icu::Normalizer2* (*)(UErrorCode&);

std::string normalize_by(instance find, std::string_view utf8) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = find(status);
    std::string result;
    if (U_SUCCESS(status)) {
        result.reserve(utf8.size());
        icu::StringByteSink<std::string> sink{&result};
        const icu::StringPiece piece{utf8.data(), static_cast<std::int32_t>(utf8.size())};
        normalizer->normalizeUTF8(0, piece, sink, nullptr, status);
    }
    if (U_FAILURE(status)) throw std::runtime_error{u_errorName(status)};
    return result;
}

} // namespace

bool is_valid_utf8(std::string_view bytes) {
    const auto* units = units_of(bytes);
    for (std::size_t at = 0; at < bytes.size();) {
        UChar32 point = 0;
        U8_NEXT(units, at, bytes.size(), point);
        if (point <= 0) return false;
    }
    return true;
}

std::size_t count_code_points(std::string_view utf8) {
    const auto starts = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; };
    return static_cast<std::size_t>(std::ranges::count_if(utf8, starts));
}

std::size_t leading_white_space(std::string_view utf8) {
    const auto* units = units_of(utf8);
    std::size_t first = 0;
    for (std::size_t at = 0; at < utf8.size(); first = at) {
        UChar32 point = 0;
        U8_NEXT(units, at, utf8.size(), point);
        if (!u_isUWhiteSpace(point)) break;
    }
    return first;
}

std::string_view trim(std::string_view utf8) {
    utf8.remove_prefix(leading_white_space(utf8));
    const auto* units = units_of(utf8);
    auto last = static_cast<std::int32_t>(utf8.size());
    for (std::int32_t at = last; at > 0; last = at) {
        UChar32 point = 0;
        U8_PREV(units, 0, at, point);
        if (!u_isUWhiteSpace(point)) break;
    }
    return utf8.substr(0, static_cast<std::size_t>(last));
}

std::string fold(std::string_view utf8) {
    if (is_ascii(utf8)) {
        std::string result{utf8};
        for (char& letter : result) {
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        }
        return result;
    }
    return normalize_by(&icu::Normalizer2::getNFKCCasefoldInstance, utf8);
}

std::string normalize(std::string_view utf8) {
    if (is_ascii(utf8)) return std::string{utf8};
    return normalize_by(&icu::Normalizer2::getNFCInstance, utf8);
}

char32_t next_code_point(std::string_view utf8, std::size_t& at) {
    const auto* units = units_of(utf8);
    UChar32 point = 0;
    U8_NEXT(units, at, utf8.size(), point);
    return static_cast<char32_t>(point);
}

bool is_line_end_or_control(char32_t point) {
    const auto read = static_cast<UChar32>(point);
    return read == line_separator || read == paragraph_separator ||
           u_charType(read) == U_CONTROL_CHAR;
}

bool has_line_end_or_control(std::string_view utf8) {
    const auto* units = units_of(utf8);
    for (std::size_t at = 0; at < utf8.size();) {
        UChar32 point = 0;
        U8_NEXT(units, at, utf8.size(), point);
        if (point < 0 || is_line_end_or_control(static_cast<char32_t>(point))) return true;
    }
    return false;
}

} // namespace lacewing::text
