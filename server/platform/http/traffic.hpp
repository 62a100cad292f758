#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace lacewing::http {

/// What one loop has carried. Written by that loop, read by whoever prints the metrics.
class traffic {
public:
    static constexpr std::array<std::int64_t, 9> latency_bounds_us{
        100, 500, 1'000, 5'000, 25'000, 100'000, 500'000, 2'500'000, 10'000'000
    };

    void request_began() { add(in_flight_, 1); }
    void request_ended(int status, std::int64_t micros, std::uint64_t bytes);
    void connection_opened() { add(connections_, 1); }
    void connection_closed() { add(connections_, -1); }
    void connection_refused() { add(refused_, 1); }
    void socket_opened() { add(sockets_, 1); }
    void socket_closed() { add(sockets_, -1); }

    /// The sum over all loops, in Prometheus' text format.
    [[nodiscard]] static std::string print(std::span<const traffic* const> loops);

private:
    using counter = std::atomic<std::int64_t>;
    /// One thread writes, so that no locked instruction is needed.
    static void add(counter& which, std::int64_t by) {
        which.store(which.load(std::memory_order_relaxed) + by, std::memory_order_relaxed);
    }

    std::array<counter, 6> by_class_{}; ///< 1xx … 5xx at 1..5
    std::array<counter, latency_bounds_us.size() + 1> by_latency_{};
    counter latency_sum_us_ = 0;
    counter bytes_ = 0;
    counter in_flight_ = 0;
    counter connections_ = 0;
    counter refused_ = 0;
    counter sockets_ = 0;
};

} // namespace lacewing::http
