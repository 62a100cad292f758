#pragma once

#include "imports/line_reader.hpp"
#include "imports/reading/csv_header.hpp"
#include "imports/source_row.hpp"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::imports {

struct read_row {
    std::int64_t line = 0; ///< in the file, from 1; of a row of several lines the first
    std::string key;       ///< empty where it cannot be read
    std::expected<source_row, std::string> row; ///< or why it cannot be read, a sentence
};

/// Rows of an import file: JSON lines or CSV (RFC 4180), gzip-compressed or not. Which of both is
/// told by the file's name, else by its first character.
class row_reader {
public:
    /// Throws `unreadable_file`, also for a header without the columns that rows need.
    explicit row_reader(const std::string& path);

    /// The next row; nothing after the last. A row that cannot be read is told and the next one
    /// follows. Damage to the file itself is told as the last row.
    std::optional<read_row> next();
    [[nodiscard]] double progress() const { return lines_.progress(); }
    /// Characters that no text may hold and that were replaced.
    [[nodiscard]] std::int64_t mended() const { return mended_; }
    /// Columns of a CSV file that nothing is known of.
    [[nodiscard]] const std::vector<std::string>& unknown_columns() const {
        return header_.unknown();
    }

private:
    bool next_line();
    read_row read_json();
    read_row read_csv();
    read_row damaged(const unreadable_file& why);

    line_reader lines_;
    csv_header header_;
    bool is_csv_ = false;
    std::string text_;
    bool is_waiting_ = false; ///< text_ was read and not used yet
    bool is_over_ = false;
    std::int64_t line_ = 0;
    std::int64_t mended_ = 0;
};

} // namespace lacewing::imports
