#pragma once

#include "platform/db/database.hpp"
#include "platform/db/sqlite/connection.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace lacewing::db::sqlite {

/// A read connection that opens itself when it is needed and again after the disk failed.
class read_connection {
public:
    read_connection(const settings& how, purpose use, const std::atomic<int>& disk_failures)
        : how_(how), use_(use), disk_failures_(disk_failures) {}

    /// Runs the body on one state of the data. Throws what the body throws.
    void run(const read_body& body);
    /// The same without a limit of time.
    void run_patiently(const read_body& body);
    void close();
    [[nodiscard]] bool is_closed() const noexcept { return is_closed_; }

private:
    const settings& how_;
    const purpose use_;
    const std::atomic<int>& disk_failures_;
    std::mutex mutex_; ///< free but for the moment of `close`
    int failures_when_opened_ = 0;
    std::atomic<bool> is_closed_ = false;
    std::optional<connection> connection_;
};

/// One read connection per thread that asks, for reads on the thread itself.
class thread_readers {
public:
    thread_readers(const settings& how, const std::atomic<int>& disk_failures);
    thread_readers(const thread_readers&) = delete;
    thread_readers& operator=(const thread_readers&) = delete;
    ~thread_readers() = default;

    [[nodiscard]] read_connection& of_this_thread();
    /// From now on every read is refused.
    void close();

private:
    [[nodiscard]] std::shared_ptr<read_connection> add();

    const settings& how_;
    const std::atomic<int>& disk_failures_;
    const std::uint64_t serial_; ///< never used twice, as an address would be
    std::mutex mutex_;
    bool is_closed_ = false;
    std::vector<std::weak_ptr<read_connection>> all_;
};

} // namespace lacewing::db::sqlite
