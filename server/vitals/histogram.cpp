#include "vitals/histogram.hpp"

#include <algorithm>
#include <cmath>

namespace lacewing::vitals {

namespace {

/// How many units make 1 of the wire's.
double units_of(vital which) {
    return which == vital::cls ? 1'000 : 1;
}

} // namespace

int bucket_of(vital which, double value) {
    const double units = value * units_of(which);
    if (!(units >= 1)) return 0;
    const auto at = 1 + static_cast<int>(std::floor(buckets_per_doubling * std::log2(units)));
    return std::min(at, static_cast<int>(bucket_count) - 1);
}

double middle_of(vital which, int bucket) {
    if (bucket == 0) return 0;
    return std::exp2((bucket - 0.5) / buckets_per_doubling) / units_of(which);
}

void histogram::add(int bucket, std::int64_t count) {
    counts_.at(static_cast<std::size_t>(bucket)) += count;
    count_ += count;
}

void histogram::add(const histogram& other) {
    for (std::size_t at = 0; at < bucket_count; ++at) counts_.at(at) += other.counts_.at(at);
    count_ += other.count_;
}

int histogram::bucket_at(double share) const {
    const auto rank =
        std::max<std::int64_t>(1, std::llround(std::ceil(share * static_cast<double>(count_))));
    std::int64_t below = 0;
    for (std::size_t at = 0; at < bucket_count; ++at) {
        below += counts_.at(at);
        if (below >= rank) return static_cast<int>(at);
    }
    return static_cast<int>(bucket_count) - 1;
}

} // namespace lacewing::vitals
