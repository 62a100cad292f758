#pragma once

#include "lists/asked_query.hpp"
#include "lists/exports/columns.hpp"
#include "platform/core/task.hpp"
#include "platform/http/body_stream.hpp"
#include "platform/services.hpp"

#include <memory>
#include <vector>

namespace lacewing::lists {

enum class file_format { csv, json };

/// What a file shall hold.
struct wanted_file {
    file_format format = file_format::csv;
    std::vector<column> columns; ///< of CSV
};

/// All bugs of a query as they are when their piece is read: which ones and in which order is
/// settled at the start, so that none is there twice or left out while others edit. What the asker
/// may know no more by then is left out; whoever may see nothing any more gets no further piece.
/// Refused as `find_bugs`, and with 403 `not_allowed` for those who may not export.
[[nodiscard]] task<std::shared_ptr<http::body_stream>> export_bugs(
    const services& with, const question& what, wanted_file how
);

} // namespace lacewing::lists
