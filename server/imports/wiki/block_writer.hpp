#pragma once

#include "imports/wiki/people.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports::wiki {

/// Puts a text of Markdown together, block by block and line by line.
class block_writer {
public:
    explicit block_writer(const people& called) : called_(called) {}

    /// A line of wiki markup without macros.
    void write_line(std::string_view line);
    void write_code(std::string_view language, std::string_view inside);
    /// Markdown that stays as it is.
    void write_verbatim(std::string_view lines);
    void write_quoted_title(std::string_view title);
    /// Blocks of Markdown as a quote.
    void write_quote(std::string_view blocks);

    [[nodiscard]] const people& called() const { return called_; }
    /// The text, without empty lines at its ends.
    [[nodiscard]] std::string take();

private:
    enum class block { nothing, paragraph, list, table, quote, other };

    void begin(block what);
    void end_table();
    [[nodiscard]] bool write_heading(std::string_view line);
    [[nodiscard]] bool write_item(std::string_view line);
    void write_text(std::string_view line);
    void forget_numbers();

    struct level {
        std::size_t width = 0; ///< of its marker: what stands below it is indented by that
        bool is_numbered = false;
        int number = 0; ///< of its last item
    };

    const people& called_;
    std::string out_;
    block last_ = block::nothing;
    std::vector<level> levels_;          ///< of the list, the outermost first
    std::vector<std::string_view> rows_; ///< of the table
};

} // namespace lacewing::imports::wiki
