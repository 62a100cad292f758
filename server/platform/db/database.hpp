#pragma once

#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace lacewing::db {

/// The database cannot answer now: gone, full, too slow, or its queue is full. dispatch makes 503
/// of it.
class unavailable : public service_unavailable {
public:
    using service_unavailable::service_unavailable;
};

/// A statement took longer than it may.
class too_slow : public unavailable {
public:
    using unavailable::unavailable;
};

/// A statement that no retry can save: a constraint it breaks, a mistake in its text. dispatch
/// makes 500 of it: whatever a person can cause is asked for beforehand (ON CONFLICT, a query).
class statement_failed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The data was written by a newer program. The text is one plain sentence for the operator.
class schema_too_new : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What one write left to tell once it is on disk (a change of the log, say).
struct announcement {
    announcement() = default;
    announcement(const announcement&) = default;
    announcement& operator=(const announcement&) = default;
    virtual ~announcement() = default;
};
using announcements = std::vector<std::shared_ptr<const announcement>>;

enum class verdict { keep, undo };

/// What an engine runs inside a transaction. It may be called again (after a lost race on
/// PostgreSQL, after another write of the same commit took it down on SQLite), so it does SQL only:
/// no waiting, no sending.
using write_body = std::function<verdict(transaction&)>;
using read_body = std::function<void(reader&)>;
/// Hears how the body ended, once, on an engine's thread: null after the commit is on disk.
using completion = std::move_only_function<void(std::exception_ptr)>;

/// One way to run SQL: SQLite or PostgreSQL.
class engine {
public:
    engine() = default;
    engine(const engine&) = delete;
    engine& operator=(const engine&) = delete;
    virtual ~engine() = default;

    [[nodiscard]] virtual dialect speaks() const noexcept = 0;
    /// Queues a write. Fails with `unavailable` where the queue is full.
    virtual void write(write_body body, completion done) = 0;
    /// Runs a short read on the calling thread where the engine can do so without waiting for a
    /// network or for the writer: then it says true, never calls `done`, and lets through what the
    /// body throws. Else it takes `done`, queues the body like `read_long` and says false.
    virtual bool read(read_body body, completion& done) = 0;
    /// Runs a long read on the engine's own pool.
    virtual void read_long(read_body body, completion done) = 0;
    /// Sends a short text to every process on this database, this one included, at most once and
    /// maybe never (the log is the truth). Does nothing on SQLite, which has one process.
    virtual void signal(std::string text) = 0;
    virtual void on_signal(std::function<void(std::string_view)> hear) = 0;
    /// `hear` is called after each commit that announced something, in commit order for one stream.
    virtual void on_commit(std::function<void(const announcements&)> hear) = 0;
    /// Finishes what is queued, then refuses. Called once, before destruction.
    virtual void stop() = 0;
};

/// The way to the data. A function passed in is plain synchronous C++ that runs SQL on a
/// transaction:
///
///     auto created = co_await database.write(std::move(operation));
///
/// A write whose function returns an `outcome` that holds a problem, or throws, leaves nothing
/// behind. A write that returns a value is on disk.
class database {
public:
    explicit database(std::unique_ptr<engine> with) : engine_(std::move(with)) {}

    template <class Function>
    task<std::invoke_result_t<Function&, transaction&>> write(Function function) {
        using result = std::invoke_result_t<Function&, transaction&>;
        if constexpr (std::is_void_v<result>) {
            co_await through([this, &function](completion done) {
                engine_->write(
                    [&function](transaction& tx) {
                        function(tx);
                        return verdict::keep;
                    },
                    std::move(done)
                );
                return false;
            });
        } else {
            std::optional<result> answer;
            co_await through([this, &function, &answer](completion done) {
                engine_->write(
                    [&function, &answer](transaction& tx) {
                        answer.emplace(function(tx));
                        if constexpr (is_outcome<result>) {
                            if (!answer->has_value()) return verdict::undo;
                        }
                        return verdict::keep;
                    },
                    std::move(done)
                );
                return false;
            });
            co_return *std::move(answer);
        }
    }

    /// Point reads and short lists.
    template <class Function>
    task<std::invoke_result_t<Function&, reader&>> read(Function function) {
        std::optional<std::invoke_result_t<Function&, reader&>> answer;
        co_await through([this, &function, &answer](completion done) {
            return engine_->read(
                [&function, &answer](reader& tx) { answer.emplace(function(tx)); }, done
            );
        });
        co_return *std::move(answer);
    }

    /// Searches, reports, exports: whatever may take longer than a millisecond.
    template <class Function>
    task<std::invoke_result_t<Function&, reader&>> read_long(Function function) {
        std::optional<std::invoke_result_t<Function&, reader&>> answer;
        co_await through([this, &function, &answer](completion done) {
            engine_->read_long(
                [&function, &answer](reader& tx) { answer.emplace(function(tx)); }, std::move(done)
            );
            return false;
        });
        co_return *std::move(answer);
    }

    [[nodiscard]] engine& with() noexcept { return *engine_; }

private:
    /// Suspends until the engine is done, then goes on where the awaiting coroutine ran.
    template <class Submit>
    class engine_awaiter {
    public:
        explicit engine_awaiter(Submit submit) : submit_(std::move(submit)) {}
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        bool await_suspend(std::coroutine_handle<> awaiting) {
            auto* home = executor::current();
            const bool ran_here = submit_([this, home, awaiting](std::exception_ptr failure) {
                failure_ = std::move(failure);
                if (home != nullptr) {
                    home->post([awaiting] { awaiting.resume(); });
                } else {
                    awaiting.resume();
                }
            });
            return !ran_here;
        }
        void await_resume() const {
            if (failure_) std::rethrow_exception(failure_);
        }

    private:
        Submit submit_;
        std::exception_ptr failure_;
    };

    template <class Submit>
    static engine_awaiter<Submit> through(Submit submit) {
        return engine_awaiter<Submit>{std::move(submit)};
    }

    std::unique_ptr<engine> engine_;
};

/// Where the data is and how it is reached.
struct settings {
    std::string url;                     ///< "postgresql://…"; empty means SQLite
    std::string sqlite_path;             ///< the database file
    int pool_size = 8;                   ///< PostgreSQL connections, SQLite readers for long reads
    std::size_t write_queue_max = 4'096; ///< waiting writes; more are refused with `unavailable`
    std::int64_t statement_ms_max = 5'000; ///< no statement takes longer
};

/// Opens the data, without migrating. Throws `unavailable` with one plain sentence where it cannot.
[[nodiscard]] std::unique_ptr<engine> open(const settings& how);

} // namespace lacewing::db
