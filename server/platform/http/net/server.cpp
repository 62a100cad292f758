#include "platform/http/server.hpp"

#include "platform/http/net/loop.hpp"
#include "platform/http/site.hpp"
#include "platform/http/static_site.hpp"
#include "platform/log/log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <thread>
#include <utility>

namespace lacewing::http {

namespace {

std::vector<net::listener> listen(const server_settings& settings, std::size_t loops) {
    // With SO_REUSEPORT alone a second server would take the port too, without a word.
    const auto port = settings.port;
    if (port != 0) {
        static_cast<void>(net::listen_tcp(settings.listen_address, port, net::sharing::none));
    }
    std::vector<net::listener> doors;
    doors.reserve(loops);
    doors.push_back(net::listen_tcp(settings.listen_address, port, net::sharing::loops));
    const auto bound = doors.front().port();
    while (doors.size() < loops) {
        doors.push_back(net::listen_tcp(settings.listen_address, bound, net::sharing::loops));
    }
    return doors;
}

site make_site(const server_settings& settings, std::uint16_t port) {
    const auto& named = settings.listen_address;
    const auto listening = wire::parse_address(named == "localhost" ? "127.0.0.1" : named);
    site where{.public_origin = {}, .listening = listening.value(), .trusted_proxies = {}};
    if (!settings.public_url.empty()) {
        where.public_origin = wire::parse_origin(settings.public_url);
        if (!where.public_origin) {
            throw std::runtime_error{fmt::format(
                "The public URL {} is not of the form https://name or https://name:port.",
                settings.public_url
            )};
        }
    } else if (where.listening.is_loopback()) {
        const bool is_https = !settings.tls_certificate_file.empty();
        where.public_origin = wire::origin{.is_https = is_https, .host = {"localhost", port}};
    }
    for (const auto& each : settings.trusted_proxies) {
        const auto range = wire::parse_address_range(each);
        if (!range) {
            throw std::runtime_error{
                fmt::format("The trusted proxy {} is no address or range like 10.0.0.0/8.", each)
            };
        }
        where.trusted_proxies.push_back(*range);
    }
    return where;
}

} // namespace

class server::implementation {
public:
    implementation(
        server_settings settings,
        const router& routes,
        const router& operator_routes,
        const static_files& files,
        hooks steps
    )
        : settings_(std::move(settings)),
          routes_(routes),
          operator_routes_(operator_routes),
          files_(files),
          policy_(files.content_security_policy),
          steps_(std::move(steps)),
          rate_(
              settings_.requests_per_minute > 0 ? settings_.requests_per_minute
                                                : limits::requests_per_minute
          ),
          connections_(settings_.connections_max, settings_.connections_per_address_max) {}

    void start() {
        if (!settings_.tls_certificate_file.empty()) {
            tls_.emplace(settings_.tls_certificate_file, settings_.tls_key_file);
        }
        const auto cores = std::max(1U, std::thread::hardware_concurrency());
        auto doors = listen(
            settings_, settings_.loops > 0 ? static_cast<std::size_t>(settings_.loops) : cores
        );
        port_ = doors.front().port();
        auto where = make_site(settings_, port_);
        common_.emplace(policy_, tls_ || (where.public_origin && where.public_origin->is_https));
        dispatch_.emplace(
            std::move(where),
            routes_,
            operator_routes_,
            files_,
            steps_,
            rate_,
            settings_.metrics_token,
            [this] { return print_traffic(); }
        );
        parts_ = std::make_unique<net::shared_parts>(
            settings_, *dispatch_, *common_, connections_, tls_ ? &*tls_ : nullptr
        );
        for (auto& door : doors) {
            std::vector<net::listener> own;
            own.push_back(std::move(door));
            if (loops_.empty() && !settings_.operator_socket_path.empty()) {
                own.push_back(net::listen_unix(settings_.operator_socket_path));
            }
            loops_.push_back(std::make_unique<net::loop>(*parts_, std::move(own)));
        }
        for (const auto& each : loops_) {
            threads_.emplace_back([loop = each.get()] { loop->run(); });
        }
    }

    void stop() {
        for (std::size_t at = 0; at < threads_.size(); ++at) loops_[at]->begin_stop();
        for (auto& each : threads_) each.join();
        threads_.clear();
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }

private:
    std::string print_traffic() const {
        std::vector<const traffic*> all;
        for (const auto& each : loops_) all.push_back(&std::as_const(*each).counted());
        return traffic::print(all);
    }

    server_settings settings_;
    const router& routes_;
    const router& operator_routes_;
    static_site files_;
    std::string policy_;
    hooks steps_;
    rate_limit rate_;
    net::connection_limit connections_;
    std::optional<net::tls_context> tls_;
    std::optional<common_headers> common_;
    std::optional<dispatcher> dispatch_;
    std::unique_ptr<net::shared_parts> parts_;
    std::uint16_t port_ = 0;
    std::vector<std::unique_ptr<net::loop>> loops_;
    std::vector<std::thread> threads_;
};

server::server(
    server_settings settings,
    const router& routes,
    const router& operator_routes,
    const static_files& files,
    hooks steps
)
    : implementation_(std::make_unique<implementation>(
          std::move(settings), routes, operator_routes, files, std::move(steps)
      )) {}

server::~server() {
    stop();
}

void server::start() {
    implementation_->start();
}

void server::stop() {
    implementation_->stop();
}

std::uint16_t server::port() const {
    return implementation_->port();
}

} // namespace lacewing::http
