#pragma once

#include "platform/core/task.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/request.hpp"
#include "platform/http/router.hpp"
#include "platform/http/static_files.hpp"
#include "platform/http/websocket.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::http {

/// How long each state of a connection may last, in milliseconds. Tests wait less.
struct deadlines {
    std::int64_t header_ms = limits::header_ms_max;
    std::int64_t body_grace_ms = limits::body_grace_ms;  ///< the span of body_bytes_per_s_min
    std::int64_t hurried_ms = limits::reader_hurried_ms; ///< the same, while readers hold too much
    std::int64_t keep_alive_ms = limits::keep_alive_ms_max;
    std::int64_t handler_ms = limits::handler_ms_max;
    std::int64_t disk_ms = limits::disk_ms_max; ///< of a handler, while the disk answers nobody
    std::int64_t linger_ms = limits::linger_ms_max;
    std::int64_t stop_ms = limits::stop_ms_max;
    std::int64_t ping_ms = limits::socket_ping_ms;
    std::int64_t sweep_ms = limits::sweep_ms; ///< how often all of these are looked at
};

/// How the server is reached. What each limit is for stands in core/limits.hpp.
struct server_settings {
    std::string listen_address = "127.0.0.1";
    std::uint16_t port = 8080; ///< 0 takes a free one; see `server::port`
    int loops = 0;             ///< network threads; 0 means one per core
    /// "https://bugs.example.org", without a slash at the end. Empty means http://localhost:PORT
    /// while listening on loopback, and else that each Host is taken for ours.
    std::string public_url;
    std::string tls_certificate_file; ///< PEM chain; empty means plain HTTP
    std::string tls_key_file;
    std::vector<std::string> trusted_proxies; ///< addresses or CIDR ranges
    std::string operator_socket_path;         ///< Unix socket, mode 0600; empty means none
    std::int64_t requests_per_minute =
        0;                     ///< per client address; 0 means limits::requests_per_minute
    std::string metrics_token; ///< /metrics asks for it as Bearer; empty: loopback peers only
    int connections_max = limits::connections_max;
    int connections_per_address_max = limits::connections_per_address_max;
    std::size_t answers_bytes = limits::answers_bytes_max; ///< that may wait for slow readers
    deadlines wait = {};
};

/// The steps around a handler that belong to the product, handed in by app/wiring.
struct hooks {
    /// Sets `request.who`; throws `refusal` to say no. Runs before the handler and before an
    /// upgrade.
    std::function<task<void>(request&)> identify;
    /// Who may open a socket on `live_path`.
    socket_acceptor accept_socket;
    std::string live_path; ///< "/api/v1/live"
    /// Whether the parts behind are able to serve, for /readyz: empty text means yes.
    std::function<task<std::string>()> not_ready_because;
    /// What /.well-known/security.txt says (RFC 9116); empty text means that there is none.
    std::function<std::string()> security_text;
    /// More lines for /metrics, Prometheus text.
    std::function<std::string()> more_metrics;
};

/// Listens, guards, dispatches. One loop per core, each with its own listener (SO_REUSEPORT).
/// Whatever posts to a loop (a database's engine) is stopped before the server is destroyed.
class server {
public:
    server(
        server_settings settings,
        const router& routes,
        const router& operator_routes,
        const static_files& files,
        hooks steps
    );
    server(const server&) = delete;
    server& operator=(const server&) = delete;
    ~server();

    /// Binds and starts the loops. Throws std::runtime_error with one plain sentence where it
    /// cannot (address in use, unreadable certificate).
    void start();
    /// No new connections; requests in flight finish within limits::stop_ms_max; sockets are told
    /// to come back (1001). Returns when all loops have ended.
    void stop();
    [[nodiscard]] std::uint16_t port() const;

private:
    class implementation;
    std::unique_ptr<implementation> implementation_;
};

} // namespace lacewing::http
