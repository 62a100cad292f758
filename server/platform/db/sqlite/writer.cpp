#include "platform/db/sqlite/writer.hpp"

#include "platform/core/disk_wait.hpp"
#include "platform/db/sqlite/file_lock.hpp"
#include "platform/db/sqlite/session.hpp"
#include "platform/log/log.hpp"

#include <chrono>

namespace lacewing::db::sqlite {

namespace {

/// Bodies in one commit: a flush costs as much as some ten of them, so more would only add waiting.
constexpr std::size_t group_size_max = 256;
/// A commit that has run for so long takes no one in any more.
constexpr std::chrono::milliseconds group_time_max{5};

std::exception_ptr not_saved() {
    return std::make_exception_ptr(unavailable{"The change could not be saved."});
}

void tell_once(completion& done, std::exception_ptr failure) {
    try {
        done(std::move(failure));
    } catch (const std::exception& thrown) {
        log::error("completion_failed", {{"reason", thrown.what()}});
    }
}

} // namespace

writer::writer(const settings& how, listener tell) : how_(how), tell_(std::move(tell)) {
    ensure_private_file(how_.sqlite_path);
    connection_.emplace(
        how_.sqlite_path, purpose::write, std::chrono::milliseconds{how_.statement_ms_max}
    );
    thread_ = std::thread{[this] { work(); }};
}

writer::~writer() {
    finish();
}

void writer::submit(write_body body, completion done) {
    std::string_view refusal = "The server is stopping.";
    {
        const std::lock_guard guard{mutex_};
        if (!is_finishing_ && queue_.size() < how_.write_queue_max) {
            queue_.push_back({.body = std::move(body), .done = std::move(done)});
            ready_.notify_one();
            return;
        }
        if (!is_finishing_) refusal = "Too many changes wait to be saved.";
    }
    tell_once(done, std::make_exception_ptr(unavailable{std::string{refusal}}));
}

void writer::finish() {
    {
        const std::lock_guard guard{mutex_};
        is_finishing_ = true;
        ready_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
}

void writer::close() {
    try {
        if (connection_) connection_->run("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const std::exception& thrown) {
        log::warn("checkpoint_failed", {{"reason", thrown.what()}});
    }
    connection_.reset();
}

void writer::work() {
    group jobs;
    while (take_waiting(jobs)) {
        commit(jobs);
        tell(jobs);
        jobs.clear();
    }
}

bool writer::take_waiting(group& into) {
    std::unique_lock lock{mutex_};
    ready_.wait(lock, [this] { return is_finishing_ || !queue_.empty(); });
    while (!queue_.empty() && into.size() < group_size_max) {
        into.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
    return !into.empty();
}

void writer::top_up(group& jobs) {
    const std::lock_guard guard{mutex_};
    while (!queue_.empty() && jobs.size() < group_size_max) {
        jobs.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
}

void writer::commit(group& jobs) {
    try {
        run_in_one_transaction(jobs);
    } catch (const std::exception& thrown) {
        log::error("commit_failed", {{"reason", thrown.what()}, {"writes", jobs.size()}});
        for (job& each : jobs) {
            if (!each.failure) each.failure = not_saved();
        }
        drop_connection();
    }
}

void writer::run_in_one_transaction(group& jobs) {
    if (!connection_) {
        connection_.emplace(
            how_.sqlite_path, purpose::write, std::chrono::milliseconds{how_.statement_ms_max}
        );
    }
    do {
        connection_->run("BEGIN IMMEDIATE");
        run_bodies(jobs);
        // Some failures make SQLite undo the whole transaction: everyone but the one who caused it
        // goes again.
    } while (!connection_->in_transaction());
    const disk_wait waiting;
    connection_->run("COMMIT");
}

void writer::run_bodies(group& jobs) {
    const auto started = std::chrono::steady_clock::now();
    for (std::size_t at = 0; at < jobs.size(); ++at) {
        job& current = jobs[at];
        if (current.is_rerun_forbidden) continue;
        run_one(current);
        if (connection_->is_broken()) throw unavailable{"the disk failed"};
        if (!connection_->in_transaction()) {
            current.is_rerun_forbidden = true;
            if (!current.failure) current.failure = not_saved();
            return;
        }
        const bool is_last = at + 1 == jobs.size();
        if (is_last && std::chrono::steady_clock::now() - started < group_time_max) top_up(jobs);
    }
}

void writer::run_one(job& which) {
    which.failure = nullptr;
    which.announced.clear();
    connection_->run("SAVEPOINT body");
    verdict end = verdict::undo;
    try {
        session tx{*connection_};
        end = which.body(tx);
        which.announced = tx.take_announced();
        if (end == verdict::keep && connection_->has_dangling_references()) {
            throw statement_failed{"a row refers to a row that is not there"};
        }
    } catch (...) {
        which.failure = std::current_exception();
        end = verdict::undo;
    }
    if (!connection_->in_transaction()) return;
    if (end == verdict::undo) {
        which.announced.clear();
        connection_->run("ROLLBACK TO body");
    }
    connection_->run("RELEASE body");
}

void writer::drop_connection() {
    const bool has_disk_failed = connection_ && connection_->is_broken();
    connection_.reset();
    if (has_disk_failed) tell_.disk_failed();
}

void writer::tell(group& jobs) {
    for (const job& each : jobs) {
        if (!each.failure && !each.announced.empty()) tell_.committed(each.announced);
    }
    for (job& each : jobs) tell_once(each.done, std::move(each.failure));
}

} // namespace lacewing::db::sqlite
