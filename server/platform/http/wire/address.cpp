#include "platform/http/wire/address.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <charconv>
#include <cstring>

namespace lacewing::http::wire {

namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::size_t v6_network_bytes = 8; ///< a /64, what one subscriber is given

} // namespace

bool address::is_v4() const noexcept {
    return std::equal(mapped_prefix.begin(), mapped_prefix.end(), bytes.begin());
}

bool address::is_loopback() const noexcept {
    if (is_v4()) return bytes[12] == 127;
    return std::all_of(bytes.begin(), bytes.end() - 1, [](auto byte) { return byte == 0; }) &&
           bytes[15] == 1;
}

bool address::is_any() const noexcept {
    const auto begin = is_v4() ? bytes.begin() + 12 : bytes.begin();
    return std::all_of(begin, bytes.end(), [](auto byte) { return byte == 0; });
}

address address::network() const noexcept {
    address result = *this;
    if (!is_v4()) std::fill(result.bytes.begin() + v6_network_bytes, result.bytes.end(), 0);
    return result;
}

std::optional<address> parse_address(std::string_view text) {
    if (text.size() > 2 && text.front() == '[' && text.back() == ']') {
        text = text.substr(1, text.size() - 2);
        if (text.find(':') == std::string_view::npos) return std::nullopt;
    }
    std::array<char, INET6_ADDRSTRLEN> copy{};
    if (text.empty() || text.size() >= copy.size()) return std::nullopt;
    if (text.find('\0') != std::string_view::npos) return std::nullopt;
    std::ranges::copy(text, copy.begin());
    address result;
    if (::inet_pton(AF_INET6, copy.data(), result.bytes.data()) == 1) return result;
    std::ranges::copy(mapped_prefix, result.bytes.begin());
    if (::inet_pton(AF_INET, copy.data(), result.bytes.data() + 12) == 1) return result;
    return std::nullopt;
}

std::string to_string(const address& which) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (which.is_v4()) {
        ::inet_ntop(AF_INET, which.bytes.data() + 12, text.data(), text.size());
    } else {
        ::inet_ntop(AF_INET6, which.bytes.data(), text.data(), text.size());
    }
    return text.data();
}

bool address_range::contains(const address& which) const noexcept {
    const auto whole = static_cast<std::size_t>(prefix_bits / 8);
    if (!std::equal(
            base.bytes.begin(), base.bytes.begin() + prefix_bits / 8, which.bytes.begin()
        )) {
        return false;
    }
    const int left = prefix_bits % 8;
    if (left == 0) return true;
    const auto mask = static_cast<std::uint8_t>(0xff << (8 - left));
    return (base.bytes[whole] & mask) == (which.bytes[whole] & mask);
}

std::optional<address_range> parse_address_range(std::string_view text) {
    const auto slash = text.find('/');
    const auto base = parse_address(text.substr(0, slash));
    if (!base) return std::nullopt;
    address_range result{.base = *base, .prefix_bits = 128};
    if (slash == std::string_view::npos) return result;
    const auto digits = text.substr(slash + 1);
    int bits = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return std::nullopt;
    if (bits < 0 || bits > (base->is_v4() ? 32 : 128)) return std::nullopt;
    result.prefix_bits = base->is_v4() ? bits + 96 : bits;
    return result;
}

std::size_t address_hash::operator()(const address& which) const noexcept {
    return std::hash<std::string_view>{
    }({reinterpret_cast<const char*>(which.bytes.data()), which.bytes.size()});
}

} // namespace lacewing::http::wire
