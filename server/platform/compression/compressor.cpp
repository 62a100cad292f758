#include "platform/compression/compressor.hpp"

#include <brotli/encode.h>
#include <zlib.h>

#include <array>
#include <cstdint>
#include <new>
#include <stdexcept>

namespace lacewing {

class compressor::method {
public:
    method() = default;
    method(const method&) = delete;
    method& operator=(const method&) = delete;
    virtual ~method() = default;

    enum class then { flush, finish };
    virtual std::string run(std::string_view piece, then what) = 0;
};

namespace {

using method = compressor::method;

constexpr std::size_t buffer_bytes = 32 * 1024;

class gzip_method final : public method {
public:
    gzip_method() {
        constexpr int level = 6;
        constexpr int gzip_window_bits = 15 + 16;
        constexpr int memory_level = 8;
        const auto made = deflateInit2(
            &stream_, level, Z_DEFLATED, gzip_window_bits, memory_level, Z_DEFAULT_STRATEGY
        );
        if (made != Z_OK) throw std::bad_alloc{};
    }
    gzip_method(const gzip_method&) = delete;
    gzip_method& operator=(const gzip_method&) = delete;
    ~gzip_method() override { deflateEnd(&stream_); }

    std::string run(std::string_view piece, then what) override {
        // zlib promises to leave the input alone.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        stream_.avail_in = static_cast<uInt>(piece.size());
        std::string made;
        do {
            stream_.next_out = buffer_.data();
            stream_.avail_out = static_cast<uInt>(buffer_.size());
            const auto done = deflate(&stream_, what == then::flush ? Z_SYNC_FLUSH : Z_FINISH);
            if (done == Z_STREAM_ERROR) throw std::logic_error{"zlib was called out of turn"};
            made.append(
                reinterpret_cast<const char*>(buffer_.data()), buffer_.size() - stream_.avail_out
            );
        } while (stream_.avail_out == 0);
        return made;
    }

private:
    z_stream stream_{};
    std::array<Bytef, buffer_bytes> buffer_{};
};

struct destroy_encoder {
    void operator()(BrotliEncoderState* which) const noexcept {
        BrotliEncoderDestroyInstance(which);
    }
};

class brotli_method final : public method {
public:
    brotli_method() : state_(BrotliEncoderCreateInstance(nullptr, nullptr, nullptr)) {
        // Measured on 100,000 bugs: 5 makes 5 % more bytes, 9 takes four times as long.
        constexpr std::uint32_t quality = 6;
        constexpr std::uint32_t window_bits = 22;
        if (!state_) throw std::bad_alloc{};
        BrotliEncoderSetParameter(state_.get(), BROTLI_PARAM_QUALITY, quality);
        BrotliEncoderSetParameter(state_.get(), BROTLI_PARAM_LGWIN, window_bits);
    }

    std::string run(std::string_view piece, then what) override {
        const auto operation =
            what == then::flush ? BROTLI_OPERATION_FLUSH : BROTLI_OPERATION_FINISH;
        const auto* next_in = reinterpret_cast<const std::uint8_t*>(piece.data());
        std::size_t in = piece.size();
        std::string made;
        do {
            std::uint8_t* next_out = nullptr;
            std::size_t out = 0;
            if (BrotliEncoderCompressStream(
                    state_.get(), operation, &in, &next_in, &out, &next_out, nullptr
                ) == BROTLI_FALSE) {
                throw std::bad_alloc{};
            }
            std::size_t ready = 0;
            const auto* bytes = BrotliEncoderTakeOutput(state_.get(), &ready);
            made.append(reinterpret_cast<const char*>(bytes), ready);
        } while (in > 0 || BrotliEncoderHasMoreOutput(state_.get()) == BROTLI_TRUE);
        return made;
    }

private:
    std::unique_ptr<BrotliEncoderState, destroy_encoder> state_;
};

std::unique_ptr<method> method_of(coding which) {
    switch (which) {
    case coding::gzip:
        return std::make_unique<gzip_method>();
    case coding::brotli:
        return std::make_unique<brotli_method>();
    case coding::identity:
        return nullptr;
    }
    return nullptr;
}

} // namespace

std::string_view name_of(coding which) {
    if (which == coding::gzip) return "gzip";
    return which == coding::brotli ? "br" : "";
}

compressor::compressor(coding which) : how_(method_of(which)) {}
compressor::~compressor() = default;

std::string compressor::add(std::string_view piece) {
    if (!how_) return std::string{piece};
    return how_->run(piece, method::then::flush);
}

std::string compressor::finish() {
    if (!how_) return {};
    return how_->run({}, method::then::finish);
}

} // namespace lacewing
