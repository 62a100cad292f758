#include "platform/http/traffic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace lacewing::http {

void traffic::request_ended(int status, std::int64_t micros, std::uint64_t bytes) {
    add(in_flight_, -1);
    add(by_class_[static_cast<std::size_t>(std::clamp(status / 100, 1, 5))], 1);
    add(latency_sum_us_, micros);
    add(bytes_, static_cast<std::int64_t>(bytes));
    const auto bound = std::ranges::lower_bound(latency_bounds_us, micros);
    add(by_latency_[static_cast<std::size_t>(bound - latency_bounds_us.begin())], 1);
}

std::string traffic::print(std::span<const traffic* const> loops) {
    const auto sum = [loops](const auto& pick) {
        std::int64_t total = 0;
        for (const auto* each : loops) total += pick(*each).load(std::memory_order_relaxed);
        return total;
    };
    std::string out;
    const auto to = std::back_inserter(out);
    const auto line = [&](std::string_view name, std::string_view kind, const auto& pick) {
        fmt::format_to(to, "# TYPE {} {}\n{} {}\n", name, kind, name, sum(pick));
    };

    out += "# TYPE lacewing_http_requests_total counter\n";
    for (std::size_t of = 1; of < 6; ++of) {
        const auto count =
            sum([of](const traffic& each) -> const counter& { return each.by_class_[of]; });
        fmt::format_to(to, "lacewing_http_requests_total{{class=\"{}xx\"}} {}\n", of, count);
    }
    out += "# TYPE lacewing_http_request_seconds histogram\n";
    std::int64_t below = 0;
    for (std::size_t at = 0; at <= latency_bounds_us.size(); ++at) {
        below += sum([at](const traffic& each) -> const counter& { return each.by_latency_[at]; });
        const auto bound =
            at == latency_bounds_us.size()
                ? std::string{"+Inf"}
                : fmt::format("{}", static_cast<double>(latency_bounds_us[at]) / 1e6);
        fmt::format_to(to, "lacewing_http_request_seconds_bucket{{le=\"{}\"}} {}\n", bound, below);
    }
    const auto seconds =
        sum([](const traffic& each) -> const counter& { return each.latency_sum_us_; });
    fmt::format_to(
        to, "lacewing_http_request_seconds_sum {}\n", static_cast<double>(seconds) / 1e6
    );
    fmt::format_to(to, "lacewing_http_request_seconds_count {}\n", below);
    line("lacewing_http_sent_bytes_total", "counter", [](const traffic& each) -> const counter& {
        return each.bytes_;
    });
    line("lacewing_http_requests_in_flight", "gauge", [](const traffic& each) -> const counter& {
        return each.in_flight_;
    });
    line("lacewing_http_connections", "gauge", [](const traffic& each) -> const counter& {
        return each.connections_;
    });
    line(
        "lacewing_http_connections_refused_total",
        "counter",
        [](const traffic& each) -> const counter& { return each.refused_; }
    );
    line("lacewing_live_sockets", "gauge", [](const traffic& each) -> const counter& {
        return each.sockets_;
    });
    return out;
}

} // namespace lacewing::http
