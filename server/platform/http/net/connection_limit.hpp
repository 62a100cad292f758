#pragma once

#include "platform/http/wire/address.hpp"

#include <mutex>
#include <unordered_map>

namespace lacewing::http::net {

/// How many connections there are, in all and from each network. Any thread may call.
class connection_limit {
public:
    connection_limit(int total_max, int per_network_max)
        : total_max_(total_max), per_network_max_(per_network_max) {}

    /// False where the connection is one too many. Trusted proxies, which carry many people, are
    /// held to the total alone.
    [[nodiscard]] bool enter(const wire::address& from, bool is_trusted_proxy) {
        const std::lock_guard guard{mutex_};
        if (total_ >= total_max_) return false;
        auto& count = by_network_[from.network()];
        if (!is_trusted_proxy && count >= per_network_max_) return false;
        ++count;
        ++total_;
        return true;
    }

    void leave(const wire::address& from) {
        const std::lock_guard guard{mutex_};
        --total_;
        const auto found = by_network_.find(from.network());
        if (--found->second == 0) by_network_.erase(found);
    }

private:
    std::mutex mutex_;
    int total_max_;
    int per_network_max_;
    int total_ = 0;
    std::unordered_map<wire::address, int, wire::address_hash> by_network_;
};

} // namespace lacewing::http::net
