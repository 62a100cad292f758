#pragma once

#include "access/subjects.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace lacewing::access {

/// How many of something costly each person runs in this process. Any thread may call.
class turns {
public:
    /// Held while it runs.
    class turn {
    public:
        turn(turns& at, const principal& who) : at_(&at), who_(who) {}
        turn(turn&& other) noexcept : at_(std::exchange(other.at_, nullptr)), who_(other.who_) {}
        turn& operator=(turn&&) = delete;
        ~turn() {
            if (at_ != nullptr) at_->end(who_);
        }

    private:
        turns* at_;
        principal who_;
    };

    explicit turns(int at_once_max) : at_once_max_(at_once_max) {}

    /// Nothing where as many as may run do already.
    [[nodiscard]] std::optional<turn> begin(const principal& who) {
        const std::lock_guard guard{mutex_};
        auto& count = running_[who];
        if (count >= at_once_max_) return std::nullopt;
        ++count;
        return turn{*this, who};
    }

private:
    void end(const principal& who) {
        const std::lock_guard guard{mutex_};
        const auto found = running_.find(who);
        if (--found->second == 0) running_.erase(found);
    }

    int at_once_max_;
    std::mutex mutex_;
    std::map<principal, int> running_;
};

} // namespace lacewing::access
