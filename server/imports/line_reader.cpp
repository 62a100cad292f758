#include "imports/line_reader.hpp"

#include "platform/core/limits.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <filesystem>
#include <string_view>

namespace lacewing::imports {

class line_reader::implementation {
public:
    explicit implementation(const std::string& path)
        : path_(path),
          file_(gzopen(path.c_str(), "rb")),
          size_(std::filesystem::exists(path) ? std::filesystem::file_size(path) : 0) {
        if (file_ == nullptr)
            throw unreadable_file{fmt::format("The file {} cannot be read.", path)};
        gzbuffer(file_, 256 * 1024);
    }
    implementation(const implementation&) = delete;
    implementation& operator=(const implementation&) = delete;
    ~implementation() { gzclose(file_); }

    bool next(std::string& line) {
        line.clear();
        std::array<char, 64 * 1024> piece{};
        while (gzgets(file_, piece.data(), static_cast<int>(piece.size())) != nullptr) {
            line += piece.data();
            if (line.ends_with('\n')) {
                line.pop_back();
                if (line.ends_with('\r')) line.pop_back();
                return true;
            }
            if (line.size() > limits::import_line_bytes_max) {
                throw unreadable_file{fmt::format(
                    "A line of {} is longer than {} bytes.", path_, limits::import_line_bytes_max
                )};
            }
        }
        int code = Z_OK;
        const std::string_view why = gzerror(file_, &code);
        if (code != Z_OK && code != Z_STREAM_END) {
            throw unreadable_file{fmt::format("The file {} is damaged or cut: {}.", path_, why)};
        }
        return !line.empty();
    }

    [[nodiscard]] double progress() const {
        return size_ == 0 ? 1.0 : static_cast<double>(gzoffset(file_)) / static_cast<double>(size_);
    }

private:
    std::string path_;
    gzFile file_;
    std::uintmax_t size_;
};

line_reader::line_reader(const std::string& path)
    : implementation_(std::make_unique<implementation>(path)) {}
line_reader::~line_reader() = default;
bool line_reader::next(std::string& line) {
    return implementation_->next(line);
}
double line_reader::progress() const {
    return implementation_->progress();
}

} // namespace lacewing::imports
