#include "platform/core/disk_wait.hpp"

#include <mutex>
#include <set>

namespace lacewing {

namespace {

using moment = std::chrono::steady_clock::time_point;

/// When each wait of this process began.
struct waits {
    std::mutex mutex;
    std::multiset<moment> begun;
};

waits& all_waits() {
    static waits all;
    return all;
}

} // namespace

disk_wait::disk_wait() : since_(std::chrono::steady_clock::now()) {
    auto& all = all_waits();
    const std::lock_guard guard{all.mutex};
    all.begun.insert(since_);
}

disk_wait::~disk_wait() {
    auto& all = all_waits();
    const std::lock_guard guard{all.mutex};
    all.begun.erase(all.begun.find(since_));
}

std::int64_t longest_disk_wait_ms() {
    auto& all = all_waits();
    const std::lock_guard guard{all.mutex};
    if (all.begun.empty()) return 0;
    const auto waited = std::chrono::steady_clock::now() - *all.begun.begin();
    return std::chrono::duration_cast<std::chrono::milliseconds>(waited).count();
}

} // namespace lacewing
