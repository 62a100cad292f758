#include "imports/line_reader.hpp"

#include "platform/core/limits.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <vector>

namespace lacewing::imports {

class line_reader::implementation {
public:
    explicit implementation(const std::string& path)
        : path_(path),
          file_(gzopen(path.c_str(), "rb")),
          size_(std::filesystem::exists(path) ? std::filesystem::file_size(path) : 0),
          buffer_(piece_bytes) {
        if (file_ == nullptr || std::filesystem::is_directory(path))
            throw unreadable_file{fmt::format("The file {} cannot be read.", path)};
        gzbuffer(file_, piece_bytes);
    }
    implementation(const implementation&) = delete;
    implementation& operator=(const implementation&) = delete;
    ~implementation() { gzclose(file_); }

    bool next(std::string& line) {
        line.clear();
        is_cut_ = false;
        bool has_any = false;
        while (rest_.size() > 0 || read_piece()) {
            has_any = true;
            const auto end = rest_.find('\n');
            const auto piece = rest_.substr(0, end);
            const auto room = limits::import_line_bytes_max - line.size();
            is_cut_ = is_cut_ || piece.size() > room;
            line += piece.substr(0, room);
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            if (end == std::string_view::npos) continue;
            if (line.ends_with('\r')) line.pop_back();
            return true;
        }
        return has_any;
    }

    [[nodiscard]] bool is_cut() const { return is_cut_; }

    [[nodiscard]] double progress() const {
        return size_ == 0 ? 1.0 : static_cast<double>(gzoffset(file_)) / static_cast<double>(size_);
    }

private:
    static constexpr std::size_t piece_bytes = 256UL * 1024;

    bool read_piece() {
        const auto size = gzread(file_, buffer_.data(), static_cast<unsigned>(buffer_.size()));
        if (size > 0) {
            rest_ = {buffer_.data(), static_cast<std::size_t>(size)};
            return true;
        }
        int code = Z_OK;
        const std::string_view why = gzerror(file_, &code);
        if (code != Z_OK && code != Z_STREAM_END) {
            throw unreadable_file{fmt::format("The file {} is damaged or cut: {}.", path_, why)};
        }
        return false;
    }

    std::string path_;
    gzFile file_;
    std::uintmax_t size_;
    std::vector<char> buffer_;
    std::string_view rest_; ///< of the buffer, not handed out yet
    bool is_cut_ = false;
};

line_reader::line_reader(const std::string& path)
    : implementation_(std::make_unique<implementation>(path)) {}
line_reader::~line_reader() = default;
bool line_reader::next(std::string& line) {
    return implementation_->next(line);
}
bool line_reader::is_cut() const {
    return implementation_->is_cut();
}
double line_reader::progress() const {
    return implementation_->progress();
}

} // namespace lacewing::imports
