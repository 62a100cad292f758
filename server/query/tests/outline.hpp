#pragma once

#include "query/parse.hpp"
#include "query/tree.hpp"

#include <string>
#include <string_view>

/// Trees as short texts, for tests to compare.
namespace lacewing::query::testing {

/// Thursday 15 October 2026, noon.
[[nodiscard]] timestamp noon();

/// As the API reads, or as the box does.
[[nodiscard]] reading strictly(std::string_view zone = "UTC");
[[nodiscard]] reading as_typed(std::string_view zone = "UTC");

/// What the query means: "(and is:open (not label:ui))"; what is wrong with it: "query_syntax 3,4".
[[nodiscard]] std::string outline(std::string_view text, const reading& how = strictly());

[[nodiscard]] std::string outline(const tree& of);

/// "from..to" of the first value, without parts of a second that are nought.
[[nodiscard]] std::string span(std::string_view text, const reading& how = strictly());

/// The code of the problem; empty where the query is understood.
[[nodiscard]] std::string code_of(std::string_view text, const reading& how = strictly());

/// The sentence that the refused reader gets.
[[nodiscard]] std::string advice(std::string_view text, const reading& how = strictly());

/// Without what depends on where things stand, and what was said about them.
[[nodiscard]] tree without_places(tree from);

/// A query by chance, which the same seed makes again.
[[nodiscard]] std::string random_query(unsigned seed);

} // namespace lacewing::query::testing
