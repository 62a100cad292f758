#include "platform/compression/compressor.hpp"

#include <brotli/decode.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <array>

namespace lacewing {
namespace {

/// What can be read of bytes that are not all there yet.
std::string gunzipped(const std::string& bytes) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string copy = bytes;
    stream.next_in = reinterpret_cast<Bytef*>(copy.data());
    stream.avail_in = static_cast<uInt>(copy.size());
    std::string text(1 << 20, '\0');
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    inflate(&stream, Z_SYNC_FLUSH);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

std::string unbrotlied(const std::string& bytes) {
    auto* state = BrotliDecoderCreateInstance(nullptr, nullptr, nullptr);
    const auto* next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
    std::size_t in = bytes.size();
    std::string text(1 << 20, '\0');
    auto* next_out = reinterpret_cast<std::uint8_t*>(text.data());
    std::size_t out = text.size();
    std::size_t total = 0;
    BrotliDecoderDecompressStream(state, &in, &next_in, &out, &next_out, &total);
    BrotliDecoderDestroyInstance(state);
    text.resize(total);
    return text;
}

class a_compressed_text : public ::testing::TestWithParam<coding> {
protected:
    static std::string read(const std::string& bytes) {
        if (GetParam() == coding::gzip) return gunzipped(bytes);
        return GetParam() == coding::brotli ? unbrotlied(bytes) : bytes;
    }
};
INSTANTIATE_TEST_SUITE_P(
    by,
    a_compressed_text,
    ::testing::Values(coding::identity, coding::gzip, coding::brotli),
    [](const auto& each) {
        return each.param == coding::identity ? "identity" : std::string{name_of(each.param)};
    }
);

TEST_P(a_compressed_text, can_be_read_up_to_the_end_of_each_piece) {
    compressor with{GetParam()};
    std::string bytes;
    std::string text;
    for (int at = 0; at < 50; ++at) {
        const auto piece = "piece " + std::to_string(at * at) + std::string(1000, 'x') + "\n";
        text += piece;
        bytes += with.add(piece);
        EXPECT_EQ(read(bytes), text);
    }
    bytes += with.finish();
    EXPECT_EQ(read(bytes), text);
    if (GetParam() != coding::identity) EXPECT_LT(bytes.size(), text.size() / 10);
}

TEST_P(a_compressed_text, may_be_empty_or_large) {
    compressor with{GetParam()};
    std::string text(200'000, 'y');
    for (std::size_t at = 0; at < text.size(); ++at) {
        text[at] = static_cast<char>('a' + (at * at / 7 + at) % 26);
    }
    auto bytes = with.add("");
    bytes += with.add(text);
    bytes += with.finish();
    EXPECT_EQ(read(bytes), text);
}

} // namespace
} // namespace lacewing
