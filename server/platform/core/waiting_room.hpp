#pragma once

#include "platform/core/task.hpp"

#include <condition_variable>
#include <coroutine>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace lacewing {

/// A few threads for work that waits for something slow, another server or a disk: never a network
/// loop. A task resumes on the executor of whoever awaits it; there must be one. Where `queue_max`
/// wait already, where no thread can be had, and after `stop`, it throws service_unavailable.
/// Outlives every task that awaits it.
class waiting_room {
public:
    /// `crowded` says in the log what was too much: "too many sign-ins wait already".
    waiting_room(std::size_t threads, std::size_t queue_max, std::string crowded);
    waiting_room(const waiting_room&) = delete;
    waiting_room& operator=(const waiting_room&) = delete;
    ~waiting_room(); ///< as `stop`

    /// Finishes what waits, then refuses.
    void stop();

    /// Runs the function on one of the threads.
    template <class Function>
    task<std::invoke_result_t<Function&>> run(Function what) {
        std::optional<std::invoke_result_t<Function&>> answer;
        auto whole = [&answer, &what] { answer.emplace(what()); };
        turn mine{*this, std::move(whole)};
        co_await mine;
        co_return *std::move(answer);
    }

private:
    using work = std::move_only_function<void()>;

    class turn {
    public:
        turn(waiting_room& at, work what) : at_(at), what_(std::move(what)) {}
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        [[nodiscard]] bool await_suspend(std::coroutine_handle<> waiting);
        void await_resume() const;

    private:
        waiting_room& at_;
        work what_;
        std::exception_ptr failure_;
    };

    /// False where the queue is full and where no thread can be had.
    [[nodiscard]] bool push(work what);
    /// Comes before anything is queued: work that nobody takes now would be done once its task is
    /// gone. False where there is no thread at all.
    [[nodiscard]] bool start_threads();
    void serve();

    std::size_t threads_max_;
    std::size_t queue_max_;
    std::string crowded_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<work> queue_;
    bool is_stopping_ = false;
    std::vector<std::thread> threads_; ///< started with the first work
};

} // namespace lacewing
