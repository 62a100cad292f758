#include "platform/db/sqlite/connection.hpp"

#include "platform/db/database.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <mutex>

namespace lacewing::db::sqlite {

namespace {

constexpr int busy_ms_max = 5'000;               ///< only a foreign tool on the file makes us wait
constexpr int operations_per_time_check = 2'000; ///< some 50 µs of work
constexpr std::size_t statements_max = 500;      ///< more texts than the product has

/// KiB of pages: the writer keeps its working set, the others share the system's cache.
constexpr int cache_kib(purpose use) {
    switch (use) {
    case purpose::write:
        return 8 * 1024;
    case purpose::short_reads:
        return 4 * 1024;
    case purpose::long_reads:
        return 2 * 1024;
    }
    return 0;
}

void initialize_library() {
    static std::once_flag once;
    std::call_once(once, [] {
        // The counters of allocated memory cost a lock shared by all threads.
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        sqlite3_initialize();
    });
}

/// The n of "$n"; 0 for any other name.
int number_of(const char* name) {
    if (name == nullptr || *name != '$') return 0;
    const std::string_view digits{name + 1};
    int number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return read.ptr == digits.data() + digits.size() ? number : 0;
}

std::vector<int> find_places(sqlite3_stmt* of) {
    std::vector<int> places;
    const int count = sqlite3_bind_parameter_count(of);
    for (int place = 1; place <= count; ++place) {
        const int number = number_of(sqlite3_bind_parameter_name(of, place));
        if (number < 1) throw std::logic_error{"a parameter is written $1, $2, …"};
        if (places.size() < static_cast<std::size_t>(number)) {
            places.resize(static_cast<std::size_t>(number));
        }
        places[static_cast<std::size_t>(number) - 1] = place;
    }
    return places;
}

bool is_disk_failure(int code) {
    switch (code & 0xff) {
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_NOMEM:
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_PROTOCOL:
        return true;
    default:
        return false;
    }
}

} // namespace

connection::connection(
    const std::string& path, purpose use, std::chrono::milliseconds statement_time_max
)
    : statement_time_max_(statement_time_max) {
    initialize_library();
    sqlite3* opened = nullptr;
    const int creates = use == purpose::write ? SQLITE_OPEN_CREATE : 0;
    const int flags = SQLITE_OPEN_READWRITE | creates | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
    handle_.reset(opened);
    if (code != SQLITE_OK) {
        throw unavailable{fmt::format("{} cannot be opened: {}.", path, sqlite3_errstr(code))};
    }
    sqlite3_progress_handler(opened, operations_per_time_check, &connection::check_time, this);
    configure(use);
}

void connection::configure(purpose use) {
    sqlite3_busy_timeout(handle_.get(), busy_ms_max);
    sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    if (use == purpose::write) {
        statement& mode = start("PRAGMA journal_mode = WAL", {}, values::borrowed);
        const bool is_wal =
            step(mode) &&
            std::string_view{reinterpret_cast<const char*>(sqlite3_column_text(mode.handle.get(), 0)
            )} == "wal";
        sqlite3_reset(mode.handle.get());
        if (!is_wal) throw unavailable{"The data folder must be on a local disk."};
        run("PRAGMA synchronous = FULL");
        run("PRAGMA foreign_keys = ON");
        run("PRAGMA journal_size_limit = 67108864");
    } else {
        run("PRAGMA query_only = ON");
    }
    run("PRAGMA temp_store = MEMORY");
    run(fmt::format("PRAGMA cache_size = -{}", cache_kib(use)));
    statements_.clear();
}

statement& connection::prepare(std::string_view sql) {
    const auto known = statements_.find(sql);
    if (known == statements_.end()) return add(sql);
    if (known->second.is_open) {
        throw std::logic_error{fmt::format("the answer of this statement is still open: {}", sql)};
    }
    return known->second;
}

statement& connection::add(std::string_view sql) {
    if (statements_.size() >= statements_max) {
        std::erase_if(statements_, [](const auto& each) { return !each.second.is_open; });
    }
    return statements_.emplace(sql, make(sql, SQLITE_PREPARE_PERSISTENT)).first->second;
}

statement connection::make(std::string_view sql, unsigned flags) {
    sqlite3_stmt* prepared = nullptr;
    const int code = sqlite3_prepare_v3(
        handle_.get(), sql.data(), static_cast<int>(sql.size()), flags, &prepared, nullptr
    );
    statement made;
    made.handle.reset(prepared);
    if (code != SQLITE_OK) fail(code, sql);
    if (prepared == nullptr) throw std::logic_error{"an empty statement"};
    made.places = find_places(prepared);
    return made;
}

statement& connection::start(std::string_view sql, std::span<const parameter> bound, values kept) {
    deadline_ = std::chrono::steady_clock::now() + statement_time_max_;
    statement& found = prepare(sql);
    bind_all(found, bound, kept, sql);
    return found;
}

std::unique_ptr<statement> connection::start_composed(
    std::string_view sql, std::span<const parameter> bound, std::chrono::milliseconds time_max
) {
    auto made = std::make_unique<statement>(make(sql, 0));
    bind_all(*made, bound, values::copied, sql);
    deadline_ = std::chrono::steady_clock::now() + std::min(time_max, statement_time_max_);
    return made;
}

void connection::bind_all(
    const statement& to, std::span<const parameter> bound, values kept, std::string_view sql
) {
    if (bound.size() != to.places.size()) {
        throw std::logic_error{fmt::format("{} values for: {}", bound.size(), sql)};
    }
    for (std::size_t i = 0; i < bound.size(); ++i) {
        if (to.places[i] != 0) bind(to.handle.get(), to.places[i], bound[i], kept, sql);
    }
}

void connection::bind(
    sqlite3_stmt* to, int place, const parameter& value, values kept, std::string_view sql
) {
    // SQLITE_TRANSIENT is a cast of -1 to a function pointer: the C API's own way to say "copy".
    const auto lifetime = kept == values::copied ? SQLITE_TRANSIENT : SQLITE_STATIC; // NOLINT
    const auto view = value.view();
    int code = SQLITE_OK;
    if (value.is_null()) {
        code = sqlite3_bind_null(to, place);
    } else {
        switch (value.kind()) {
        case parameter::type::boolean:
        case parameter::type::integer:
            code = sqlite3_bind_int64(to, place, value.integer());
            break;
        case parameter::type::real:
            code = sqlite3_bind_double(to, place, value.real());
            break;
        case parameter::type::text:
            // A null pointer would bind NULL: an empty view may carry one.
            code = sqlite3_bind_text64(
                to, place, view.empty() ? "" : view.data(), view.size(), lifetime, SQLITE_UTF8
            );
            break;
        case parameter::type::bytes:
            code = sqlite3_bind_blob64(
                to, place, view.empty() ? "" : view.data(), view.size(), lifetime
            );
            break;
        case parameter::type::uuid: {
            const auto& bytes = value.as_uuid().bytes;
            code = sqlite3_bind_blob64(to, place, bytes.data(), bytes.size(), lifetime);
            break;
        }
        }
    }
    if (code != SQLITE_OK) fail(code, sql);
}

bool connection::step(statement& of) {
    const int code = sqlite3_step(of.handle.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    const std::string_view sql{sqlite3_sql(of.handle.get())};
    try {
        fail(code, sql);
    } catch (...) {
        sqlite3_reset(of.handle.get());
        throw;
    }
}

void connection::run(std::string_view sql) {
    statement& found = start(sql, {}, values::borrowed);
    while (step(found)) {
    }
    sqlite3_reset(found.handle.get());
}

bool connection::has_dangling_references() const noexcept {
    int current = 0;
    int highest = 0;
    sqlite3_db_status(handle_.get(), SQLITE_DBSTATUS_DEFERRED_FKS, &current, &highest, 0);
    return current != 0;
}

int connection::check_time(void* self) noexcept {
    const auto& of = *static_cast<const connection*>(self);
    return of.has_time_limit_ && std::chrono::steady_clock::now() > of.deadline_ ? 1 : 0;
}

void connection::fail(int code, std::string_view sql) {
    const std::string said = sqlite3_errmsg(handle_.get());
    if (is_disk_failure(code)) {
        is_broken_ = true;
        throw unavailable{fmt::format("The database failed: {}.", said)};
    }
    switch (code & 0xff) {
    case SQLITE_INTERRUPT:
        throw too_slow{"A statement took longer than it may."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        throw unavailable{"Another program holds the database."};
    default:
        throw statement_failed{fmt::format("{} in: {}", said, sql)};
    }
}

} // namespace lacewing::db::sqlite
