#pragma once

#include "lists/asked_query.hpp"
#include "query/fields.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

namespace lacewing::lists {

/// A table with a row for each value of a field that a bug has.
struct value_table {
    std::string_view bug_table;
    std::string_view bug;   ///< its column of the bug
    std::string_view value; ///< its column of the value
    std::string_view only;  ///< of its rows `g`
};

/// How many of all bugs that the asker may know have each value; values that only others have are
/// not among them. Walks along an index of the values and looks up what is withheld alone.
[[nodiscard]] std::map<uuid, std::int64_t> count_of_all(asked_query& of, const value_table& in);

} // namespace lacewing::lists
