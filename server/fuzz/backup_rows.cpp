#include "backup/rows.hpp"
#include "fuzz/fuzz.hpp"

#include <array>

/// A piece of a table as a backup holds it. The first byte says of which columns, none to three.
namespace lacewing::fuzz {

namespace {

using namespace backup;

table table_of(unsigned char kinds) {
    constexpr std::array each{
        column_kind::integer, column_kind::text, column_kind::bytes, column_kind::uuid
    };
    table made{.name = "things", .columns = {}, .references = {}};
    for (unsigned left = kinds >> 6U; left > 0; --left) {
        made.columns.push_back({.name = "c", .is = each.at(kinds & 3U)});
        kinds = static_cast<unsigned char>(kinds >> 2U);
    }
    return made;
}

/// How many rows there are. Throws `damaged` as a restore does.
std::int64_t take_all(const table& of, std::string_view rows) {
    row_values values{of};
    std::int64_t taken = 0;
    while (!rows.empty()) {
        if (of.columns.empty()) throw damaged{"rows without columns"};
        const auto before = rows.size();
        const auto row = values.take(rows);
        require(row.size() == of.columns.size(), "a row has a value for each column");
        require(rows.size() < before, "it goes forward");
        ++taken;
    }
    return taken;
}

/// -1 where they are damaged.
std::int64_t count_or_nothing(std::string_view rows, std::size_t columns) {
    try {
        return count_rows(rows, columns);
    } catch (const damaged&) {
        return -1;
    }
}

} // namespace

void examine(std::string_view input) {
    if (input.empty()) return;
    const auto of = table_of(static_cast<unsigned char>(input.front()));
    const auto rows = input.substr(1);
    const auto counted = count_or_nothing(rows, of.columns.size());
    require(counted <= static_cast<std::int64_t>(rows.size()), "a row has a size");
    try {
        require(take_all(of, rows) == counted, "what is restored was counted");
    } catch (const damaged& why) {
        require(std::string_view{why.what()}.size() > 1, "what is damaged is told");
    }
}

} // namespace lacewing::fuzz
