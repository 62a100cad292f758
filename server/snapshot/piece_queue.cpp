#include "snapshot/piece_queue.hpp"

#include "platform/core/problem.hpp"
#include "snapshot/limits.hpp"

#include <utility>

namespace lacewing::snapshot {

bool piece_queue::open(std::string tag) {
    std::unique_lock lock{mutex_};
    if (has_left_) throw reader_gone{};
    if (has_pushed_) return false;
    tag_ = std::move(tag);
    wake(std::move(lock));
    return true;
}

void piece_queue::push(std::string piece) {
    std::unique_lock lock{mutex_};
    if (has_left_) throw reader_gone{};
    has_pushed_ = true;
    waiting_bytes_ += piece.size();
    if (waiting_bytes_ > limits::snapshot_waiting_bytes_max) {
        throw service_unavailable{"A snapshot is sent too slowly to be kept for it."};
    }
    // An empty piece would be the end.
    if (!piece.empty()) pieces_.push_back(std::move(piece));
    wake(std::move(lock));
}

void piece_queue::end(std::exception_ptr failure) {
    std::unique_lock lock{mutex_};
    is_over_ = true;
    failure_ = std::move(failure);
    wake(std::move(lock));
}

bool piece_queue::is_ready(until what) const {
    if (is_over_) return true;
    return what == until::opened ? tag_.has_value() : !pieces_.empty();
}

void piece_queue::wake(std::unique_lock<std::mutex> lock) {
    if (!waiting_ || !is_ready(wanted_)) return;
    auto* home = home_;
    const auto waiting = std::exchange(waiting_, {});
    lock.unlock();
    if (home == nullptr) return waiting.resume();
    home->post([waiting] { waiting.resume(); });
}

std::string piece_queue::take_tag() {
    const std::lock_guard guard{mutex_};
    if (!tag_) std::rethrow_exception(failure_);
    return *tag_;
}

std::string piece_queue::take_piece() {
    const std::lock_guard guard{mutex_};
    if (pieces_.empty()) {
        if (failure_) std::rethrow_exception(failure_);
        return {};
    }
    auto piece = std::move(pieces_.front());
    pieces_.pop_front();
    waiting_bytes_ -= piece.size();
    return piece;
}

void piece_queue::leave() {
    const std::lock_guard guard{mutex_};
    has_left_ = true;
    pieces_.clear();
}

bool piece_queue::arrival::await_suspend(std::coroutine_handle<> waiting) {
    const std::lock_guard guard{at_.mutex_};
    if (at_.is_ready(what_)) return false;
    at_.wanted_ = what_;
    at_.home_ = executor::current();
    at_.waiting_ = waiting;
    return true;
}

} // namespace lacewing::snapshot
