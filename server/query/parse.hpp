#pragma once

#include "platform/core/outcome.hpp"
#include "platform/core/time.hpp"
#include "query/tree.hpp"

#include <string>
#include <string_view>

namespace lacewing::query {

/// What becomes of `x:y` where x is no field.
enum class manner {
    strict, ///< the API: refused
    lenient ///< the box: searched as text, with a note
};

/// Whether the reader is still typing.
enum class stage { finished, typing };

/// Whose query it is, and when it is asked.
struct reading {
    timestamp now;
    std::string zone = "UTC"; ///< an IANA name
    query::manner manner = manner::strict;
    query::stage stage = stage::finished; ///< typing: the last word is a prefix
    std::string pointer = "?q";           ///< where the text stands in the request, for problems
};

/// Refused with 400 and one of query_too_long, query_too_many_terms, query_too_deep,
/// query_field_unknown, query_value_invalid, query_syntax, query_not_yet, command_not_filter; the
/// problem's only field points at the place as RFC 5147 does: "?q#char=3,8". zone_invalid where
/// there is no such zone.
[[nodiscard]] outcome<tree> parse(std::string_view text, const reading& how);

} // namespace lacewing::query
