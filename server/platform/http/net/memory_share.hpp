#pragma once

#include <atomic>
#include <cstddef>

namespace lacewing::http::net {

/// Bytes of all requests and answers of a server.
struct memory_in_use {
    std::atomic<std::size_t> bodies = 0;
    std::atomic<std::size_t> answers = 0; ///< that wait for their readers
};

/// Somebody's part of what all take together; given back with this object.
class memory_share {
public:
    explicit memory_share(std::atomic<std::size_t>& all) : all_(all) {}
    memory_share(const memory_share&) = delete;
    memory_share& operator=(const memory_share&) = delete;
    ~memory_share() { set(0); }

    void set(std::size_t bytes) {
        all_.fetch_add(bytes - bytes_, std::memory_order_relaxed);
        bytes_ = bytes;
    }
    /// Of all together.
    [[nodiscard]] std::size_t all_bytes() const { return all_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::size_t>& all_;
    std::size_t bytes_ = 0;
};

} // namespace lacewing::http::net
