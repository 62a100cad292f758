#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lacewing::snapshot {

/// Numbers values in the order in which they come, and keeps those that no line has told yet.
template <class T, class Map = std::unordered_map<T, std::uint64_t>>
class dictionary {
public:
    explicit dictionary(std::uint64_t first = 0) : next_(first) {}

    std::uint64_t number_of(const T& value) {
        const auto [at, is_new] = numbers_.try_emplace(value, next_);
        if (is_new) {
            ++next_;
            untold_.push_back(value);
        }
        return at->second;
    }
    [[nodiscard]] std::vector<T> take_untold() { return std::exchange(untold_, {}); }

private:
    Map numbers_;
    std::vector<T> untold_;
    std::uint64_t next_;
};

/// Sets of numbers; set 0 is the empty one.
using numbered_set = std::vector<std::int64_t>;
class set_dictionary {
public:
    std::uint64_t number_of(const numbered_set& value) {
        return value.empty() ? 0 : known_.number_of(value);
    }
    [[nodiscard]] std::vector<numbered_set> take_untold() { return known_.take_untold(); }

private:
    dictionary<numbered_set, std::map<numbered_set, std::uint64_t>> known_{1};
};

} // namespace lacewing::snapshot
