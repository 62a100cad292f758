#include "platform/db/postgres/connection.hpp"

#include "platform/db/postgres/types.hpp"

#include <fmt/format.h>

#include <bit>
#include <cerrno>
#include <poll.h>

namespace lacewing::db::postgres {

namespace {

constexpr std::size_t statements_max = 500; ///< more texts than the product has
/// The server itself ends a slow statement; if it does not even do that, it is given up. With a try
/// to connect anew, which takes 3 s at most, somebody who asks waits less than 10 s.
constexpr std::chrono::seconds grace{1};

std::string first_line(const char* message) {
    std::string_view line{message};
    line = line.substr(0, line.find('\n'));
    while (line.ends_with('.') || line.ends_with(' ')) line.remove_suffix(1);
    return std::string{line};
}

PGconn* connect(const std::string& url) {
    // "dbname" may be a whole URL; what it says counts more than what stands before it.
    const std::array keywords{
        "connect_timeout",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
        "tcp_user_timeout",
        "application_name",
        "dbname",
        static_cast<const char*>(nullptr)
    };
    const std::array values{
        "3", "30", "10", "3", "30000", "lacewing", url.c_str(), static_cast<const char*>(nullptr)
    };
    return PQconnectdbParams(keywords.data(), values.data(), 1);
}

char letter_of(parameter::type kind) {
    return static_cast<char>('a' + static_cast<int>(kind));
}

Oid oid_of(parameter::type kind) {
    switch (kind) {
    case parameter::type::boolean:
        return oid::boolean;
    case parameter::type::integer:
        return oid::int8;
    case parameter::type::real:
        return oid::float8;
    case parameter::type::text:
        return oid::text;
    case parameter::type::bytes:
        return oid::bytea;
    case parameter::type::uuid:
        return oid::uuid;
    }
    return 0;
}

} // namespace

connection::connection(const std::string& url, std::chrono::milliseconds statement_time_max)
    : handle_(connect(url)), statement_time_max_(statement_time_max) {
    if (is_lost()) {
        throw unavailable{fmt::format(
            "PostgreSQL cannot be reached: {}. Check the database URL and that the server runs.",
            handle_ ? first_line(PQerrorMessage(handle_.get())) : "out of memory"
        )};
    }
    configure();
}

void connection::configure() {
    PQsetNoticeProcessor(handle_.get(), [](void*, const char*) {}, nullptr);
    if (PQsetClientEncoding(handle_.get(), "UTF8") != 0) lose("it does not speak UTF-8");
    const auto settings = fmt::format(
        "SET statement_timeout = {0}; SET idle_in_transaction_session_timeout = {1}; SET jit = off;"
        "SET TIME ZONE 'UTC';"
        // Stronger settings (remote_apply) stay.
        "SELECT set_config('synchronous_commit', 'on', FALSE)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')",
        statement_time_max_.count(),
        (statement_time_max_ + grace).count()
    );
    run(settings.c_str());
    const auto encoding = run("SHOW server_encoding");
    if (std::string_view{PQgetvalue(encoding.get(), 0, 0)} != "UTF8") {
        throw unavailable{"The PostgreSQL database must be made with the encoding UTF8."};
    }
}

answer connection::execute(std::string_view sql, std::span<const parameter> values) {
    const std::string& name = prepare(sql, values);
    encode(values);
    const int sent = PQsendQueryPrepared(
        handle_.get(),
        name.c_str(),
        static_cast<int>(values.size()),
        pointers_.data(),
        lengths_.data(),
        formats_.data(),
        1
    );
    if (sent == 0) lose("a statement could not be sent");
    return check(wait_for_answer(), sql);
}

answer connection::execute_composed(std::string_view sql, std::span<const parameter> values) {
    if (is_lost()) lose("the connection is closed");
    encode(values);
    types_.clear();
    for (const parameter& each : values) types_.push_back(oid_of(each.kind()));
    const int sent = PQsendQueryParams(
        handle_.get(),
        std::string{sql}.c_str(),
        static_cast<int>(values.size()),
        types_.data(),
        pointers_.data(),
        lengths_.data(),
        formats_.data(),
        1
    );
    if (sent == 0) lose("a statement could not be sent");
    return check(wait_for_answer(), sql);
}

answer connection::run(const char* sql) {
    if (is_lost()) lose("the connection is closed");
    if (PQsendQuery(handle_.get(), sql) == 0) lose("a statement could not be sent");
    return check(wait_for_answer(), sql);
}

void connection::forget_statements() {
    statements_.clear();
    run("DEALLOCATE ALL");
}

void connection::lift_time_limit() {
    run("SET LOCAL statement_timeout = 0");
    has_time_limit_ = false;
}

std::vector<std::string> connection::take_notifications() {
    if (is_lost() || PQconsumeInput(handle_.get()) == 0) lose("the connection is closed");
    std::vector<std::string> texts;
    while (PGnotify* each = PQnotifies(handle_.get())) {
        texts.emplace_back(each->extra);
        PQfreemem(each);
    }
    return texts;
}

const std::string& connection::prepare(std::string_view sql, std::span<const parameter> values) {
    key_.assign(sql);
    key_.push_back('\0');
    for (const parameter& each : values) key_.push_back(letter_of(each.kind()));
    const auto known = statements_.find(key_);
    if (known != statements_.end()) return known->second;

    if (is_lost()) lose("the connection is closed");
    if (statements_.size() >= statements_max) forget_statements();
    types_.clear();
    for (const parameter& each : values) types_.push_back(oid_of(each.kind()));
    auto name = fmt::format("s{}", ++statements_made_);
    const int sent = PQsendPrepare(
        handle_.get(),
        name.c_str(),
        std::string{sql}.c_str(),
        static_cast<int>(types_.size()),
        types_.data()
    );
    if (sent == 0) lose("a statement could not be sent");
    check(wait_for_answer(), sql);
    return statements_.emplace(key_, std::move(name)).first->second;
}

void connection::encode(std::span<const parameter> values) {
    fixed_.resize(values.size());
    pointers_.resize(values.size());
    lengths_.resize(values.size());
    formats_.assign(values.size(), 1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const parameter& value = values[i];
        char* const fixed = fixed_[i].data();
        pointers_[i] = fixed;
        switch (value.kind()) {
        case parameter::type::boolean:
            *fixed = static_cast<char>(value.integer());
            lengths_[i] = 1;
            break;
        case parameter::type::integer:
            write_number(value.integer(), fixed);
            lengths_[i] = sizeof(std::int64_t);
            break;
        case parameter::type::real:
            write_number(std::bit_cast<std::int64_t>(value.real()), fixed);
            lengths_[i] = sizeof(std::int64_t);
            break;
        case parameter::type::text:
        case parameter::type::bytes:
            if (!value.view().empty()) pointers_[i] = value.view().data();
            lengths_[i] = static_cast<int>(value.view().size());
            break;
        case parameter::type::uuid:
            std::memcpy(fixed, value.as_uuid().bytes.data(), value.as_uuid().bytes.size());
            lengths_[i] = static_cast<int>(value.as_uuid().bytes.size());
            break;
        }
        if (value.is_null()) pointers_[i] = nullptr;
    }
}

answer connection::wait_for_answer() {
    deadline_ = std::chrono::steady_clock::now() + statement_time_max_ + grace;
    answer last;
    for (;;) {
        while (PQisBusy(handle_.get()) != 0) {
            if (!wait_readable()) lose("it does not answer");
            if (PQconsumeInput(handle_.get()) == 0) lose("the connection is closed");
        }
        answer next{PQgetResult(handle_.get())};
        if (!next) return last;
        // Of several commands in one text the first failure counts, else the last answer.
        if (!last || PQresultStatus(last.get()) != PGRES_FATAL_ERROR) last = std::move(next);
    }
}

bool connection::wait_readable() {
    for (;;) {
        int wait_ms = -1;
        if (has_time_limit_) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(
                deadline_ - std::chrono::steady_clock::now()
            );
            wait_ms = static_cast<int>(std::max<std::int64_t>(left.count(), 0));
        }
        pollfd watched{.fd = PQsocket(handle_.get()), .events = POLLIN, .revents = 0};
        const int ready = ::poll(&watched, 1, wait_ms);
        if (ready > 0) return true;
        if (ready == 0) return false;
        if (errno != EINTR) return false;
    }
}

