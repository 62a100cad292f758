#pragma once

#include "platform/db/database.hpp"

#include <libpq-fe.h>

#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lacewing::db::postgres {

struct close_connection {
    void operator()(PGconn* which) const noexcept { PQfinish(which); }
};
struct clear_result {
    void operator()(PGresult* which) const noexcept { PQclear(which); }
};
using answer = std::unique_ptr<PGresult, clear_result>;

/// SQLSTATE of a refused statement: five characters of PostgreSQL's appendix A.
namespace sqlstate {
inline constexpr std::string_view serialization_failure = "40001";
inline constexpr std::string_view deadlock_detected = "40P01";
inline constexpr std::string_view unknown_statement = "26000";
inline constexpr std::string_view feature_not_supported =
    "0A000"; ///< "cached plan must not change"
inline constexpr std::string_view read_only_transaction = "25006";
inline constexpr std::string_view query_canceled = "57014";
} // namespace sqlstate

/// One connection to the server with its prepared statements. Used by one thread at a time.
class connection {
public:
    /// Throws `unavailable` where the server cannot be reached.
    connection(const std::string& url, std::chrono::milliseconds statement_time_max);

    /// Runs one statement, prepared on its first use, with everything in binary.
    answer execute(std::string_view sql, std::span<const parameter> values);
    /// The same for a text that nobody asks for again: planned for these very values.
    answer execute_composed(std::string_view sql, std::span<const parameter> values);
    /// Runs text without parameters or rows, such as BEGIN. The answer carries the command's tag.
    answer run(const char* sql);

    /// True once the server is gone: what was under way is undone unless it was a COMMIT.
    [[nodiscard]] bool is_lost() const noexcept {
        return handle_ == nullptr || PQstatus(handle_.get()) != CONNECTION_OK;
    }
    /// The code of the last refused statement since `forget_failure`; empty where none was.
    [[nodiscard]] std::string_view failure() const noexcept { return failure_; }
    void forget_failure() noexcept { failure_.clear(); }
    /// Prepares everything anew from now on: the schema has changed under the statements.
    void forget_statements();
    /// Until `limit_time`, nothing is given up for being slow.
    void lift_time_limit();
    void limit_time() noexcept { has_time_limit_ = true; }

    [[nodiscard]] int socket() const noexcept { return PQsocket(handle_.get()); }
    /// Texts of NOTIFY that have come in. Never waits; throws where the server is gone.
    [[nodiscard]] std::vector<std::string> take_notifications();

private:
    struct text_hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const noexcept {
            return std::hash<std::string_view>{}(text);
        }
    };

    void configure();
    const std::string& prepare(std::string_view sql, std::span<const parameter> values);
    void encode(std::span<const parameter> values);
    answer wait_for_answer();
    bool wait_readable();
    answer check(answer got, std::string_view sql);
    [[noreturn]] void lose(std::string_view why);

    std::unique_ptr<PGconn, close_connection> handle_;
    std::chrono::milliseconds statement_time_max_;
    std::chrono::steady_clock::time_point deadline_;
    bool has_time_limit_ = true;
    std::string failure_;
    std::unordered_map<std::string, std::string, text_hash, std::equal_to<>> statements_;
    int statements_made_ = 0;

    // Space for one statement's parameters, kept for the next.
    std::string key_;
    std::vector<Oid> types_;
    std::vector<std::array<char, 16>> fixed_;
    std::vector<const char*> pointers_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
};

} // namespace lacewing::db::postgres
