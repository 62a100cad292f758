#include "openid/addresses.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <netinet/in.h>

namespace lacewing::openid {

namespace {

struct range_v4 {
    std::uint32_t first;
    unsigned bits;
};

/// IANA's special-purpose registry (RFC 6890), multicast and the reserved end.
constexpr std::array<range_v4, 16> special_v4{{
    {0x00000000, 8},
    {0x0a000000, 8},
    {0x64400000, 10},
    {0x7f000000, 8},
    {0xa9fe0000, 16},
    {0xac100000, 12},
    {0xc0000000, 24},
    {0xc0000200, 24},
    {0xc01fc400, 24},
    {0xc0586300, 24},
    {0xc0a80000, 16},
    {0xc6120000, 15},
    {0xc6336400, 24},
    {0xcb007100, 24},
    {0xe0000000, 4},
    {0xf0000000, 4},
}};

bool is_public_v4(std::uint32_t address) {
    return std::ranges::none_of(special_v4, [address](const range_v4& range) {
        return (address ^ range.first) >> (32 - range.bits) == 0;
    });
}

/// Of 2000::/3 alone, without what stands for other addresses or for none.
bool is_public_v6(const std::array<std::uint8_t, 16>& bytes) {
    const auto first = static_cast<unsigned>(bytes[0]) << 8U | bytes[1];
    const auto second = static_cast<unsigned>(bytes[2]) << 8U | bytes[3];
    if (first >> 13U != 1) return false;
    const bool is_protocol = first == 0x2001 && second < 0x200; // Teredo and other assignments
    const bool is_example =
        (first == 0x2001 && second == 0xdb8) || (first == 0x3fff && second < 0x1000);
    const bool is_6to4 = first == 0x2002;
    return !is_protocol && !is_example && !is_6to4;
}

} // namespace

bool is_public_address(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        sockaddr_in found{};
        std::memcpy(&found, &address, sizeof found);
        return is_public_v4(ntohl(found.sin_addr.s_addr));
    }
    if (address.sa_family == AF_INET6) {
        sockaddr_in6 found{};
        std::memcpy(&found, &address, sizeof found);
        std::array<std::uint8_t, 16> bytes{};
        std::memcpy(bytes.data(), &found.sin6_addr, bytes.size());
        return is_public_v6(bytes);
    }
    return false;
}

bool is_loopback(const origin& place) {
    if (place.host == "localhost" || place.host == "[::1]") return true;
    const bool has_digits_alone = place.host.find_first_not_of("0123456789.") == std::string::npos;
    return has_digits_alone && place.host.starts_with("127.") &&
           std::ranges::count(place.host, '.') == 3;
}

} // namespace lacewing::openid
