#pragma once

#include "platform/db/database.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace lacewing::db::postgres {

/// Hands announcements to the listeners in commit order, though many threads commit at once.
///
/// A transaction takes its place before it sends COMMIT. Another one that waits for its rows (a
/// stream's row, say) can only send its own COMMIT after that, so places are in commit order per
/// stream.
class commit_order {
public:
    void listen(std::function<void(const announcements&)> hear) {
        listeners_.push_back(std::move(hear));
    }

    [[nodiscard]] std::uint64_t take_place();
    /// `what` is empty where the commit failed. Tells what no earlier place holds up any more.
    void finish(std::uint64_t place, announcements what);

private:
    using told = std::optional<announcements>;

    std::vector<std::function<void(const announcements&)>> listeners_;
    std::mutex mutex_;
    std::uint64_t first_ = 0; ///< the place of `open_`'s front
    std::deque<told> open_;
    bool is_telling_ = false;
};

} // namespace lacewing::db::postgres
