#pragma once

#include "access/subjects.hpp"
#include "attachments/limits.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace lacewing::attachments {

/// How many uploads of each person run in this process. Any thread may call.
class upload_turns {
public:
    /// Held while an upload runs.
    class turn {
    public:
        turn(upload_turns& at, const principal& who) : at_(&at), who_(who) {}
        turn(turn&& other) noexcept : at_(std::exchange(other.at_, nullptr)), who_(other.who_) {}
        turn& operator=(turn&&) = delete;
        ~turn() {
            if (at_ != nullptr) at_->end(who_);
        }

    private:
        upload_turns* at_;
        principal who_;
    };

    /// Nothing where limits::uploads_at_once_per_person run already.
    [[nodiscard]] std::optional<turn> begin(const principal& who) {
        const std::lock_guard guard{mutex_};
        auto& count = running_[who];
        if (count >= limits::uploads_at_once_per_person) return std::nullopt;
        ++count;
        return turn{*this, who};
    }

private:
    void end(const principal& who) {
        const std::lock_guard guard{mutex_};
        const auto found = running_.find(who);
        if (--found->second == 0) running_.erase(found);
    }

    std::mutex mutex_;
    std::map<principal, int> running_;
};

} // namespace lacewing::attachments
