#include "fuzz/fuzz.hpp"
#include "imports/mapping/environment.hpp"
#include "imports/reading/csv.hpp"
#include "imports/reading/row_reader.hpp"
#include "imports/rules.hpp"
#include "imports/types.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

/// A file of bug reports: JSON lines or CSV, compressed or not.
namespace lacewing::fuzz {

namespace {

using namespace imports;

/// What an import makes of a row its own door takes.
void require_importable(const source_row& row) {
    static const conversion usual;
    used_words words;
    count_words(row, words);
    const auto made = convert(row, usual);
    if (!made) return require(!made.error().empty(), "why a row is left out is told");
    const auto text = schema::to_json(made->bug);
    const auto read = schema::parse<import_bug>(text);
    const bool is_taken = read.has_value();
    if (!is_taken && !read.error().fields.empty()) {
        const auto& wrong = read.error().fields.front();
        require(false, wrong.pointer + " " + wrong.code + ": what is converted can be imported");
    }
    require(is_taken, "what is converted is JSON");
}

void read_file(std::string_view bytes) {
    try {
        row_reader from{file_of(bytes)};
        std::int64_t line = 0;
        while (const auto row = from.next()) {
            require(row->line > line, "rows follow each other");
            line = row->line;
            if (row->row) {
                require_importable(*row->row);
            } else {
                require(!row->row.error().empty(), "what is wrong is told");
            }
        }
        require(from.progress() >= 0 && from.progress() <= 1, "progress is a part of the whole");
    } catch (const unreadable_file&) {
        return;
    }
}

/// RFC 4180 read letter by letter.
std::optional<std::vector<std::string>> read_slowly(std::string_view record) {
    enum class state { start, plain, quoted, closed };
    std::vector<std::string> fields(1);
    auto now = state::start;
    for (const char each : record) {
        const bool is_quote = each == '"';
        if (now == state::quoted) {
            if (is_quote) now = state::closed;
            if (!is_quote) fields.back() += each;
        } else if (each == ',') {
            fields.emplace_back();
            now = state::start;
        } else if (is_quote && now == state::closed) {
            fields.back() += each;
            now = state::quoted;
        } else if (is_quote && now == state::start) {
            now = state::quoted;
        } else if (is_quote || now == state::closed) {
            return std::nullopt;
        } else {
            fields.back() += each;
            now = state::plain;
        }
    }
    if (now == state::quoted) return std::nullopt;
    return fields;
}

void split_lines(std::string_view text) {
    if (!text::is_valid_utf8(text)) return;
    const auto made = split(text);
    require(made.entries.size() <= limits::bug_environment_max, "not too many are made");
    for (const auto& each : made.entries) {
        require(!each.name.empty() && !each.value.empty(), "each has a name and a value");
        require(!text::has_line_end_or_control(each.name + each.value), "on one line");
    }
}

} // namespace

void examine(std::string_view input) {
    read_file(input);
    require(split_record(input) == read_slowly(input), "a record is read as RFC 4180 has it");
    split_lines(input);
}

} // namespace lacewing::fuzz
