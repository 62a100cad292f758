#pragma once

#include "platform/core/outcome.hpp"

#include <string_view>

namespace lacewing::views {

/// Whether a view may keep that query and that order: the one place where views depend on how
/// queries are read. A field that is not known is a text to look for, as in the query box. Refused:
/// 422 `invalid` at /query where it is too long, else as `query::parse` refuses, with the place in
/// the text: "/query#char=3,8".
[[nodiscard]] outcome<void> check_query(std::string_view query, std::string_view sort);

} // namespace lacewing::views
