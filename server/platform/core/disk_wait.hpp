#pragma once

#include <chrono>
#include <cstdint>

namespace lacewing {

/// Says for as long as it lives that its thread waits for the disk to take what was written.
class disk_wait {
public:
    disk_wait();
    disk_wait(const disk_wait&) = delete;
    disk_wait& operator=(const disk_wait&) = delete;
    ~disk_wait();

private:
    std::chrono::steady_clock::time_point since_;
};

/// How long the thread has waited that waits longest, in milliseconds; 0 where none does.
[[nodiscard]] std::int64_t longest_disk_wait_ms();

} // namespace lacewing