answer connection::check(answer got, std::string_view sql) {
    const auto status = PQresultStatus(got.get());
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) return got;
    if (is_lost()) lose("the connection is closed");
    const char* told = PQresultErrorField(got.get(), PG_DIAG_SQLSTATE);
    const std::string_view code{told == nullptr ? "" : told};
    // What follows a failure in its transaction only says that there was one.
    if (failure_.empty()) failure_ = code;
    if (code == sqlstate::query_canceled) {
        throw too_slow{"A statement took longer than it may."};
    }
    // Only the primary message: the detail repeats values that people typed.
    const char* said = PQresultErrorField(got.get(), PG_DIAG_MESSAGE_PRIMARY);
    const std::string reason{said == nullptr ? "no reason given" : said};
    const auto family = code.substr(0, 2);
    // Out of resources, operator intervention, system error: the server cannot, whoever asks.
    const bool is_outage = family == "53" || family == "57" || family == "58";
    if (is_outage || code == sqlstate::read_only_transaction) {
        throw unavailable{fmt::format("PostgreSQL failed: {}.", reason)};
    }
    throw statement_failed{fmt::format("{} ({}) in: {}", reason, code, sql)};
}

void connection::lose(std::string_view why) {
    handle_.reset();
    statements_.clear();
    throw unavailable{fmt::format("PostgreSQL is gone: {}.", why)};
}

} // namespace lacewing::db::postgres
