#pragma once

#include "platform/core/problem.hpp"
#include "platform/http/request.hpp"
#include "platform/http/wire/host.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lacewing::http {

/// How the server is reached, as the rules for browsers see it.
struct site {
    /// Of the public URL; nothing where none is configured: then each Host is its own origin.
    std::optional<wire::origin> public_origin;
    wire::address listening;
    std::vector<wire::address_range> trusted_proxies;
};

/// Sets `client_address` and `is_secure`: those of the peer, or what a trusted proxy says about the
/// last hop before the trusted ones. Gives the address itself.
wire::address note_client(const site& at, const wire::address& peer, bool is_tls, request& of);

enum class host_verdict {
    ours,
    other_loopback_name, ///< ours, but a page belongs under the public URL
    unknown,
};
/// Judges the Host header. A foreign name is refused: it may be a page that had its name resolve to
/// this machine (DNS rebinding), and nothing must be built from it.
[[nodiscard]] host_verdict judge_host(const site& at, const request& of);

/// The one origin from which pages of ours send.
[[nodiscard]] std::optional<wire::origin> own_origin(const site& at, const request& of);

/// A request that changes something must come from our own page: `Sec-Fetch-Site` is `same-origin`
/// or, where a browser does not send it, `Origin` is ours. Programs send neither and pass, with
/// `Authorization` in any case, unless they carry cookies. Else problem 403 `cross_site_request`.
[[nodiscard]] std::optional<problem> check_same_site(const site& at, const request& of);

/// The same before an upgrade, where browsers apply no rule of their own.
[[nodiscard]] std::optional<problem> check_socket_origin(const site& at, const request& of);

/// True where a browser asks for a page, not a script for data.
[[nodiscard]] bool is_navigation(const request& of);

} // namespace lacewing::http
