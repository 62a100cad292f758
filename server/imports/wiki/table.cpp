#include "imports/wiki/table.hpp"

#include "imports/wiki/inline.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lacewing::imports::wiki {

namespace {

using cells = std::vector<std::string_view>;

/// Where a cell ends: at the next bar that stands in no brackets and no monospaced text. No bracket
/// opened at or behind `last_closing` is closed in the row.
std::size_t end_of_cell(std::string_view row, std::size_t at, std::size_t last_closing) {
    bool is_in_link = false;
    bool is_in_code = false;
    for (; at < row.size(); ++at) {
        const char c = row[at];
        if (c == '\\') {
            ++at;
        } else if (c == '[') {
            is_in_link = at < last_closing;
        } else if (c == ']') {
            is_in_link = false;
        } else if (row.substr(at, 2) == "{{") {
            is_in_code = true;
        } else if (row.substr(at, 2) == "}}") {
            is_in_code = false;
        } else if (c == '|' && !is_in_link && !is_in_code) {
            return at;
        }
    }
    return row.size();
}

cells cells_of(std::string_view row) {
    row = text::trim(row);
    cells found;
    const auto closing = row.find_last_of("]\n");
    const auto last_closing = closing == std::string_view::npos ? 0 : closing;
    std::size_t at = 0;
    while (at < row.size()) {
        while (at < row.size() && row[at] == '|') ++at;
        if (at >= row.size()) break;
        const auto end = std::min(end_of_cell(row, at, last_closing), row.size());
        found.push_back(text::trim(row.substr(at, end - at)));
        at = end;
    }
    return found;
}

std::string print_row(const cells& of, std::size_t columns, const people& called) {
    std::string made = "|";
    for (std::size_t i = 0; i < columns; ++i) {
        made += ' ';
        const auto cell = i < of.size() ? line_to_markdown(of[i], called) : std::string{};
        for (std::size_t at = 0; at < cell.size(); ++at) {
            const bool is_escaped = at > 0 && cell[at - 1] == '\\';
            if (cell[at] == '|' && !is_escaped) made += '\\';
            made += cell[at] == '\n' ? ' ' : cell[at];
        }
        made += " |";
    }
    return made + "\n";
}

} // namespace

bool is_row(std::string_view line) {
    const auto row = text::trim(line);
    return row.size() > 2 && row.front() == '|' && row.find('|', 2) != std::string_view::npos;
}

std::string table_to_markdown(std::span<const std::string_view> rows, const people& called) {
    std::vector<cells> all;
    std::size_t columns = 1;
    for (const auto& each : rows) {
        all.push_back(cells_of(each));
        columns = std::max(columns, all.back().size());
    }
    const bool has_head = text::trim(rows.front()).starts_with("||");
    // Markdown knows no table without a head.
    std::string made = print_row(has_head ? all.front() : cells{}, columns, called);
    made += "|";
    for (std::size_t i = 0; i < columns; ++i) made += " --- |";
    made += "\n";
    for (std::size_t i = has_head ? 1 : 0; i < all.size(); ++i) {
        // Rows need not be as wide as the head: one wide row would make many narrow ones huge.
        made += print_row(all[i], std::max<std::size_t>(all[i].size(), 1), called);
    }
    return made;
}

} // namespace lacewing::imports::wiki
