#include "platform/core/picture_header.hpp"

#include <cstddef>

namespace lacewing {

namespace {

using namespace std::string_view_literals;

std::uint32_t byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

std::uint32_t big_endian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t n = 0; n < count; ++n) value = value << 8U | byte_at(bytes, at + n);
    return value;
}

std::uint32_t little_endian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t n = count; n > 0; --n) value = value << 8U | byte_at(bytes, at + n - 1);
    return value;
}

/// ISO 15948 section 11.2.2: the first chunk is IHDR.
std::optional<picture_header> read_png(std::string_view bytes) {
    constexpr auto beginning = "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"sv;
    constexpr std::size_t width_at = beginning.size();
    if (bytes.size() < width_at + 8 || !bytes.starts_with(beginning)) return std::nullopt;
    return picture_header{
        .media_type = "image/png",
        .width = big_endian(bytes, width_at, 4),
        .height = big_endian(bytes, width_at + 4, 4),
    };
}

/// ITU T.81 table B.1: a start of frame, whatever its process; C4, C8 and CC are none.
bool is_start_of_frame(std::uint32_t marker) {
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

std::optional<picture_header> read_jpeg(std::string_view bytes) {
    if (!bytes.starts_with("\xff\xd8\xff"sv)) return std::nullopt;
    std::size_t at = 2;
    // Each turn goes at least two bytes on.
    while (at + 9 <= bytes.size()) {
        if (byte_at(bytes, at) != 0xff) return std::nullopt;
        const auto marker = byte_at(bytes, at + 1);
        if (marker == 0xff) {
            ++at;
            continue;
        }
        if (is_start_of_frame(marker)) {
            return picture_header{
                .media_type = "image/jpeg",
                .width = big_endian(bytes, at + 7, 2),
                .height = big_endian(bytes, at + 5, 2),
            };
        }
        // Scan data, the end, or a marker without a length: no frame came before it.
        if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return std::nullopt;
        const auto length = big_endian(bytes, at + 2, 2);
        if (length < 2) return std::nullopt;
        at += 2 + length;
    }
    return std::nullopt;
}

/// RFC 9649 section 2.5 to 2.7: lossy, lossless or extended.
std::optional<picture_header> read_webp(std::string_view bytes) {
    constexpr std::size_t content_at = 20;
    if (bytes.size() < content_at + 10 || !bytes.starts_with("RIFF"sv) ||
        bytes.substr(8, 4) != "WEBP"sv) {
        return std::nullopt;
    }
    picture_header found{.media_type = "image/webp"};
    const auto kind = bytes.substr(12, 4);
    if (kind == "VP8 "sv && bytes.substr(content_at + 3, 3) == "\x9d\x01\x2a"sv) {
        found.width = little_endian(bytes, content_at + 6, 2) & 0x3fffU;
        found.height = little_endian(bytes, content_at + 8, 2) & 0x3fffU;
    } else if (kind == "VP8L"sv && byte_at(bytes, content_at) == 0x2f) {
        const auto sizes = little_endian(bytes, content_at + 1, 4);
        found.width = (sizes & 0x3fffU) + 1;
        found.height = (sizes >> 14U & 0x3fffU) + 1;
    } else if (kind == "VP8X"sv) {
        found.width = little_endian(bytes, content_at + 4, 3) + 1;
        found.height = little_endian(bytes, content_at + 7, 3) + 1;
    } else {
        return std::nullopt;
    }
    return found;
}

/// GIF89a section 18: the logical screen.
std::optional<picture_header> read_gif(std::string_view bytes) {
    constexpr std::size_t width_at = 6;
    if (bytes.size() < width_at + 4) return std::nullopt;
    if (!bytes.starts_with("GIF87a"sv) && !bytes.starts_with("GIF89a"sv)) return std::nullopt;
    return picture_header{
        .media_type = "image/gif",
        .width = little_endian(bytes, width_at, 2),
        .height = little_endian(bytes, width_at + 2, 2),
    };
}

} // namespace

std::optional<picture_header> read_picture_header(std::string_view bytes) {
    if (auto found = read_png(bytes)) return found;
    if (auto found = read_jpeg(bytes)) return found;
    if (auto found = read_webp(bytes)) return found;
    return read_gif(bytes);
}

} // namespace lacewing
