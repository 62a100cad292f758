#pragma once

#include "query/reading/dates.hpp"
#include "query/reading/values.hpp"
#include "query/tree.hpp"

#include <expected>
#include <string>
#include <string_view>

/// Values that lie on a line: numbers, moments, days. Each is read with its comparison into the
/// span that is meant, or into a sentence that says what to write.
namespace lacewing::query {

using read_span = std::expected<meaning, std::string>;

enum class decimals { none, two };

[[nodiscard]] read_span read_number_span(
    std::string_view field_name, comparison how, const written_value& what, decimals after_point
);

[[nodiscard]] read_span read_moment_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
);

[[nodiscard]] read_span read_day_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
);

/// Of the moment since when: older than 90 days is before the moment 90 days ago.
[[nodiscard]] read_span read_duration_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
);

} // namespace lacewing::query
