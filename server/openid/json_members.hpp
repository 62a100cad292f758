#pragma once

#include "platform/schema/json.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Members of an outsider's JSON, which may hold more than we know: a member of another kind
/// counts as missing.
namespace lacewing::openid {

[[nodiscard]] std::optional<schema::json_value> find_member(
    schema::json_value object, std::string_view name
);
[[nodiscard]] std::optional<std::string> text_member(
    schema::json_value object, std::string_view name
);
/// Seconds of a NumericDate (RFC 7519 section 2), a fraction cut off.
[[nodiscard]] std::optional<std::int64_t> seconds_member(
    schema::json_value object, std::string_view name
);
/// True for the boolean true alone: neither "true" nor 1.
[[nodiscard]] bool is_true_member(schema::json_value object, std::string_view name);
/// True where a list of texts holds this one.
[[nodiscard]] bool list_holds(schema::json_value list, std::string_view text);

} // namespace lacewing::openid
