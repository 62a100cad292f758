#include "imports/line_reader.hpp"
#include "platform/core/limits.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

namespace lacewing::imports {

namespace {

/// A file that goes with the test.
class scratch_file {
public:
    scratch_file()
        : path_(
              std::filesystem::temp_directory_path() /
              ("lacewing-lines-" + std::to_string(::getpid()))
          ) {}
    scratch_file(const scratch_file&) = delete;
    scratch_file& operator=(const scratch_file&) = delete;
    ~scratch_file() { std::filesystem::remove(path_); }

    void write(const std::string& bytes) const { std::ofstream{path_, std::ios::binary} << bytes; }
    void write_compressed(const std::string& text) const {
        auto* file = gzopen(path_.c_str(), "wb");
        gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
        gzclose(file);
    }
    [[nodiscard]] std::string bytes() const {
        std::ifstream file{path_, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
    [[nodiscard]] std::string path() const { return path_; }

private:
    std::filesystem::path path_;
};

std::vector<std::string> lines_of(const std::string& path) {
    line_reader from{path};
    std::vector<std::string> lines;
    std::string line;
    while (from.next(line)) lines.push_back(line);
    return lines;
}

} // namespace

TEST(line_reader, reads_plain_and_compressed_files_alike) {
    const scratch_file file;
    const std::string long_line(200'000, 'x');
    const std::vector<std::string> expected{"one", "", long_line, "last without end"};
    const auto text = "one\n\n" + long_line + "\r\nlast without end";
    file.write(text);
    EXPECT_EQ(lines_of(file.path()), expected);
    file.write_compressed(text);
    EXPECT_EQ(lines_of(file.path()), expected);
}

TEST(line_reader, a_compressed_file_that_was_cut_is_told) {
    const scratch_file file;
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += std::to_string(i * 7919) + "\n";
    file.write_compressed(text);
    const auto whole = file.bytes();
    file.write(whole.substr(0, whole.size() / 2));
    EXPECT_THROW((void)lines_of(file.path()), unreadable_file);
}

TEST(line_reader, what_stands_behind_a_nul_is_not_lost) {
    const scratch_file file;
    file.write(std::string{"a\0b\nc\n", 6});
    const std::vector<std::string> expected{std::string{"a\0b", 3}, "c"};
    EXPECT_EQ(lines_of(file.path()), expected);
}

TEST(line_reader, of_a_line_that_is_too_long_the_beginning_is_read_and_the_next_one_follows) {
    const scratch_file file;
    file.write(std::string(limits::import_line_bytes_max + 10, 'x') + "\nnext\n");
    line_reader from{file.path()};
    std::string line;
    ASSERT_TRUE(from.next(line));
    EXPECT_TRUE(from.is_cut());
    EXPECT_EQ(line.size(), limits::import_line_bytes_max);
    ASSERT_TRUE(from.next(line));
    EXPECT_FALSE(from.is_cut());
    EXPECT_EQ(line, "next");
}

TEST(line_reader, a_file_that_is_not_there_is_told) {
    EXPECT_THROW(line_reader{"/nowhere/at/all.jsonl"}, unreadable_file);
}

} // namespace lacewing::imports
