#pragma once

#include "backup/limits.hpp"

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>

namespace lacewing::backup {

/// Counts what is wrong and tells of it, of one check not more than anybody reads.
class faults {
public:
    explicit faults(std::function<void(std::string_view line)> tell) : tell_(std::move(tell)) {}

    /// What is added from now on belongs to one check.
    void begin_check() { of_check_ = 0; }
    void add(std::string_view line) {
        ++count_;
        ++of_check_;
        if (of_check_ <= limits::verify_faults_of_a_check_max) tell_(line);
        if (of_check_ == limits::verify_faults_of_a_check_max) {
            tell_("… and more of this kind are counted and not told.");
        }
    }
    [[nodiscard]] std::int64_t count() const noexcept { return count_; }

private:
    std::function<void(std::string_view line)> tell_;
    std::int64_t count_ = 0;
    std::int64_t of_check_ = 0;
};

} // namespace lacewing::backup
