#include "platform/http/wire/host.hpp"

#include "platform/http/wire/ascii.hpp"

#include <algorithm>

namespace lacewing::http::wire {

namespace {

constexpr std::size_t host_bytes_max = 255; ///< RFC 1035 section 2.3.4

struct parts {
    std::string_view name; ///< with brackets
    std::string_view port; ///< digits, maybe none
    bool has_port = false;
};

parts split(std::string_view value) {
    const auto bracket = value.starts_with('[') ? value.find(']') : 0;
    const auto colon = bracket == std::string_view::npos ? bracket : value.find(':', bracket);
    if (colon == std::string_view::npos) return {.name = value, .port = {}, .has_port = false};
    return {.name = value.substr(0, colon), .port = value.substr(colon + 1), .has_port = true};
}

/// 1..65535.
std::optional<std::uint16_t> parse_port(std::string_view digits) {
    if (digits.empty() || digits.size() > 5) return std::nullopt;
    unsigned port = 0;
    for (const char letter : digits) {
        if (!is_digit(letter)) return std::nullopt;
        port = port * 10 + static_cast<unsigned>(letter - '0');
    }
    if (port == 0 || port > 65'535) return std::nullopt;
    return static_cast<std::uint16_t>(port);
}

bool is_name_character(char letter) {
    const char low = to_lower(letter);
    return (low >= 'a' && low <= 'z') || is_digit(low) || low == '-' || low == '.' || low == '_' ||
           low == '~';
}

} // namespace

bool is_valid_host(std::string_view value) {
    const auto [name, port, has_port] = split(value);
    if (has_port && !parse_port(port)) return false;
    if (name.empty() || name.size() > host_bytes_max) return false;
    if (name.front() == '[') return parse_address(name).has_value();
    // Without empty labels, but for the root's at the end.
    if (name.front() == '.' || name.contains("..")) return false;
    return std::ranges::all_of(name, is_name_character);
}

authority parse_authority(std::string_view valid_host, std::uint16_t default_port) {
    auto [name, port, has_port] = split(valid_host);
    authority result{.name = {}, .port = parse_port(port).value_or(default_port)};
    if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
    if (name.ends_with('.')) name.remove_suffix(1);
    result.name.reserve(name.size());
    for (const char letter : name) result.name.push_back(to_lower(letter));
    return result;
}

bool authority::is_loopback() const {
    if (name == "localhost" || name.ends_with(".localhost")) return true;
    const auto literal = as_address();
    return literal && literal->is_loopback();
}

std::optional<address> authority::as_address() const {
    return parse_address(name);
}

std::string origin::text() const {
    std::string result = is_https ? "https://" : "http://";
    const bool is_v6 = host.name.find(':') != std::string::npos;
    result += is_v6 ? "[" + host.name + "]" : host.name;
    if (host.port != (is_https ? 443 : 80)) result += ":" + std::to_string(host.port);
    return result;
}

std::optional<origin> parse_origin(std::string_view text) {
    origin result;
    if (text.starts_with("https://")) {
        result.is_https = true;
        text.remove_prefix(8);
    } else if (text.starts_with("http://")) {
        text.remove_prefix(7);
    } else {
        return std::nullopt;
    }
    if (!is_valid_host(text)) return std::nullopt;
    result.host = parse_authority(text, result.is_https ? 443 : 80);
    return result;
}

} // namespace lacewing::http::wire
