#include "lists/exports/csv.hpp"

namespace lacewing::lists {

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
    if (!text.empty() && std::string_view{"=+-@\t\r"}.contains(text.front())) safe += '\'';
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
