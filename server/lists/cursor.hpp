#pragma once

#include "lists/sql/ordering.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lacewing::lists {

/// What a cursor belongs to: another organization's, another query's or another order's is refused.
struct cursor_scope {
    organization_id org;
    std::optional<project_id> project; ///< named by id or key, it is the same list
    std::optional<std::string> q;      ///< nothing for the list without a query
    std::string zone;
    sql::default_order order = sql::default_order::newest_change;
};

/// Opaque base64url text. It says where a list goes on and grants nothing.
[[nodiscard]] std::string print_cursor(const cursor_scope& of, const sql::position& after);

/// Nothing where it was not printed for this scope and for keys of these types.
[[nodiscard]] std::optional<sql::position> parse_cursor(
    std::string_view text, const cursor_scope& of, std::span<const sql::sort_key::type> keys
);

/// 400 `cursor_invalid` at ?cursor.
[[nodiscard]] problem cursor_invalid();

} // namespace lacewing::lists
