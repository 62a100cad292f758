#include "platform/core/waiting_room.hpp"

#include "platform/core/problem.hpp"

#include <stdexcept>

namespace lacewing {

waiting_room::waiting_room(std::size_t threads, std::size_t queue_max, std::string crowded)
    : threads_max_(threads), queue_max_(queue_max), crowded_(std::move(crowded)) {}

waiting_room::~waiting_room() {
    stop();
}

void waiting_room::stop() {
    {
        const std::lock_guard guard{mutex_};
        is_stopping_ = true;
    }
    changed_.notify_all();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
}

bool waiting_room::turn::await_suspend(std::coroutine_handle<> waiting) {
    auto* const home = executor::current();
    if (home == nullptr) throw std::logic_error{"a task waits outside of every executor"};
    // Once pushed, the frame that waits, this object in it, belongs to the executor: it is left
    // alone here.
    work whole = [this, home, waiting, what = std::move(what_)]() mutable {
        try {
            what();
        } catch (...) {
            failure_ = std::current_exception();
        }
        home->post(waiting);
    };
    if (at_.push(std::move(whole))) return true;
    failure_ = std::make_exception_ptr(service_unavailable{at_.crowded_});
    return false;
}

void waiting_room::turn::await_resume() const {
    if (failure_) std::rethrow_exception(failure_);
}

bool waiting_room::push(work what) {
    const std::lock_guard guard{mutex_};
    if (is_stopping_ || queue_.size() >= queue_max_ || !start_threads()) return false;
    queue_.push_back(std::move(what));
    changed_.notify_one();
    return true;
}

bool waiting_room::start_threads() {
    try {
        while (threads_.size() < threads_max_) {
            threads_.emplace_back([this] { serve(); });
        }
    } catch (const std::exception&) {
        // Memory or threads are short: those that there are do the work, and the next one tries.
        return !threads_.empty();
    }
    return true;
}

void waiting_room::serve() {
    std::unique_lock lock{mutex_};
    while (true) {
        changed_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        auto next = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        next();
        lock.lock();
    }
}

} // namespace lacewing
