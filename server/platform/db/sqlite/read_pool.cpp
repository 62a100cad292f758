#include "platform/db/sqlite/read_pool.hpp"

namespace lacewing::db::sqlite {

void read_pool::submit(read_body body, completion done) {
    std::string_view refusal = "The server is stopping.";
    {
        const std::lock_guard guard{mutex_};
        if (!is_finishing_ && queue_.size() < how_.write_queue_max && has_thread()) {
            queue_.push_back({.body = std::move(body), .done = std::move(done)});
            ready_.notify_one();
            return;
        }
        if (!is_finishing_) refusal = "Too many reads wait for the database.";
    }
    done(std::make_exception_ptr(unavailable{std::string{refusal}}));
}

bool read_pool::has_thread() {
    const auto threads_max = static_cast<std::size_t>(how_.pool_size);
    if (idle_ > queue_.size() || threads_.size() >= threads_max) return true;
    try {
        threads_.emplace_back([this] { work(); });
    } catch (const std::exception&) {
        // Memory or threads are short: those that there are do the work.
        return !threads_.empty();
    }
    return true;
}

void read_pool::finish() {
    {
        const std::lock_guard guard{mutex_};
        is_finishing_ = true;
        ready_.notify_all();
    }
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void read_pool::work() {
    read_connection reader{how_, purpose::long_reads, disk_failures_};
    job next;
    while (take(next)) {
        std::exception_ptr failure;
        try {
            reader.run(next.body);
        } catch (...) {
            failure = std::current_exception();
        }
        next.done(std::move(failure));
        next = {};
    }
}

bool read_pool::take(job& into) {
    std::unique_lock lock{mutex_};
    ++idle_;
    ready_.wait(lock, [this] { return is_finishing_ || !queue_.empty(); });
    --idle_;
    if (queue_.empty()) return false;
    into = std::move(queue_.front());
    queue_.pop_front();
    return true;
}

} // namespace lacewing::db::sqlite
