#pragma once

#include "platform/core/id.hpp"
#include "platform/http/request.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lacewing::http {

/// Where a list goes on: behind the row with this number (a time, say) and this id.
struct page_position {
    std::int64_t number = 0;
    uuid id;
    bool operator==(const page_position&) const = default;
};

/// What `?cursor=` and `?limit=` ask for.
struct page_request {
    std::optional<page_position> after; ///< nothing: from the start
    int limit = 0;                      ///< 1..limits::page_size_max
};

/// Opaque base64url text. It is checked for form alone: it grants nothing.
[[nodiscard]] std::string print_cursor(const page_position& after);
[[nodiscard]] std::optional<page_position> parse_cursor(std::string_view text);

/// Throws `refusal` 400 with pointer "?cursor" (`cursor_invalid`) or "?limit" (`limit_invalid`).
[[nodiscard]] page_request page_of(const request& of);

} // namespace lacewing::http
