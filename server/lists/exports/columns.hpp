#pragma once

#include "bugs/types.hpp"
#include "lists/exports/shown_names.hpp"
#include "platform/core/outcome.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists {

/// A column of a CSV file.
struct column {
    std::string_view name; ///< of the query's field, where there is one
    std::string (*text)(const bugs::bug&, const shown_names&);
};

/// "key,title,status"; the usual ones where it is empty. Refused with 400 `columns_invalid` at
/// ?columns where there is no such column, or one stands there twice.
[[nodiscard]] outcome<std::vector<column>> parse_columns(std::string_view wanted);

[[nodiscard]] std::vector<std::string> cells_of(
    const std::vector<column>& columns, const bugs::bug& of, const shown_names& names
);

} // namespace lacewing::lists
