#pragma once

#include "platform/db/database.hpp"
#include "platform/db/sqlite/connection.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::db::sqlite {

/// The one thread that writes. It runs whatever waits inside one commit, each body in a savepoint
/// of its own, and flushes the disk once for all of them; only then does anybody hear how it went.
class writer {
public:
    struct listener {
        std::function<void(const announcements&)>
            committed; ///< once per body that announced something
        std::function<void()>
            disk_failed; ///< other connections must not be trusted any more either
    };

    /// Opens the file at once: throws `unavailable` where it cannot.
    writer(const settings& how, listener tell);
    writer(const writer&) = delete;
    writer& operator=(const writer&) = delete;
    ~writer();

    void submit(write_body body, completion done);
    /// Runs what is queued; refuses from then on.
    void finish();
    /// After `finish`, when no reader is left: moves the log into the file and closes it.
    void close();

private:
    struct job {
        write_body body;
        completion done;
        std::exception_ptr failure;
        announcements announced;
        bool is_rerun_forbidden = false; ///< it took the whole transaction down
    };
    using group = std::vector<job>;

    void work();
    [[nodiscard]] bool take_waiting(group& into);
    void top_up(group& jobs);
    void commit(group& jobs);
    void run_in_one_transaction(group& jobs);
    void run_bodies(group& jobs);
    void run_one(job& which);
    void drop_connection();
    void tell(group& jobs);

    const settings how_;
    const listener tell_;
    std::optional<connection> connection_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<job> queue_;
    bool is_finishing_ = false;
    std::thread thread_;
};

} // namespace lacewing::db::sqlite
