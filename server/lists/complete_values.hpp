#pragma once

#include "lists/asked_query.hpp"

#include <string_view>

namespace lacewing::lists {

/// Values of a field that begin like `prefix`, without regard to case, each with how many bugs of
/// the query have it; at most limits::completions_max, the most frequent first. Choices come in
/// their own order, also those that no bug has. Nothing for fields without such values; names of
/// people for those alone who may see members. Refused with 400 `field_invalid` at ?field where
/// there is no such field.
[[nodiscard]] outcome<field_values> complete_values(
    db::reader& tx, const question& what, std::string_view field, std::string_view prefix
);

} // namespace lacewing::lists
