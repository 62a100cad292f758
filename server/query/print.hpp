#pragma once

#include "query/tree.hpp"

#include <string>

namespace lacewing::query {

/// A query in its canonical form. Read in the same manner it gives the same tree again, places and
/// notes apart. Dates stay as they were written, so a saved query goes on meaning "the last week".
[[nodiscard]] std::string print(const tree& what);
/// A value alone, as it stands behind the field.
[[nodiscard]] std::string print_value(field of, const meaning& what);

} // namespace lacewing::query
