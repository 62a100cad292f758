#pragma once

#include "platform/db/transaction.hpp"

#include <sqlite3.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lacewing::db::sqlite {

struct close_connection {
    void operator()(sqlite3* which) const noexcept { sqlite3_close_v2(which); }
};
struct finalize_statement {
    void operator()(sqlite3_stmt* which) const noexcept { sqlite3_finalize(which); }
};

/// A statement that is kept for the next time its text is asked for.
struct statement {
    std::unique_ptr<sqlite3_stmt, finalize_statement> handle;
    std::vector<int> places; ///< SQLite's number of $1, $2, …; 0 where the text does not use one
    bool is_open = false;    ///< a cursor stands on it
};

enum class purpose { write, short_reads, long_reads };

/// One connection to the file with its statements. Used by one thread at a time.
class connection {
public:
    /// Throws `unavailable` where the file cannot be opened.
    connection(const std::string& path, purpose use, std::chrono::milliseconds statement_time_max);

    connection(const connection&) = delete;
    connection& operator=(const connection&) = delete;
    ~connection() = default;

    /// Finds or prepares; throws where the text is no SQL or its cursor is still open.
    statement& prepare(std::string_view sql);
    /// Prepares, binds and starts the clock of the statement. The values' views must outlive the
    /// statement's run unless `copies` says that SQLite keeps its own.
    enum class values { copied, borrowed };
    statement& start(std::string_view sql, std::span<const parameter> bound, values kept);
    /// The same for a text that nobody asks for again, with copied values and a time of its own.
    std::unique_ptr<statement> start_composed(
        std::string_view sql, std::span<const parameter> bound, std::chrono::milliseconds time_max
    );
    /// True for a row, false at the end; throws what went wrong.
    bool step(statement& of);
    /// A statement without parameters whose rows nobody wants: BEGIN, COMMIT and their like.
    void run(std::string_view sql);

    /// Rows touched by the last INSERT, UPDATE or DELETE.
    [[nodiscard]] std::int64_t changes() const noexcept { return sqlite3_changes64(handle_.get()); }
    [[nodiscard]] bool in_transaction() const noexcept {
        return sqlite3_get_autocommit(handle_.get()) == 0;
    }
    /// True while rows refer to rows that are not there (deferred foreign keys).
    [[nodiscard]] bool has_dangling_references() const noexcept;
    /// True once the disk failed underneath: nothing read or written through it counts any more.
    [[nodiscard]] bool is_broken() const noexcept { return is_broken_; }
    /// Gives memory back that only makes the next statement faster.
    void release_memory() noexcept { sqlite3_db_release_memory(handle_.get()); }

    enum class time_limit { on, off };
    void limit_time(time_limit state) noexcept { has_time_limit_ = state == time_limit::on; }

private:
    struct text_hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const noexcept {
            return std::hash<std::string_view>{}(text);
        }
    };

    void configure(purpose use);
    [[noreturn]] void fail(int code, std::string_view sql);
    void bind(
        sqlite3_stmt* to, int place, const parameter& value, values kept, std::string_view sql
    );
    statement& add(std::string_view sql);
    statement make(std::string_view sql, unsigned flags);
    void bind_all(
        const statement& to, std::span<const parameter> bound, values kept, std::string_view sql
    );
    static int check_time(void* self) noexcept;

    std::unique_ptr<sqlite3, close_connection> handle_;
    std::unordered_map<std::string, statement, text_hash, std::equal_to<>> statements_;
    std::chrono::milliseconds statement_time_max_;
    std::chrono::steady_clock::time_point deadline_;
    bool has_time_limit_ = true;
    bool is_broken_ = false;
};

} // namespace lacewing::db::sqlite
