#pragma once

#include "lists/asked_query.hpp"

namespace lacewing::lists {

/// The bugs of a query over the last `days` days of the reader's zone, today last: by what the bugs
/// are now, so that one that was opened again counts as open since it was reported.
[[nodiscard]] outcome<bug_series> read_series(db::reader& tx, const question& what, int days);

} // namespace lacewing::lists
