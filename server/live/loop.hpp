#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace lacewing::live {

/// A thread that runs work in the order in which it was posted, and `tick` every now and then.
class loop {
public:
    using work = std::move_only_function<void()>;

    loop(std::chrono::milliseconds every, std::function<void()> tick)
        : every_(every),
          tick_(std::move(tick)),
          thread_([this](const std::stop_token& stop) { run(stop); }) {}
    loop(const loop&) = delete;
    loop& operator=(const loop&) = delete;
    /// Work that waits is dropped.
    ~loop() { stop(); }

    /// Any thread may call.
    void post(work what) {
        const std::lock_guard guard{mutex_};
        waiting_.push_back(std::move(what));
        ready_.notify_one();
    }

    void stop() {
        thread_.request_stop();
        if (thread_.joinable()) thread_.join();
    }

private:
    void run(const std::stop_token& stop) {
        auto tick_at = std::chrono::steady_clock::now() + every_;
        while (!stop.stop_requested()) {
            for (auto& each : take(stop, tick_at)) {
                if (stop.stop_requested()) return;
                each();
            }
            if (std::chrono::steady_clock::now() < tick_at) continue;
            tick_();
            tick_at = std::chrono::steady_clock::now() + every_;
        }
    }

    std::vector<work> take(
        const std::stop_token& stop, std::chrono::steady_clock::time_point until
    ) {
        std::unique_lock lock{mutex_};
        ready_.wait_until(lock, stop, until, [this] { return !waiting_.empty(); });
        return std::exchange(waiting_, {});
    }

    const std::chrono::milliseconds every_;
    const std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable_any ready_;
    std::vector<work> waiting_;
    std::jthread thread_;
};

} // namespace lacewing::live
