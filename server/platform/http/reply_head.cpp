#include "platform/http/reply_head.hpp"

#include "platform/http/wire/ascii.hpp"

#include <array>
#include <charconv>
#include <ctime>

namespace lacewing::http {

namespace {

constexpr std::string_view default_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "require-trusted-types-for 'script'";

void append_number(std::string& out, std::uint64_t value) {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    out.append(digits.data(), end);
}

/// RFC 9110 section 5.6.7, made once a second.
std::string_view date_line() {
    thread_local std::time_t made_at = 0;
    thread_local std::array<char, 48> line{};
    thread_local std::size_t size = 0;
    const auto now = std::time(nullptr);
    if (now != made_at) {
        std::tm parts{};
        ::gmtime_r(&now, &parts);
        size =
            std::strftime(line.data(), line.size(), "Date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
        made_at = now;
    }
    return {line.data(), size};
}

/// Values come from code, never from a request; should one carry a line end, it goes without.
void append_value(std::string& out, std::string_view value) {
    for (const char letter : value) {
        if (letter != '\r' && letter != '\n' && letter != '\0') out.push_back(letter);
    }
}

/// RFC 9112 section 6: an HTTP/1.0 client knows no chunks, and reads to the end of the connection.
void append_length(std::string& out, const reply& answer, const head_facts& facts) {
    if (const auto bytes = answer.content_bytes()) {
        out += "Content-Length: ";
        append_number(out, *bytes);
        out += "\r\n";
    } else if (facts.knows_chunks) {
        out += "Transfer-Encoding: chunked\r\n";
    }
}

} // namespace

common_headers::common_headers(std::string_view content_security_policy, bool is_https)
    : always("X-Content-Type-Options: nosniff\r\n"
             "Referrer-Policy: no-referrer\r\n"
             "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), "
             "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()\r\n"
             "Cross-Origin-Opener-Policy: same-origin-allow-popups\r\n"
             "Cross-Origin-Resource-Policy: same-origin\r\n") {
    if (is_https) always += "Strict-Transport-Security: max-age=31536000\r\n";
    policy = "Content-Security-Policy: ";
    policy += content_security_policy.empty() ? default_policy : content_security_policy;
    policy += "\r\n";
}

void append_head(
    std::string& out, const reply& answer, const common_headers& common, const head_facts& facts
) {
    out.reserve(out.size() + 1024);
    out += "HTTP/1.1 ";
    append_number(out, static_cast<std::uint64_t>(answer.status));
    out += ' ';
    out += reason_phrase(answer.status);
    out += "\r\n";
    out += date_line();
    bool has_policy = false;
    bool has_caching = false;
    for (const auto& [name, value] : answer.headers) {
        has_policy = has_policy || wire::equal_ignoring_case(name, "Content-Security-Policy");
        has_caching = has_caching || wire::equal_ignoring_case(name, "Cache-Control");
        out += name;
        out += ": ";
        append_value(out, value);
        out += "\r\n";
    }
    if (answer.status != 204 && answer.status != 304) append_length(out, answer, facts);
    if (!has_caching) out += "Cache-Control: no-store\r\n";
    if (!has_policy) out += common.policy;
    out += common.always;
    out += "X-Request-Id: ";
    out += facts.request_id;
    out += facts.keeps_alive ? "\r\n\r\n" : "\r\nConnection: close\r\n\r\n";
}

void append_switching_head(
    std::string& out,
    std::string_view accept_key,
    const common_headers& common,
    std::string_view request_id
) {
    out += "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Accept: ";
    out += accept_key;
    out += "\r\n";
    out += common.policy;
    out += common.always;
    out += "X-Request-Id: ";
    out += request_id;
    out += "\r\n\r\n";
}

} // namespace lacewing::http
