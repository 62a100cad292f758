#pragma once

#include "platform/core/time.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lacewing {

/// 16 bytes, RFC 9562, in network order.
struct uuid {
    std::array<std::uint8_t, 16> bytes{};
    auto operator<=>(const uuid&) const = default;
};

/// 36 lower-case characters.
[[nodiscard]] std::string to_string(const uuid& id);

/// Reads the 36-character form in either case; nothing where the text is no UUID.
[[nodiscard]] std::optional<uuid> parse_uuid(std::string_view text);

/// RFC 9562 section 5.7: 48 bits of milliseconds, then randomness, which the caller brings.
[[nodiscard]] uuid make_uuid_v7(timestamp now, std::span<const std::uint8_t, 10> randomness);

/// True where version and variant are those of a UUIDv7.
[[nodiscard]] bool is_uuid_v7(const uuid& id);

/// A UUID that names one kind of thing, so that a bug's id is never taken for a project's.
template <class Kind>
struct id {
    uuid value;
    auto operator<=>(const id&) const = default;
};

template <class Kind>
[[nodiscard]] std::string to_string(const id<Kind>& which) {
    return to_string(which.value);
}

} // namespace lacewing

template <>
struct std::hash<lacewing::uuid> {
    std::size_t operator()(const lacewing::uuid& which) const noexcept {
        return std::hash<std::string_view>{
        }({reinterpret_cast<const char*>(which.bytes.data()), which.bytes.size()});
    }
};
template <class Kind>
struct std::hash<lacewing::id<Kind>> {
    std::size_t operator()(const lacewing::id<Kind>& which) const noexcept {
        return std::hash<lacewing::uuid>{}(which.value);
    }
};
