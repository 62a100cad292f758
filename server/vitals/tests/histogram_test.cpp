#include "vitals/histogram.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace lacewing::vitals {
namespace {

/// Half a bucket, as a factor.
const double half_bucket = std::exp2(0.5 / buckets_per_doubling) * 1.000001;

double exact_at(std::vector<double> values, double share) {
    std::ranges::sort(values);
    const auto rank = std::ceil(share * static_cast<double>(values.size()));
    return values.at(static_cast<std::size_t>(std::max(1.0, rank)) - 1);
}

TEST(histogram, every_measurement_lies_within_half_a_bucket_of_its_middle) {
    for (double value = 1; value < limits::vital_value_max; value *= 1.003) {
        const auto middle = middle_of(vital::lcp, bucket_of(vital::lcp, value));
        EXPECT_LE(value / middle, half_bucket) << value;
        EXPECT_LE(middle / value, half_bucket) << value;
    }
}

TEST(histogram, larger_measurements_never_fall_into_smaller_buckets) {
    int last = 0;
    for (double value = 0; value < limits::vital_value_max; value += 0.5) {
        const auto bucket = bucket_of(vital::inp, value);
        EXPECT_GE(bucket, last);
        last = bucket;
    }
    EXPECT_LT(bucket_of(vital::inp, limits::vital_value_max), static_cast<int>(bucket_count));
    EXPECT_EQ(bucket_of(vital::inp, 0), 0);
    EXPECT_EQ(bucket_of(vital::inp, 0.9), 0);
    EXPECT_EQ(middle_of(vital::inp, 0), 0);
}

TEST(histogram, a_score_is_told_apart_by_the_thousandth) {
    EXPECT_EQ(bucket_of(vital::cls, 0.0009), 0);
    EXPECT_NEAR(middle_of(vital::cls, bucket_of(vital::cls, 0.1)), 0.1, 0.0046);
    EXPECT_NEAR(middle_of(vital::cls, bucket_of(vital::cls, 0.25)), 0.25, 0.0115);
    EXPECT_LT(bucket_of(vital::cls, limits::vital_value_max), static_cast<int>(bucket_count));
}

TEST(histogram, one_measurement_is_its_own_median_and_percentile) {
    histogram of;
    of.add(bucket_of(vital::lcp, 1'200), 1);
    EXPECT_EQ(of.bucket_at(0.5), bucket_of(vital::lcp, 1'200));
    EXPECT_EQ(of.bucket_at(0.75), bucket_of(vital::lcp, 1'200));
    EXPECT_EQ(of.count(), 1);
}

TEST(histogram, percentiles_are_those_of_the_measurements_up_to_half_a_bucket) {
    const auto seed = std::random_device{}();
    RecordProperty("seed", std::to_string(seed));
    std::mt19937 chance{seed};
    for (int round = 0; round < 300; ++round) {
        std::lognormal_distribution<double> spread{
            std::uniform_real_distribution{1.0, 9.0}(chance),
            std::uniform_real_distribution{0.05, 1.5}(chance)
        };
        const auto count = std::uniform_int_distribution{1, 400}(chance);
        std::vector<double> values;
        histogram whole;
        histogram second_half;
        for (int at = 0; at < count; ++at) {
            const auto value =
                std::clamp(spread(chance), 1.0, static_cast<double>(limits::vital_value_max) - 1);
            values.push_back(value);
            (at % 2 == 0 ? whole : second_half).add(bucket_of(vital::lcp, value), 1);
        }
        whole.add(second_half);
        for (const double share : {0.01, 0.5, 0.75, 0.99, 1.0}) {
            const auto told = middle_of(vital::lcp, whole.bucket_at(share));
            const auto exact = exact_at(values, share);
            EXPECT_LE(told / exact, half_bucket) << "seed " << seed << " share " << share;
            EXPECT_LE(exact / told, half_bucket) << "seed " << seed << " share " << share;
        }
    }
}

} // namespace
} // namespace lacewing::vitals
