#pragma once

#include "lists/sql/writing.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lacewing::lists::sql {

/// What a list is sorted by. Never NULL: what is empty comes last, whichever the direction.
struct sort_key {
    enum class type { number, text, id };
    std::string expression;
    bool is_descending = false;
    type is = type::number;
};

/// Of a query that has no `sort:`.
enum class default_order {
    newest_change, ///< `-updated`
    rank           ///< the order of boards
};

using sort_value = std::variant<std::int64_t, std::string, uuid>;

/// Behind which bug a page goes on.
struct position {
    std::vector<sort_value> keys; ///< one for each sort key
    uuid id;
    bool operator==(const position&) const = default;
};

/// The keys of the bug `b`; those of `otherwise` where the query does not say. Bugs that are equal
/// in all of them come by their ids, in the direction of the last key.
[[nodiscard]] std::vector<sort_key> sort_keys(
    writing& in, std::string_view b, default_order otherwise
);

/// "k1 DESC, id DESC" of columns with those names, for keys in that order.
[[nodiscard]] std::string order_by(
    std::span<const sort_key> keys, std::span<const std::string> columns, std::string_view id
);

/// The bug `b` comes behind that position.
[[nodiscard]] std::string behind(
    writing& in, std::span<const sort_key> keys, const position& after, std::string_view b
);

/// Of the present row.
[[nodiscard]] sort_value sort_value_at(const db::result& rows, int column, sort_key::type type);

} // namespace lacewing::lists::sql
