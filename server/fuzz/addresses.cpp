#include "openid/addresses.hpp"

#include "fuzz/fuzz.hpp"
#include "openid/flow_secrets.hpp"
#include "openid/outgoing.hpp"
#include "platform/http/wire/address.hpp"
#include "platform/http/wire/host.hpp"

#include <algorithm>
#include <cstring>
#include <netinet/in.h>

/// Names of machines, IP addresses and URLs that others wrote.
namespace lacewing::fuzz {

namespace {

using namespace http::wire;

bool is_public(const address& which) {
    sockaddr_in6 v6{};
    v6.sin6_family = AF_INET6;
    std::memcpy(&v6.sin6_addr, which.bytes.data(), which.bytes.size());
    sockaddr_in v4{};
    v4.sin_family = AF_INET;
    std::memcpy(&v4.sin_addr, which.bytes.data() + 12, 4);
    const auto* told = which.is_v4() ? static_cast<const void*>(&v4) : &v6;
    return openid::is_public_address(*static_cast<const sockaddr*>(told));
}

void read_address(std::string_view text) {
    const auto read = parse_address(text);
    if (!read) return;
    require(parse_address(to_string(*read)) == read, "an address is read as it is printed");
    require(read->network().network() == read->network(), "a network is its own network");
    if (is_public(*read)) {
        require(!read->is_loopback() && !read->is_any(), "a public address is not this machine");
        require(read->is_v4() || (read->bytes[0] >> 5U) == 1, "and is a global one");
    }
}

void read_range(std::string_view text) {
    const auto range = parse_address_range(text);
    if (!range) return;
    require(range->prefix_bits >= 0 && range->prefix_bits <= 128, "a prefix is that long");
    require(range->contains(range->base), "a range holds its first address");
    auto other = range->base;
    for (int bit = 0; bit < 128; ++bit) {
        auto& byte = other.bytes.at(static_cast<std::size_t>(bit / 8));
        const auto flipped = static_cast<std::uint8_t>(0x80U >> (bit % 8));
        byte ^= flipped;
        require(range->contains(other) == (bit >= range->prefix_bits), "and its prefix decides");
        byte ^= flipped;
    }
}

void read_host(std::string_view text) {
    if (is_valid_host(text)) {
        const auto read = parse_authority(text, 443);
        require(!read.name.empty() || text.starts_with('.'), "a host has a name");
        require(read.port != 0, "a port is one");
        require(
            read.name.find_first_of("/\\?#@% \t\r\n") == std::string::npos, "a name is nothing else"
        );
    }
    const auto from = parse_origin(text);
    if (!from) return;
    require(parse_origin(from->text()) == from, "an origin is read as it is printed");
}

/// A URL of an outsider: where the check says it goes is where its text says.
void read_url(std::string_view text) {
    const std::string url{text};
    if (url.contains('\0')) return;
    const auto place = openid::origin_of(url);
    if (!place) return;
    require(place->scheme == "http" || place->scheme == "https", "a scheme is of the web");
    require(!place->host.empty() && !place->port.empty(), "host and port are told");
    require(place->host.find_first_of("/?#@") == std::string::npos, "a host is a host alone");
    // Numbers and escapes are read in several steps by whoever connects.
    if (place->host.find_first_of("0123456789%") != std::string::npos) return;
    const auto again = openid::origin_of(place->scheme + "://" + place->host + ":" + place->port);
    require(again == place, "a place is read as it is printed");
}

/// A path to go back to never leads to another site, as a browser reads it.
void read_way_back(std::string_view text) {
    const auto path = openid::own_path(text);
    if (path.empty()) return;
    require(path == text, "a path stays as it is");
    // The WHATWG's reader leaves tabs and line ends out, and takes a backslash for a slash.
    std::string seen;
    std::ranges::copy_if(path, std::back_inserter(seen), [](char each) {
        return each != '\t' && each != '\n' && each != '\r';
    });
    std::ranges::replace(seen, '\\', '/');
    require(seen.starts_with('/') && !seen.starts_with("//"), "it stays on this site");
}

} // namespace

void examine(std::string_view input) {
    read_address(input);
    read_range(input);
    read_host(input);
    read_url(input);
    read_way_back(input);
}

} // namespace lacewing::fuzz
