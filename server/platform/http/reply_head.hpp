#pragma once

#include "platform/http/reply.hpp"

#include <string>
#include <string_view>

namespace lacewing::http {

/// The headers that every answer carries, put together once at start.
struct common_headers {
    /// `content_security_policy` empty means the strictest that our own pages run under; `is_https`
    /// is true where people reach the server under TLS.
    common_headers(std::string_view content_security_policy, bool is_https);

    std::string always; ///< lines that no reply changes
    std::string policy; ///< the Content-Security-Policy line
};

/// What the head says about the connection, not about the content.
struct head_facts {
    std::string_view request_id;
    bool keeps_alive = true;
    bool knows_chunks = true; ///< false of HTTP/1.0
};

/// Appends status line and headers to `out`, blank line included.
void append_head(
    std::string& out, const reply& answer, const common_headers& common, const head_facts& facts
);

/// Appends the 101 that turns the connection into a socket.
void append_switching_head(
    std::string& out,
    std::string_view accept_key,
    const common_headers& common,
    std::string_view request_id
);

} // namespace lacewing::http
