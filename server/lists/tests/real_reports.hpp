#pragma once

#include "imports/source_row.hpp"
#include "imports/types.hpp"

#include <string>
#include <vector>

namespace lacewing::lists {

/// A real report, as the file has it and in our words.
struct real_report {
    imports::source_row row;
    imports::import_bug bug;
};

/// Where the real reports are: LACEWING_REAL_REPORTS, else ../shared beside the checkout.
[[nodiscard]] std::string real_reports_file();

/// Some of the reports, spread evenly over the file; none where there is no file.
[[nodiscard]] std::vector<real_report> read_real_reports(int most);

} // namespace lacewing::lists
