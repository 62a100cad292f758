#include "platform/db/sqlite/reading.hpp"

#include "platform/db/sqlite/session.hpp"

#include <algorithm>
#include <chrono>

namespace lacewing::db::sqlite {

namespace {

/// A thread's connections, by the serial number of what they belong to. They end with the thread.
struct held {
    std::uint64_t serial;
    std::shared_ptr<read_connection> reader;
};
thread_local std::vector<held> held_here;

std::uint64_t next_serial() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

} // namespace

void read_connection::run(const read_body& body) {
    const std::lock_guard guard{mutex_};
    if (is_closed_) throw unavailable{"The server is stopping."};
    const int failures = disk_failures_.load(std::memory_order_relaxed);
    if (connection_ && (connection_->is_broken() || failures_when_opened_ != failures)) {
        connection_.reset();
    }
    if (!connection_) {
        failures_when_opened_ = failures;
        connection_.emplace(
            how_.sqlite_path, use_, std::chrono::milliseconds{how_.statement_ms_max}
        );
    }
    connection_->run("BEGIN");
    try {
        session tx{*connection_};
        body(tx);
    } catch (...) {
        if (connection_->in_transaction()) connection_->run("ROLLBACK");
        throw;
    }
    connection_->run("COMMIT");
    if (use_ == purpose::long_reads) connection_->release_memory();
}

void read_connection::run_patiently(const read_body& body) {
    run([&body](reader& tx) {
        // A read connection hands out sessions alone, whose limit ends with the transaction.
        static_cast<session&>(tx).lift_time_limit();
        body(tx);
    });
}

void read_connection::close() {
    const std::lock_guard guard{mutex_};
    is_closed_ = true;
    connection_.reset();
}

thread_readers::thread_readers(const settings& how, const std::atomic<int>& disk_failures)
    : how_(how), disk_failures_(disk_failures), serial_(next_serial()) {}

read_connection& thread_readers::of_this_thread() {
    for (const held& each : held_here) {
        if (each.serial == serial_) return *each.reader;
    }
    // What closed engines left behind goes when a new one comes.
    std::erase_if(held_here, [](const held& each) { return each.reader->is_closed(); });
    held_here.push_back({.serial = serial_, .reader = add()});
    return *held_here.back().reader;
}

std::shared_ptr<read_connection> thread_readers::add() {
    auto made = std::make_shared<read_connection>(how_, purpose::short_reads, disk_failures_);
    const std::lock_guard guard{mutex_};
    if (is_closed_) throw unavailable{"The server is stopping."};
    std::erase_if(all_, [](const auto& each) { return each.expired(); });
    all_.push_back(made);
    return made;
}

void thread_readers::close() {
    const std::lock_guard guard{mutex_};
    is_closed_ = true;
    for (const auto& each : all_) {
        if (const auto reader = each.lock()) reader->close();
    }
}

} // namespace lacewing::db::sqlite
