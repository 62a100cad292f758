#include "imports/wiki/block_writer.hpp"

#include "imports/wiki/inline.hpp"
#include "imports/wiki/table.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::imports::wiki {

namespace {

constexpr std::size_t list_levels_max = 8; ///< deeper ones stand on the eighth

bool consists_of(std::string_view line, char sign) {
    return !line.empty() && line.find_first_not_of(sign) == std::string_view::npos;
}

/// The marker of a list's item, "*", "-", "##", "#*"; empty where the line is none.
std::string_view marker_of(std::string_view line) {
    const auto end = line.find_first_not_of("*#-");
    if (end == std::string_view::npos || end == 0) return {};
    if (line[end] != ' ' && line[end] != '\t') return {};
    return line.substr(0, end);
}

/// A line of text that Markdown would take for something else gets a backslash.
std::string guarded(std::string line) {
    const bool is_underline = consists_of(line, '=') || consists_of(line, '-');
    const bool is_heading =
        line.starts_with('#') && line.find_first_not_of('#') == std::string::npos;
    if (is_underline || is_heading || line.starts_with('>') || line.starts_with("+ ")) {
        line.insert(0, "\\");
    }
    return line;
}

std::string_view without_empty_lines(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos) return {};
    const auto line = text.rfind('\n', first);
    text.remove_prefix(line == std::string_view::npos ? 0 : line + 1);
    return text.substr(0, text.find_last_not_of(" \t\n") + 1);
}

} // namespace

void block_writer::begin(block what) {
    end_table();
    if (what != block::list && what != block::other) forget_numbers();
    const bool goes_on = last_ == what && what != block::other;
    if (!out_.empty() && !goes_on && !out_.ends_with("\n\n")) out_ += '\n';
    last_ = what;
}

void block_writer::forget_numbers() {
    levels_.clear();
}

void block_writer::end_table() {
    if (rows_.empty()) return;
    const auto rows = std::exchange(rows_, {});
    begin(block::table);
    out_ += table_to_markdown(rows, called_);
}

void block_writer::write_line(std::string_view line) {
    const auto trimmed = text::trim(line);
    if (is_row(trimmed)) {
        rows_.push_back(trimmed);
        return;
    }
    end_table();
    if (trimmed.empty()) {
        if (!out_.empty() && !out_.ends_with("\n\n")) out_ += '\n';
        // The items of a list go on behind an empty line.
        if (last_ != block::list && last_ != block::other) last_ = block::nothing;
        return;
    }
    if (write_heading(trimmed) || write_item(trimmed)) return;
    write_text(trimmed);
}

bool block_writer::write_heading(std::string_view line) {
    if (line.size() >= 4 && consists_of(line, '-')) {
        begin(block::other);
        out_ += "---\n";
        return true;
    }
    if (line.starts_with("bq. ")) {
        begin(block::quote);
        out_ += "> " + line_to_markdown(text::trim(line.substr(4)), called_) + "  \n";
        return true;
    }
    const bool is_heading = line.size() > 3 && line[0] == 'h' && line[1] >= '1' && line[1] <= '6' &&
                            line.substr(2, 2) == ". ";
    if (!is_heading) return false;
    forget_numbers();
    begin(block::other);
    auto words = line_to_markdown(text::trim(line.substr(3)), called_);
    // Signs at the end of a heading are no part of it.
    if (words.ends_with('#')) words.insert(words.find_last_not_of('#') + 1, "\\");
    out_ += std::string(static_cast<std::size_t>(line[1] - '0'), '#') + " " + words + "\n";
    return true;
}

bool block_writer::write_item(std::string_view line) {
    const auto marker = marker_of(line);
    if (marker.empty()) return false;
    begin(block::list);
    const auto depth = std::min({marker.size(), list_levels_max, levels_.size() + 1});
    levels_.resize(std::max(levels_.size(), depth));
    levels_.resize(depth);
    auto& level = levels_.back();
    const bool is_numbered = marker.back() == '#';
    if (level.is_numbered != is_numbered) level.number = 0;
    level.is_numbered = is_numbered;
    ++level.number;
    std::size_t indent = 0;
    for (std::size_t i = 0; i + 1 < depth; ++i) indent += levels_[i].width;
    const auto sign = is_numbered ? std::to_string(level.number) + ". " : std::string{"- "};
    level.width = sign.size();
    const auto words = text::trim(line.substr(marker.size()));
    out_ += std::string(indent, ' ') + sign + line_to_markdown(words, called_) + "\n";
    return true;
}

void block_writer::write_text(std::string_view line) {
    auto words = guarded(line_to_markdown(line, called_));
    // A line behind an item belongs to it.
    const bool goes_on = last_ == block::paragraph || last_ == block::list;
    if (goes_on && !out_.ends_with("\n\n")) {
        out_.insert(out_.size() - 1, "  ");
        out_ += words + "\n";
        return;
    }
    begin(block::paragraph);
    out_ += words + "\n";
}

void block_writer::write_code(std::string_view language, std::string_view inside) {
    begin(block::other);
    if (inside.starts_with('\n')) inside.remove_prefix(1);
    const auto last = inside.find_last_not_of(" \t\n");
    inside = last == std::string_view::npos ? std::string_view{} : inside.substr(0, last + 1);
    std::size_t longest = 2;
    std::size_t run = 0;
    for (const char c : inside) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    out_ += fence + std::string{language} + "\n" + std::string{inside} + "\n" + fence + "\n";
}

void block_writer::write_verbatim(std::string_view lines) {
    begin(block::other);
    out_ += lines;
    if (!out_.ends_with('\n')) out_ += '\n';
}

void block_writer::write_quoted_title(std::string_view title) {
    begin(block::other);
    out_ += "> **" + line_to_markdown(title, called_) + "**\n>\n";
    last_ = block::quote;
}

void block_writer::write_quote(std::string_view blocks) {
    const bool has_title = last_ == block::quote && out_.ends_with("\n>\n");
    if (!has_title) begin(block::other);
    last_ = block::other;
    while (!blocks.empty()) {
        const auto end = std::min(blocks.find('\n'), blocks.size());
        const auto line = blocks.substr(0, end);
        out_ += line.empty() ? ">" : "> ";
        out_ += line;
        out_ += '\n';
        blocks.remove_prefix(std::min(end + 1, blocks.size()));
    }
}

std::string block_writer::take() {
    end_table();
    return std::string{without_empty_lines(out_)};
}

} // namespace lacewing::imports::wiki
