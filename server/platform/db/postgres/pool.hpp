#pragma once

#include "platform/db/database.hpp"
#include "platform/db/postgres/commit_order.hpp"
#include "platform/db/postgres/connection.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>
#include <vector>

namespace lacewing::db::postgres {

/// Threads with a connection each that run the transactions of one queue.
class pool {
public:
    /// Connects once: throws `unavailable` where the server cannot be reached.
    pool(const settings& how, commit_order& order);
    pool(const pool&) = delete;
    pool& operator=(const pool&) = delete;
    ~pool() { finish(); }

    using body = std::variant<write_body, read_body>;
    void submit(body what, completion done);
    /// Runs what is queued; refuses from then on.
    void finish();

private:
    struct job {
        body what;
        completion done;
    };
    enum class end { done, again };

    void work(std::optional<connection> on);
    [[nodiscard]] bool take(job& into);
    void run(std::optional<connection>& on, const body& what);
    void ensure(std::optional<connection>& on);
    end try_once(connection& on, const body& what);
    end commit(connection& on, announcements announced);
    static void begin(connection& on, const char* how);

    const settings& how_;
    commit_order& order_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<job> queue_;
    bool is_finishing_ = false;
    std::atomic<std::chrono::steady_clock::time_point> no_connect_before_{};
    std::vector<std::thread> threads_;
};

} // namespace lacewing::db::postgres
