#pragma once

#include "attachments/module.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace lacewing::attachments {

/// What one round found to do.
struct swept {
    int purged = 0;       ///< rows that were removed long ago
    int half_written = 0; ///< files
    int unnamed = 0;      ///< files
    bool operator==(const swept&) const = default;
};

/// One round, on the calling thread: removed files whose week is over lose their rows; files that
/// were not written to their end, and those that no row names, go after `untouched`.
swept sweep(module& in, std::chrono::seconds untouched);

/// Sweeps at start and then every limits::sweep_attachments_s, on a thread of its own.
class sweeper {
public:
    explicit sweeper(module& in) : in_(in) {}
    sweeper(const sweeper&) = delete;
    sweeper& operator=(const sweeper&) = delete;
    ~sweeper(); ///< as `stop`

    /// Makes the folder ready. Throws std::runtime_error where it cannot.
    void start();
    /// Ends after the round that runs.
    void stop();

private:
    void work();

    module& in_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_stopping_ = false;
    std::thread thread_;
};

} // namespace lacewing::attachments
