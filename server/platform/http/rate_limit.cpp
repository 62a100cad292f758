#include "platform/http/rate_limit.hpp"

#include <algorithm>
#include <cmath>

namespace lacewing::http {

namespace {
constexpr double ms_per_minute = 60'000;
}

rate_limit::rate_limit(std::int64_t per_minute) : per_minute_(per_minute) {}

rate_limit::verdict rate_limit::count(const wire::address& client, std::int64_t now_ms) {
    const auto network = client.network();
    auto& part = shards_[wire::address_hash{}(network) % shard_count];
    const auto full = static_cast<double>(per_minute_);
    const std::lock_guard guard{part.mutex};
    if (part.buckets.size() >= buckets_per_shard_max) forget_full(part, now_ms);
    auto& [tokens, filled_ms] =
        part.buckets.try_emplace(network, bucket{full, now_ms}).first->second;
    const double refill = static_cast<double>(now_ms - filled_ms) * full / ms_per_minute;
    tokens = std::min(full, tokens + refill);
    filled_ms = now_ms;
    if (tokens < 1) {
        const double wait_s = std::ceil((1 - tokens) * 60 / full);
        return {
            .is_allowed = false,
            .remaining = 0,
            .retry_after_s = std::max<std::int64_t>(1, static_cast<std::int64_t>(wait_s))
        };
    }
    tokens -= 1;
    return {.is_allowed = true, .remaining = static_cast<std::int64_t>(tokens), .retry_after_s = 0};
}

void rate_limit::forget_full(shard& part, std::int64_t now_ms) const {
    std::erase_if(part.buckets, [now_ms](const auto& each) {
        return now_ms - each.second.filled_ms >= static_cast<std::int64_t>(ms_per_minute);
    });
    // More clients than room within one minute: start over rather than grow without end.
    if (part.buckets.size() >= buckets_per_shard_max) part.buckets.clear();
}

} // namespace lacewing::http
