#pragma once

#include "platform/db/database.hpp"
#include "platform/db/sqlite/reading.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace lacewing::db::sqlite {

/// Threads for reads that would keep a loop waiting. They start when they are first needed.
class read_pool {
public:
    read_pool(const settings& how, const std::atomic<int>& disk_failures)
        : how_(how), disk_failures_(disk_failures) {}
    read_pool(const read_pool&) = delete;
    read_pool& operator=(const read_pool&) = delete;
    ~read_pool() { finish(); }

    void submit(read_body body, completion done);
    /// Runs what is queued; refuses from then on.
    void finish();

private:
    struct job {
        read_body body;
        completion done;
    };

    /// Starts one where one more is of use. Comes before anything is queued: a body that nobody
    /// takes now would run once its task is gone. False where there is none at all.
    [[nodiscard]] bool has_thread();
    void work();
    [[nodiscard]] bool take(job& into);

    const settings& how_;
    const std::atomic<int>& disk_failures_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<job> queue_;
    std::size_t idle_ = 0;
    bool is_finishing_ = false;
    std::vector<std::thread> threads_;
};

} // namespace lacewing::db::sqlite
