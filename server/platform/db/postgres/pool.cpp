#include "platform/db/postgres/pool.hpp"

#include "platform/db/postgres/session.hpp"
#include "platform/log/log.hpp"

#include <algorithm>

namespace lacewing::db::postgres {

namespace {

constexpr int tries_max = 10; ///< of a body that loses races
/// After a failed connect everyone else is told at once instead of waiting for the same.
constexpr std::chrono::milliseconds connect_pause{500};

/// The transaction never began, so it may begin on another connection.
struct dead_before_start {};

/// True where the server has undone everything and the same body may succeed.
bool may_run_again(std::string_view failure) {
    return failure == sqlstate::serialization_failure || failure == sqlstate::deadlock_detected ||
           failure == sqlstate::unknown_statement || failure == sqlstate::feature_not_supported;
}

bool is_about_statements(std::string_view failure) {
    return failure == sqlstate::unknown_statement || failure == sqlstate::feature_not_supported;
}

/// The connection is of no use even though it is open: it leads to a standby.
bool must_reconnect(std::string_view failure) {
    return failure == sqlstate::read_only_transaction;
}

void roll_back(connection& on) noexcept {
    try {
        on.run("ROLLBACK");
    } catch (const std::exception&) {
        // The server undoes what no COMMIT ended; a connection that is lost is noticed when next
        // used.
    }
}

} // namespace

pool::pool(const settings& how, commit_order& order) : how_(how), order_(order) {
    std::optional<connection> first;
    ensure(first);
    threads_.reserve(static_cast<std::size_t>(std::max(how_.pool_size, 1)));
    threads_.emplace_back([this, on = std::move(first)]() mutable { work(std::move(on)); });
    while (threads_.size() < threads_.capacity()) {
        threads_.emplace_back([this] { work(std::nullopt); });
    }
}

void pool::submit(body what, completion done) {
    std::string_view refusal = "The server is stopping.";
    {
        const std::lock_guard guard{mutex_};
        if (!is_finishing_ && queue_.size() < how_.write_queue_max) {
            queue_.push_back({.what = std::move(what), .done = std::move(done)});
            ready_.notify_one();
            return;
        }
        if (!is_finishing_) refusal = "Too many requests wait for the database.";
    }
    done(std::make_exception_ptr(unavailable{std::string{refusal}}));
}

void pool::finish() {
    {
        const std::lock_guard guard{mutex_};
        is_finishing_ = true;
        ready_.notify_all();
    }
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void pool::work(std::optional<connection> on) {
    job next;
    while (take(next)) {
        std::exception_ptr failure;
        try {
            run(on, next.what);
        } catch (...) {
            failure = std::current_exception();
        }
        next.done(std::move(failure));
        next = {};
    }
}

bool pool::take(job& into) {
    std::unique_lock lock{mutex_};
    ready_.wait(lock, [this] { return is_finishing_ || !queue_.empty(); });
    if (queue_.empty()) return false;
    into = std::move(queue_.front());
    queue_.pop_front();
    return true;
}

void pool::run(std::optional<connection>& on, const body& what) {
    for (int left = tries_max; left > 0; --left) {
        ensure(on);
        try {
            if (try_once(*on, what) == end::done) return;
        } catch (const dead_before_start&) {
            on.reset();
        } catch (...) {
            if (on->is_lost() || must_reconnect(on->failure())) on.reset();
            throw;
        }
    }
    throw unavailable{"Too many others change the same data."};
}

void pool::ensure(std::optional<connection>& on) {
    if (on && !on->is_lost()) return;
    on.reset();
    const auto now = std::chrono::steady_clock::now();
    if (now < no_connect_before_.load()) throw unavailable{"PostgreSQL cannot be reached."};
    try {
        on.emplace(how_.url, std::chrono::milliseconds{how_.statement_ms_max});
    } catch (const unavailable& why) {
        no_connect_before_ = std::chrono::steady_clock::now() + connect_pause;
        log::error("database_unreachable", {{"reason", why.what()}});
        throw;
    }
}

void pool::begin(connection& on, const char* how) {
    on.forget_failure();
    try {
        on.run(how);
    } catch (const unavailable&) {
        if (on.is_lost()) throw dead_before_start{};
        throw;
    }
}

pool::end pool::try_once(connection& on, const body& what) {
    const bool is_write = std::holds_alternative<write_body>(what);
    begin(
        on,
        is_write ? "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
                 : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    );
    std::exception_ptr failure;
    verdict said = verdict::undo;
    announcements announced;
    try {
        session tx{on};
        if (is_write) {
            said = std::get<write_body>(what)(tx);
            announced = tx.take_announced();
        } else {
            std::get<read_body>(what)(tx);
        }
    } catch (...) {
        failure = std::current_exception();
    }
    if (on.is_lost()) {
        if (failure) std::rethrow_exception(failure);
        throw unavailable{"The connection to PostgreSQL was lost."};
    }
    if (may_run_again(on.failure())) {
        const bool are_statements_old = is_about_statements(on.failure());
        roll_back(on);
        if (are_statements_old && !on.is_lost()) on.forget_statements();
        return end::again;
    }
    if (failure || said == verdict::undo) {
        roll_back(on);
        if (failure) std::rethrow_exception(failure);
        return end::done;
    }
    return commit(on, std::move(announced));
}

pool::end pool::commit(connection& on, announcements announced) {
    const bool is_announced = !announced.empty();
    const auto place = is_announced ? order_.take_place() : 0;
    try {
        const auto committed = on.run("COMMIT");
        if (std::string_view{PQcmdStatus(committed.get())} != "COMMIT") {
            throw statement_failed{"a statement failed and the body went on"};
        }
    } catch (...) {
        if (is_announced) order_.finish(place, {});
        if (on.is_lost()) {
            throw unavailable{"The connection to PostgreSQL was lost while saving: look whether "
                              "the change is there."};
        }
        if (may_run_again(on.failure())) return end::again;
        throw;
    }
    if (is_announced) order_.finish(place, std::move(announced));
    return end::done;
}

} // namespace lacewing::db::postgres
