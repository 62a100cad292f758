#include "lists/tests/real_reports.hpp"

#include "imports/line_reader.hpp"
#include "imports/rules.hpp"
#include "platform/schema/parse.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace lacewing::lists {

namespace {

constexpr int reports_in_file = 10'000;

} // namespace

std::string real_reports_file() {
    const char* given = std::getenv("LACEWING_REAL_REPORTS");
    return given != nullptr ? given : "../shared/data/import/bugs.jsonl.gz";
}

std::vector<real_report> read_real_reports(int most) {
    std::vector<real_report> found;
    if (!std::filesystem::exists(real_reports_file())) return found;
    imports::line_reader lines{real_reports_file()};
    const imports::conversion usual;
    std::string line;
    const auto step = std::max(1, reports_in_file / most);
    for (int at = 0; lines.next(line); ++at) {
        if (at % step != 0) continue;
        imports::replace_nul_escapes(line);
        auto row = schema::parse<imports::source_row>(line);
        if (!row) continue;
        auto made = imports::convert(*row, usual);
        if (made) found.push_back({.row = *std::move(row), .bug = std::move(made->bug)});
    }
    return found;
}

} // namespace lacewing::lists
