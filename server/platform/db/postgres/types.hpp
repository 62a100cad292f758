#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>

/// PostgreSQL's binary format of the types that the product uses: numbers in network order.
namespace lacewing::db::postgres {

/// Numbers of built-in types (pg_type.dat), the same on every server.
namespace oid {
inline constexpr unsigned boolean = 16;
inline constexpr unsigned bytea = 17;
inline constexpr unsigned int8 = 20;
inline constexpr unsigned int2 = 21;
inline constexpr unsigned int4 = 23;
inline constexpr unsigned text = 25;
inline constexpr unsigned float4 = 700;
inline constexpr unsigned float8 = 701;
inline constexpr unsigned varchar = 1043;
inline constexpr unsigned uuid = 2950;
} // namespace oid

template <std::integral Number>
Number swap_to_network(Number value) noexcept {
    if constexpr (std::endian::native == std::endian::little) return std::byteswap(value);
    return value;
}

template <std::integral Number>
Number read_number(const char* from) noexcept {
    Number value{};
    std::memcpy(&value, from, sizeof value);
    return swap_to_network(value);
}

template <std::integral Number>
void write_number(Number value, char* to) noexcept {
    value = swap_to_network(value);
    std::memcpy(to, &value, sizeof value);
}

} // namespace lacewing::db::postgres
