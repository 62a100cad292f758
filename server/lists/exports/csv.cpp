#include "lists/exports/csv.hpp"

#include <algorithm>
#include <array>

namespace lacewing::lists {

namespace {

/// Spreadsheets calculate what begins so, also behind blanks and quotes, and some with the wide
/// forms of these signs.
bool looks_like_formula(std::string_view text) {
    const auto first = text.find_first_not_of(" \"");
    if (first == text.npos) return false;
    text.remove_prefix(first);
    constexpr std::array wide{"＝", "＋", "－", "＠"};
    return std::string_view{"=+-@\t\r"}.contains(text.front()) ||
           std::ranges::any_of(wide, [&](const char* sign) { return text.starts_with(sign); });
}

} // namespace

std::string csv_row(std::span<const std::string> cells) {
    std::string row;
    for (const auto& each : cells) {
        if (&each != cells.data()) row += ',';
        row += csv_cell(each);
    }
    return row + "\r\n";
}

std::string csv_cell(std::string_view text) {
    std::string safe;
    if (looks_like_formula(text)) safe += '\'';
    safe += text;
    if (safe.find_first_of(",\"\r\n") == safe.npos) return safe;
    std::string quoted{"\""};
    for (const char each : safe) {
        if (each == '"') quoted += '"';
        quoted += each;
    }
    return quoted + '"';
}

} // namespace lacewing::lists
