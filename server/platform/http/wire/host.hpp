#pragma once

#include "platform/http/wire/address.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::http::wire {

/// What a Host header may be: a name of letters, digits, `-._~`, or an IP literal, and maybe a
/// port.
[[nodiscard]] bool is_valid_host(std::string_view value);

/// Name and port of a valid Host header.
struct authority {
    std::string name; ///< lower case, without brackets and without a dot at the end
    std::uint16_t port = 0;
    bool operator==(const authority&) const = default;

    /// "localhost", "*.localhost" or a loopback address.
    [[nodiscard]] bool is_loopback() const;
    /// Where the name is an IP literal.
    [[nodiscard]] std::optional<address> as_address() const;
};
[[nodiscard]] authority parse_authority(std::string_view valid_host, std::uint16_t default_port);

/// Scheme, name and port of an address without path: "https://bugs.example.org:8443".
struct origin {
    bool is_https = false;
    authority host;
    bool operator==(const origin&) const = default;

    /// As browsers write it: lower case, the scheme's own port left out.
    [[nodiscard]] std::string text() const;
};
/// Reads the Origin header and the public URL; nothing for "null" and whatever has a path or user
/// info.
[[nodiscard]] std::optional<origin> parse_origin(std::string_view text);

} // namespace lacewing::http::wire
