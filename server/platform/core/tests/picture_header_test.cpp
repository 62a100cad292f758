#include "platform/core/picture_header.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing {
namespace {

using namespace std::string_literals;

std::string png() {
    return "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\1\1\0\0\0\x09\x08\2\0\0\0"s;
}

TEST(a_pictures_header, tells_type_and_size_of_png_jpeg_webp_and_gif) {
    const auto size_of = [](const std::string& bytes) -> std::string {
        const auto found = read_picture_header(bytes);
        if (!found) return "none";
        return std::string{found->media_type} + " " + std::to_string(found->width) + "x" +
               std::to_string(found->height);
    };
    EXPECT_EQ(size_of(png()), "image/png 257x9");
    EXPECT_EQ(size_of("GIF89a\0\2\0\1\0\0\0"s), "image/gif 512x256");
    const auto quantization = "\xff\xdb\0\4\1\2"s;
    const auto frame = "\xff\xc2\0\x11\x08\1\0\2\0\3"s;
    EXPECT_EQ(size_of("\xff\xd8"s + quantization + "\xff"s + frame), "image/jpeg 512x256");
    EXPECT_EQ(
        size_of("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\0\2\0\1"s), "image/webp 512x256"
    );
    EXPECT_EQ(
        size_of("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xff\xc1\x3f\0\0\0\0\0\0"s), "image/webp 512x256"
    );
    EXPECT_EQ(
        size_of("RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\1\0\xff\0\0"s), "image/webp 512x256"
    );
}

TEST(a_pictures_header, is_none_of_other_bytes_nor_of_a_part) {
    for (const auto& bytes : {
             ""s,
             "GIF90a\1\0\1\0\0\0\0"s,
             "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"s,
             "<!doctype html><title>no picture at all</title>"s,
             "\xff\xd8\xff\xda\0\x0c"s + std::string(40, '\1'),
             "\xff\xd8\xff\xe0\0\0"s + std::string(40, '\1'),
             "\xff\xd8"s + std::string(60, '\xff'),
             "RIFF\0\0\0\0WEBPVP9 "s + std::string(40, '\1'),
         }) {
        EXPECT_FALSE(read_picture_header(bytes)) << bytes;
    }
    const auto whole = png();
    for (std::size_t size = 0; size < 24; ++size) {
        EXPECT_FALSE(read_picture_header(whole.substr(0, size))) << size;
    }
}

} // namespace
} // namespace lacewing
