#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

namespace lacewing::imports {

/// The file cannot be read, or ends in the middle of its compressed data. One sentence.
class unreadable_file : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Lines of a text file, gzip-compressed or not.
class line_reader {
public:
    explicit line_reader(const std::string& path);
    line_reader(const line_reader&) = delete;
    line_reader& operator=(const line_reader&) = delete;
    ~line_reader();

    /// The next line without its end; false after the last. Of a line longer than
    /// limits::import_line_bytes_max only its beginning. Throws `unreadable_file` once the lines
    /// before the damage are read.
    bool next(std::string& line);
    /// Whether the last line was too long to be held.
    [[nodiscard]] bool is_cut() const;
    /// How far the file has been read, 0..1, for progress.
    [[nodiscard]] double progress() const;

private:
    class implementation;
    std::unique_ptr<implementation> implementation_;
};

} // namespace lacewing::imports
