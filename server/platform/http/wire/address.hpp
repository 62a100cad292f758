#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::http::wire {

/// An IPv4 or IPv6 address; IPv4 in its mapped form (::ffff:a.b.c.d), so that both compare alike.
struct address {
    std::array<std::uint8_t, 16> bytes{};
    auto operator<=>(const address&) const = default;

    [[nodiscard]] bool is_v4() const noexcept;
    /// 127.0.0.0/8 or ::1.
    [[nodiscard]] bool is_loopback() const noexcept;
    /// 0.0.0.0 or ::, which stand for every address of the machine.
    [[nodiscard]] bool is_any() const noexcept;
    /// What counts as one client: an IPv4 address, an IPv6 /64.
    [[nodiscard]] address network() const noexcept;
};

/// "192.0.2.1", "2001:db8::1"; brackets allowed around IPv6. Nothing for names and legacy forms.
[[nodiscard]] std::optional<address> parse_address(std::string_view text);
[[nodiscard]] std::string to_string(const address& which);

/// A range of addresses, "10.0.0.0/8", or one address.
struct address_range {
    address base;
    int prefix_bits = 128; ///< counted in the mapped form
    [[nodiscard]] bool contains(const address& which) const noexcept;
};
[[nodiscard]] std::optional<address_range> parse_address_range(std::string_view text);

struct address_hash {
    [[nodiscard]] std::size_t operator()(const address& which) const noexcept;
};

} // namespace lacewing::http::wire
