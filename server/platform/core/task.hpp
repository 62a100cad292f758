#pragma once

#include "platform/core/executor.hpp"

#include <condition_variable>
#include <coroutine>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

namespace lacewing {

template <class T>
class task;

namespace detail {

struct task_promise_base {
    struct final_awaiter {
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        template <class Promise>
        std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> done) const noexcept {
            return done.promise().continuation;
        }
        void await_resume() const noexcept {}
    };

    [[nodiscard]] std::suspend_always initial_suspend() const noexcept { return {}; }
    [[nodiscard]] final_awaiter final_suspend() const noexcept { return {}; }
    void unhandled_exception() noexcept { failure = std::current_exception(); }

    std::coroutine_handle<> continuation = std::noop_coroutine();
    std::exception_ptr failure;
};

template <class T>
struct task_promise : task_promise_base {
    task<T> get_return_object();
    template <class U = T>
    void return_value(U&& value) {
        result.emplace(std::forward<U>(value));
    }
    T take() {
        if (failure) std::rethrow_exception(failure);
        return *std::move(result);
    }
    std::optional<T> result;
};

template <>
struct task_promise<void> : task_promise_base {
    task<void> get_return_object();
    void return_void() const noexcept {}
    void take() const {
        if (failure) std::rethrow_exception(failure);
    }
};

} // namespace detail

/// A coroutine that starts when it is awaited and runs on the executor of whoever awaits it.
/// Rules for writing one: STYLE.md, "Coroutines".
template <class T>
class [[nodiscard]] task {
public:
    using promise_type = detail::task_promise<T>;

    task(task&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
    task& operator=(task&& other) noexcept {
        if (this != &other) {
            if (handle_) handle_.destroy();
            handle_ = std::exchange(other.handle_, {});
        }
        return *this;
    }
    task(const task&) = delete;
    task& operator=(const task&) = delete;
    ~task() {
        if (handle_) handle_.destroy();
    }

    [[nodiscard]] bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> awaiting) noexcept {
        handle_.promise().continuation = awaiting;
        return handle_;
    }
    T await_resume() { return handle_.promise().take(); }

private:
    friend promise_type;
    explicit task(std::coroutine_handle<promise_type> handle) noexcept : handle_(handle) {}
    std::coroutine_handle<promise_type> handle_;
};

namespace detail {

template <class T>
task<T> task_promise<T>::get_return_object() {
    return task<T>{std::coroutine_handle<task_promise>::from_promise(*this)};
}

inline task<void> task_promise<void>::get_return_object() {
    return task<void>{std::coroutine_handle<task_promise>::from_promise(*this)};
}

/// A coroutine that owns itself: the outermost frame of a started task.
struct started {
    struct promise_type {
        [[nodiscard]] started get_return_object() const noexcept { return {}; }
        [[nodiscard]] std::suspend_never initial_suspend() const noexcept { return {}; }
        [[nodiscard]] std::suspend_never final_suspend() const noexcept { return {}; }
        void return_void() const noexcept {}
        [[noreturn]] void unhandled_exception() const noexcept { std::terminate(); }
    };
};

} // namespace detail

/// What a finished task left: exactly one of the two is set (a `task<void>` leaves `true`).
template <class T>
struct finished {
    std::optional<std::conditional_t<std::is_void_v<T>, bool, T>> value;
    std::exception_ptr failure;
};

/// Starts the task on the calling thread now; `done` hears once how it ended, on the thread where
/// it ended, and must not throw. For `app` and `platform` alone: every other task is awaited.
template <class T>
detail::started start(task<T> work, std::move_only_function<void(finished<T>)> done) {
    finished<T> end;
    try {
        if constexpr (std::is_void_v<T>) {
            co_await work;
            end.value.emplace(true);
        } else {
            end.value.emplace(co_await work);
        }
    } catch (...) {
        end.failure = std::current_exception();
    }
    done(std::move(end));
}

/// Work posted by any thread, run by the one that calls `run_until`.
class work_queue final : public executor {
public:
    void post(std::move_only_function<void()> work) override {
        const std::lock_guard guard{mutex_};
        work_.push_back(std::move(work));
        ready_.notify_one();
    }

    /// Runs posted work on the calling thread until `finished()`, asked after each piece, says
    /// true.
    template <class Finished>
    void run_until(Finished finished) {
        const scope here{*this};
        while (!finished()) next()();
    }

private:
    std::move_only_function<void()> next() {
        std::unique_lock lock{mutex_};
        ready_.wait(lock, [this] { return !work_.empty(); });
        auto work = std::move(work_.front());
        work_.pop_front();
        return work;
    }

    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<std::move_only_function<void()>> work_;
};

/// Runs the task on the calling thread to its end: for the command line and for tests.
template <class T>
T run(task<T> work) {
    work_queue queue;
    std::optional<finished<T>> end;
    const executor::scope here{queue};
    start<T>(std::move(work), [&end](finished<T> result) { end = std::move(result); });
    queue.run_until([&end] { return end.has_value(); });
    if (end->failure) std::rethrow_exception(end->failure);
    if constexpr (!std::is_void_v<T>) return *std::move(end->value);
}

} // namespace lacewing
