#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lacewing {

/// What a picture says about itself at its beginning. Nothing behind that is decoded here.
struct picture_header {
    std::string_view media_type; ///< "image/png", "image/jpeg", "image/webp", "image/gif"
    std::uint32_t width = 0;     ///< pixels
    std::uint32_t height = 0;
};

/// Nothing where the bytes are neither PNG (ISO 15948), JPEG (ITU T.81), WebP (RFC 9649) nor GIF
/// (GIF89a), or end before their size is told.
[[nodiscard]] std::optional<picture_header> read_picture_header(std::string_view bytes);

} // namespace lacewing
