#pragma once

#include "vitals/types.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lacewing::vitals {

/// Eight buckets for each doubling, from 1 unit on; bucket 0 holds what is below. A unit is a
/// millisecond, or a thousandth of the score of CLS.
inline constexpr int buckets_per_doubling = 8;
inline constexpr std::size_t bucket_count = 128;

/// Where a measurement is counted. `value` is from 0 to limits::vital_value_max.
[[nodiscard]] int bucket_of(vital which, double value);

/// What a bucket stands for: its geometric middle, which no value in it differs from by more than
/// 4.5 %; 0 for bucket 0.
[[nodiscard]] double middle_of(vital which, int bucket);

/// How many measurements fell into which bucket.
class histogram {
public:
    void add(int bucket, std::int64_t count);
    void add(const histogram& other);

    [[nodiscard]] std::int64_t count() const noexcept { return count_; }
    /// The bucket of the smallest measurement that `share` (0 < share ≤ 1) of all are not above.
    /// There is at least one measurement.
    [[nodiscard]] int bucket_at(double share) const;

private:
    std::array<std::int64_t, bucket_count> counts_{};
    std::int64_t count_ = 0;
};

} // namespace lacewing::vitals
