#include "platform/http/wire/framing.hpp"

#include "platform/core/limits.hpp"
#include "platform/http/wire/ascii.hpp"
#include "platform/http/wire/host.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace lacewing::http::wire {

namespace {

using std::unexpected;

constexpr rejection bad_line{400, "request_malformed", "The request is not HTTP/1.1."};
constexpr rejection bad_header{400, "header_malformed", "A header of the request is malformed."};
constexpr rejection bad_host{
    400, "host_invalid", "The request needs exactly one valid Host header."
};
constexpr rejection bad_framing{
    400, "framing_ambiguous", "The length of the request's body is not clear."
};
constexpr rejection target_too_long{414, "target_too_long", "The address is too long."};
constexpr rejection headers_too_big{431, "headers_too_big", "The request's headers are too big."};
constexpr rejection version_unknown{
    505, "version_not_supported", "This server speaks HTTP/1.1 and HTTP/1.0."
};
constexpr rejection expectation_unknown{
    417, "expectation_unknown", "The only expectation that can be met is 100-continue."
};
constexpr rejection encoding_unknown{
    415, "content_encoding_not_supported", "Send the body without Content-Encoding."
};

constexpr std::size_t method_bytes_max = 32;
constexpr std::size_t request_line_bytes_max =
    limits::target_bytes_max + method_bytes_max + sizeof " HTTP/1.1\r\n" + 1;

/// Headers whose second copy another reader could take for the first.
constexpr std::array<std::string_view, 9> single_headers{
    "Content-Type",
    "Authorization",
    "Origin",
    "Expect",
    "Sec-Fetch-Site",
    "Content-Encoding",
    "Sec-Fetch-Mode",
    "Sec-WebSocket-Version",
    "Sec-WebSocket-Key",
};

std::string_view take_line(std::string_view& bytes) {
    const auto end = bytes.find("\r\n");
    const auto line = bytes.substr(0, end);
    bytes.remove_prefix(end + 2);
    return line;
}

std::expected<void, rejection> read_request_line(std::string_view line, head& into) {
    const auto first = line.find(' ');
    const auto last = line.rfind(' ');
    if (first == std::string_view::npos || first == last) return unexpected{bad_line};
    into.method = line.substr(0, first);
    into.target = line.substr(first + 1, last - first - 1);
    const auto version = line.substr(last + 1);
    if (into.method.empty() || into.method.size() > method_bytes_max ||
        !std::ranges::all_of(into.method, is_token_character)) {
        return unexpected{bad_line};
    }
    if (into.target.size() > limits::target_bytes_max) return unexpected{target_too_long};
    if (into.target.empty() || into.target.find(' ') != std::string_view::npos) {
        return unexpected{bad_line};
    }
    const bool is_http = version.size() == 8 && version.starts_with("HTTP/") &&
                         is_digit(version[5]) && version[6] == '.' && is_digit(version[7]);
    if (!is_http) return unexpected{bad_line};
    if (version != "HTTP/1.1" && version != "HTTP/1.0") return unexpected{version_unknown};
    into.is_http_1_1 = version.back() == '1';
    return {};
}

/// The value as it may stand for framing: one blank before it is custom, any other one is a trick.
std::optional<std::string_view> exact_value(std::string_view raw) {
    if (raw.starts_with(' ')) raw.remove_prefix(1);
    if (trim_blanks(raw).size() != raw.size()) return std::nullopt;
    return raw;
}

/// What the fields say together, gathered one by one.
class head_reader {
public:
    explicit head_reader(head& into) : into_(into) {}

    std::expected<void, rejection> take(std::string_view line) {
        const auto colon = line.find(':');
        if (colon == 0 || colon == std::string_view::npos) return unexpected{bad_header};
        const auto name = line.substr(0, colon);
        const auto raw = line.substr(colon + 1);
        if (name.size() > limits::header_name_bytes_max) return unexpected{headers_too_big};
        if (!std::ranges::all_of(name, is_token_character)) return unexpected{bad_header};
        if (!std::ranges::all_of(raw, is_value_character)) return unexpected{bad_header};
        if (into_.fields.size() == limits::header_count_max) return unexpected{headers_too_big};
        into_.fields.push_back({name, trim_blanks(raw)});
        return take_meaning(name, raw);
    }

    std::expected<void, rejection> finish() {
        if (into_.is_http_1_1 ? hosts_ != 1 : hosts_ > 1) return unexpected{bad_host};
        if (has_length_ && has_coding_) return unexpected{bad_framing};
        if (has_coding_ && !into_.is_http_1_1) return unexpected{bad_framing};
        if (!into_.is_http_1_1) {
            into_.keeps_alive = false;
            into_.expects_continue = false;
        }
        return read_target();
    }

private:
    std::expected<void, rejection> take_meaning(std::string_view name, std::string_view raw) {
        const auto value = trim_blanks(raw);
        switch (name.size()) {
        case 4:
            if (equal_ignoring_case(name, "Host")) return take_host(value);
            break;
        case 6:
            if (equal_ignoring_case(name, "Expect")) return take_expectation(value);
            break;
        case 10:
            if (equal_ignoring_case(name, "Connection") && list_has(value, "close")) {
                into_.keeps_alive = false;
            }
            break;
        case 14:
            if (equal_ignoring_case(name, "Content-Length")) return take_length(raw);
            break;
        case 16:
            if (equal_ignoring_case(name, "Content-Encoding") &&
                !equal_ignoring_case(value, "identity")) {
                return unexpected{encoding_unknown};
            }
            break;
        case 17:
            if (equal_ignoring_case(name, "Transfer-Encoding")) return take_coding(raw);
            break;
        default:
            break;
        }
        return check_single(name);
    }

