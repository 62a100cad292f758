#pragma once

#include "platform/http/wire/address.hpp"

#include <array>
#include <cstdint>
#include <mutex>
#include <unordered_map>

namespace lacewing::http {

/// How many requests each client may send: a bucket of one minute's worth that refills steadily.
class rate_limit {
public:
    explicit rate_limit(std::int64_t per_minute);

    struct verdict {
        bool is_allowed = true;
        std::int64_t remaining = 0;     ///< requests that may follow at once
        std::int64_t retry_after_s = 0; ///< until the next one, where this one is refused
    };
    /// Counts one request. IPv6 clients count by their /64. Any thread may call.
    [[nodiscard]] verdict count(const wire::address& client, std::int64_t now_ms);

    [[nodiscard]] std::int64_t per_minute() const noexcept { return per_minute_; }

private:
    struct bucket {
        double tokens;
        std::int64_t filled_ms;
    };
    struct shard {
        std::mutex mutex;
        std::unordered_map<wire::address, bucket, wire::address_hash> buckets;
    };
    /// A full bucket says nothing that a missing one does not.
    void forget_full(shard& part, std::int64_t now_ms) const;

    static constexpr std::size_t shard_count = 16;
    static constexpr std::size_t buckets_per_shard_max = 16'384;

    std::int64_t per_minute_;
    std::array<shard, shard_count> shards_;
};

} // namespace lacewing::http
