#pragma once

#include "platform/http/request.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace lacewing::http {

/// Which bytes of a content are asked for.
struct byte_range {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    bool operator==(const byte_range&) const = default;
};

struct asked_range {
    enum class kind {
        whole,   ///< none was asked for, or none that counts: answer 200 with all of it
        part,    ///< answer 206
        nothing, ///< it lies behind the end: answer 416
    };
    kind is = kind::whole;
    byte_range part = {};
    bool operator==(const asked_range&) const = default;
};

/// RFC 9110 section 14.2: one range of bytes; several at once, other units and nonsense count as
/// none. If-Range with another tag than `etag` (quotes included) counts as none too. `size` is the
/// whole content's.
[[nodiscard]] asked_range range_of(const request& of, std::uint64_t size, std::string_view etag);

} // namespace lacewing::http
