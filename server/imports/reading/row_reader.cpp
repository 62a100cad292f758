#include "imports/reading/row_reader.hpp"

#include "imports/reading/csv.hpp"
#include "imports/rules.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace lacewing::imports {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool looks_like_csv(std::string_view path, std::string_view first_line) {
    if (path.ends_with(".gz")) path.remove_suffix(3);
    if (path.ends_with(".csv")) return true;
    constexpr std::array<std::string_view, 3> json{".jsonl", ".ndjson", ".json"};
    for (const auto each : json) {
        if (path.ends_with(each)) return false;
    }
    return !text::trim(first_line).starts_with('{');
}

std::string pointer_and_sentence(const problem& why) {
    if (why.fields.empty()) return why.detail;
    return fmt::format("{}: {}", why.fields.front().pointer, why.fields.front().detail);
}

/// The key of a row that is not fine otherwise: good enough to find it.
std::string key_in(std::string_view line) {
    constexpr std::string_view begins = "\"key\": \"";
    const auto at = line.find(begins);
    if (at == std::string_view::npos) return {};
    const auto rest = line.substr(at + begins.size(), limits::import_key_max);
    const auto end = rest.find('"');
    return end == std::string_view::npos ? std::string{} : std::string{rest.substr(0, end)};
}

} // namespace

row_reader::row_reader(const std::string& path) : lines_(path) {
    if (!next_line()) return;
    if (text_.starts_with(byte_order_mark)) text_.erase(0, byte_order_mark.size());
    is_csv_ = looks_like_csv(path, text_);
    if (!is_csv_) {
        is_waiting_ = true;
        return;
    }
    const auto names = split_record(text_);
    if (!names) throw unreadable_file{"The first line of the file is no header of a CSV file."};
    header_ = csv_header{*names};
    if (const auto& missing = header_.missing(); !missing.empty()) {
        throw unreadable_file{fmt::format(
            "The file has no column \"{}\". It needs {}.", missing, csv_header::needed()
        )};
    }
}

bool row_reader::next_line() {
    if (!lines_.next(text_)) return false;
    ++line_;
    return true;
}

std::optional<read_row> row_reader::next() {
    if (is_over_) return std::nullopt;
    try {
        do {
            if (!is_waiting_ && !next_line()) return std::nullopt;
            is_waiting_ = false;
        } while (text::trim(text_).empty());
        return is_csv_ ? read_csv() : read_json();
    } catch (const unreadable_file& why) {
        return damaged(why);
    }
}

read_row row_reader::damaged(const unreadable_file& why) {
    is_over_ = true;
    return {
        .line = line_ + 1,
        .key = {},
        .row = std::unexpected(fmt::format("{} What follows is not imported.", why.what()))
    };
}

read_row row_reader::read_json() {
    read_row made{.line = line_, .key = {}, .row = std::unexpected(std::string{})};
    if (lines_.is_cut()) {
        made.key = key_in(text_);
        made.row = std::unexpected(
            fmt::format("The line is longer than {} bytes.", limits::import_line_bytes_max)
        );
        return made;
    }
    mended_ += replace_nul_escapes(text_);
    auto row = schema::parse<source_row>(text_);
    if (row) {
        made.key = row->key;
        made.row = *std::move(row);
    } else {
        made.key = key_in(text_);
        made.row = std::unexpected(pointer_and_sentence(row.error()));
    }
    return made;
}

read_row row_reader::read_csv() {
    read_row made{.line = line_, .key = {}, .row = std::unexpected(std::string{})};
    bool is_too_long = lines_.is_cut();
    // A quote that is open at the end of a line goes on in the next one.
    std::string record = std::move(text_);
    bool is_open = has_open_quote(record, false);
    while (is_open && next_line()) {
        is_open = has_open_quote(text_, is_open);
        is_too_long = is_too_long || lines_.is_cut() ||
                      record.size() + text_.size() > limits::import_line_bytes_max;
        if (is_too_long) continue;
        record += '\n';
        record += text_;
    }
    if (is_open) {
        made.row = std::unexpected("A quote is opened here that is never closed.");
    } else if (is_too_long) {
        made.row = std::unexpected(
            fmt::format("The row is longer than {} bytes.", limits::import_line_bytes_max)
        );
    } else if (!text::is_valid_utf8(record)) {
        made.row = std::unexpected("The row is no text in UTF-8.");
    } else if (const auto fields = split_record(record)) {
        made.key = header_.key_of(*fields);
        made.row = header_.read(*fields);
    } else {
        made.row = std::unexpected("A quote stands where none belongs.");
    }
    return made;
}

} // namespace lacewing::imports
