#pragma once

#include <string>
#include <string_view>

struct sockaddr;

/// Which addresses this server goes to by itself. Pure.
namespace lacewing::openid {

/// True for an address of the open internet: none of a private, shared, local, mapped, translated,
/// multicast or reserved range, IPv4 or IPv6.
[[nodiscard]] bool is_public_address(const sockaddr& address);

/// A place that answers requests: "https://accounts.google.com:443".
struct origin {
    std::string scheme; ///< "http" or "https"
    std::string host;   ///< as in the URL, lower case; IPv6 in brackets
    std::string port;   ///< always there
    bool operator==(const origin&) const = default;
};

/// True where the host is this machine by its own name: localhost, 127.x.x.x or [::1].
[[nodiscard]] bool is_loopback(const origin& place);

} // namespace lacewing::openid
