#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <span>

namespace lacewing::demo {

/// The same numbers on every machine: the standard fixes the generator, and its distributions are
/// not used, because each library has its own.
class chance {
public:
    explicit chance(std::uint64_t seed) : generator_(seed) {}

    /// 0 up to and without `end`.
    [[nodiscard]] std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(generator_() % static_cast<std::uint64_t>(end));
    }
    /// Both ends are in it.
    [[nodiscard]] std::int64_t between(std::int64_t first, std::int64_t last) {
        return first + below(last - first + 1);
    }
    [[nodiscard]] bool in_hundred(std::int64_t times) { return below(100) < times; }
    template <class Range>
    [[nodiscard]] auto of(const Range& all) {
        return all[static_cast<std::size_t>(below(std::ssize(all)))];
    }
    /// Mostly small: the least of three. 0 up to and without `end`.
    [[nodiscard]] std::int64_t mostly_low(std::int64_t end) {
        auto least = below(end);
        for (int more = 0; more < 2; ++more) {
            const auto other = below(end);
            if (other < least) least = other;
        }
        return least;
    }
    /// A place, by how much each weighs.
    [[nodiscard]] std::size_t weighed(std::span<const int> weights) {
        std::int64_t total = 0;
        for (const auto each : weights) total += each;
        auto left = below(total);
        std::size_t place = 0;
        while (left >= weights[place]) left -= weights[place++];
        return place;
    }

private:
    std::mt19937_64 generator_;
};

} // namespace lacewing::demo
