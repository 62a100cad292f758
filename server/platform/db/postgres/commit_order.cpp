#include "platform/db/postgres/commit_order.hpp"

namespace lacewing::db::postgres {

std::uint64_t commit_order::take_place() {
    const std::lock_guard guard{mutex_};
    open_.emplace_back();
    return first_ + open_.size() - 1;
}

void commit_order::finish(std::uint64_t place, announcements what) {
    std::unique_lock lock{mutex_};
    open_[place - first_] = std::move(what);
    if (is_telling_) return; // whoever tells goes on with this one
    is_telling_ = true;
    while (!open_.empty() && open_.front()) {
        const announcements next = *std::move(open_.front());
        open_.pop_front();
        ++first_;
        if (next.empty()) continue;
        lock.unlock();
        for (const auto& hear : listeners_) hear(next);
        lock.lock();
    }
    is_telling_ = false;
}

} // namespace lacewing::db::postgres