    std::expected<void, rejection> check_single(std::string_view name) {
        for (std::size_t at = 0; at < single_headers.size(); ++at) {
            if (!equal_ignoring_case(name, single_headers[at])) continue;
            if ((singles_seen_ & (1U << at)) != 0) return unexpected{bad_header};
            singles_seen_ |= 1U << at;
        }
        return {};
    }

    std::expected<void, rejection> take_host(std::string_view value) {
        if (++hosts_ > 1 || !is_valid_host(value)) return unexpected{bad_host};
        into_.host = value;
        return {};
    }

    std::expected<void, rejection> take_expectation(std::string_view value) {
        if (!equal_ignoring_case(value, "100-continue")) return unexpected{expectation_unknown};
        into_.expects_continue = true;
        return check_single("Expect");
    }

    std::expected<void, rejection> take_length(std::string_view raw) {
        constexpr std::size_t digits_max = 18;
        const auto value = exact_value(raw);
        if (has_length_ || !value || value->empty() || value->size() > digits_max) {
            return unexpected{bad_framing};
        }
        for (const char letter : *value) {
            if (!is_digit(letter)) return unexpected{bad_framing};
            into_.content_length =
                into_.content_length * 10 + static_cast<std::uint64_t>(letter - '0');
        }
        has_length_ = true;
        if (into_.content_length > 0) into_.framing = body_framing::sized;
        return {};
    }

    std::expected<void, rejection> take_coding(std::string_view raw) {
        const auto value = exact_value(raw);
        if (has_coding_ || !value || !equal_ignoring_case(*value, "chunked")) {
            return unexpected{bad_framing};
        }
        has_coding_ = true;
        into_.framing = body_framing::chunked;
        return {};
    }

    /// The absolute form (RFC 9112 section 3.2.2) must name the same host twice.
    std::expected<void, rejection> read_target() {
        if (into_.target.front() == '/') return {};
        for (const std::string_view scheme : {"http://", "https://"}) {
            if (!equal_ignoring_case(into_.target.substr(0, scheme.size()), scheme)) continue;
            const auto rest = into_.target.substr(scheme.size());
            const auto host = rest.substr(0, rest.find_first_of("/?#"));
            if (hosts_ != 1 || !equal_ignoring_case(host, into_.host)) return unexpected{bad_host};
            into_.target = rest.substr(host.size());
            if (into_.target.empty()) into_.target = "/";
            if (into_.target.front() != '/') return unexpected{bad_line};
            return {};
        }
        return unexpected{bad_line};
    }

    head& into_;
    int hosts_ = 0;
    unsigned singles_seen_ = 0;
    bool has_length_ = false;
    bool has_coding_ = false;
};

} // namespace

std::expected<std::size_t, rejection> head_scanner::scan(std::string_view all) {
    if (seen_ == 0 && !all.empty() && !is_token_character(all.front())) return unexpected{bad_line};
    while (true) {
        const auto newline = all.find('\n', seen_);
        if (newline == std::string_view::npos) {
            seen_ = all.size();
            if (lines_ == 0 && seen_ > request_line_bytes_max) return unexpected{target_too_long};
            if (seen_ > limits::header_bytes_max) return unexpected{headers_too_big};
            return 0;
        }
        seen_ = newline + 1;
        // As above, so that the answer does not depend on how the bytes arrived.
        if (lines_ == 0 && newline > request_line_bytes_max) return unexpected{target_too_long};
        if (seen_ > limits::header_bytes_max) return unexpected{headers_too_big};
        const auto line = all.substr(line_, newline - line_);
        if (line.find('\r') != line.size() - 1 || line.empty()) return unexpected{bad_line};
        if (line.size() == 1) {
            if (lines_ == 0) return unexpected{bad_line};
            return seen_;
        }
        ++lines_;
        line_ = seen_;
    }
}

std::expected<head, rejection> parse_head(std::string_view bytes) {
    head result;
    result.fields.reserve(16);
    if (auto read = read_request_line(take_line(bytes), result); !read) {
        return unexpected{read.error()};
    }
    head_reader reader{result};
    while (true) {
        const auto line = take_line(bytes);
        if (line.empty()) break;
        if (auto read = reader.take(line); !read) return unexpected{read.error()};
    }
    if (auto read = reader.finish(); !read) return unexpected{read.error()};
    return result;
}

} // namespace lacewing::http::wire
