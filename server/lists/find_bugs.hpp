#pragma once

#include "lists/asked_query.hpp"
#include "lists/sql/ordering.hpp"

#include <optional>
#include <string>

namespace lacewing::lists {

/// Which piece of a list.
struct page_wanted {
    std::optional<std::string> cursor;
    int limit = 0; ///< 1..limits::list_page_bugs_max
    sql::default_order order = sql::default_order::newest_change;
};

/// A page of the bugs that answer a query, in its order, else in that of `page`. Without a query,
/// and by no ranks, of a project the highest number first, of the organization the newest first.
/// Refused as asked_query::begin, and with 400 `cursor_invalid`.
[[nodiscard]] outcome<bug_list> find_bugs(
    db::reader& tx, const question& what, const page_wanted& page
);

/// The list as such, which changes with the organization's streams alone.
[[nodiscard]] bool is_plain(const question& what, const page_wanted& page);

/// The ids of all bugs that answer a query, in its order. Throws `refusal` 422 `export_too_large`
/// where there are more than limits::export_bugs_max.
[[nodiscard]] std::vector<bug_id> find_all(asked_query& of);

} // namespace lacewing::lists
