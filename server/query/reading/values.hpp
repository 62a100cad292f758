#pragma once

#include "query/fields.hpp"
#include "query/reading/dates.hpp"
#include "query/tree.hpp"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::query {

/// A word or a quoted text, as it stood in the query.
struct atom {
    std::string text; ///< without its quotes
    bool is_quoted = false;
    std::optional<std::string> entry; ///< the name before `=` in a value of `environment:`
};

/// `first`, or `first..last`.
struct written_value {
    atom first;
    std::optional<atom> last;
};

/// What the value means behind this field and comparison, or what is wrong with it: a sentence that
/// says what to write. Sub-queries are none of its business.
[[nodiscard]] std::expected<meaning, std::string> read_value(
    const facts& of, comparison how, const written_value& what, const calendar& by
);

/// "core-r7" as CORE-R7; a `+` behind it only where it is a value.
enum class plus { allowed, refused };
[[nodiscard]] std::optional<bug_key> read_key(std::string_view text, plus descendants);

} // namespace lacewing::query
