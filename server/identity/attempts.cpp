#include "identity/attempts.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <stdexcept>

namespace lacewing::identity {

namespace {

constexpr std::int64_t grown_window_s_max = 24 * 3600;
/// A limit that grows remembers so long that its last window was filled.
constexpr std::int64_t growth_memory_s = 30 * 24 * 3600;

struct attempts_row {
    std::int64_t count = 0;
    std::int64_t filled_windows = 0;
    timestamp window_ends_at;
};

timestamp after(timestamp moment, std::int64_t seconds) {
    return {moment.microseconds + seconds * microseconds_per_s};
}

std::int64_t window_s(const attempt_limit& limit, std::int64_t filled_windows) {
    auto seconds = limit.window_s;
    for (std::int64_t n = 0; n < filled_windows && seconds < grown_window_s_max; ++n) seconds *= 2;
    return filled_windows == 0 ? seconds : std::min(seconds, grown_window_s_max);
}

std::optional<retry_after> wait_of(
    const attempts_row& row, const attempt_limit& limit, timestamp now
) {
    if (now >= row.window_ends_at || row.count < limit.count_max) return std::nullopt;
    const auto left = row.window_ends_at.microseconds - now.microseconds;
    return (left + microseconds_per_s - 1) / microseconds_per_s;
}

constexpr std::string_view find_row =
    "SELECT count, filled_windows, window_ends_at FROM attempts WHERE key = $1";

std::optional<attempts_row> find_attempts(db::reader& tx, std::string_view key) {
    auto rows = tx.query(find_row, key);
    if (!rows.next()) return std::nullopt;
    return attempts_row{
        .count = rows.get<std::int64_t>(0),
        .filled_windows = rows.get<std::int64_t>(1),
        .window_ends_at = rows.get<timestamp>(2),
    };
}

// A first try makes the row before it is read, so that two processes count one after the other.
constexpr std::string_view claim_row =
    "INSERT INTO attempts (key, count, filled_windows, window_ends_at, forget_at) "
    "VALUES ($1, 0, 0, $2, $2) "
    "ON CONFLICT (key) DO UPDATE SET count = attempts.count "
    "RETURNING count, filled_windows, window_ends_at";

attempts_row claim_attempts(db::transaction& tx, std::string_view key, timestamp window_end) {
    auto rows = tx.query(claim_row, key, window_end);
    if (!rows.next()) throw std::logic_error{"an upsert returned no row"};
    return {
        .count = rows.get<std::int64_t>(0),
        .filled_windows = rows.get<std::int64_t>(1),
        .window_ends_at = rows.get<timestamp>(2),
    };
}

constexpr std::string_view update_row =
    "UPDATE attempts SET count = $2, filled_windows = $3, window_ends_at = $4, forget_at = $5 "
    "WHERE key = $1";

constexpr std::string_view delete_forgotten =
    "DELETE FROM attempts WHERE key IN "
    "(SELECT key FROM attempts WHERE forget_at < $1 ORDER BY forget_at, key LIMIT 10)";

constexpr std::string_view forgive_row =
    "UPDATE attempts SET count = count - 1 WHERE key = $1 AND count > 0";

constexpr std::string_view delete_row = "DELETE FROM attempts WHERE key = $1";

} // namespace

std::optional<retry_after> count_attempt(
    db::transaction& tx, std::string_view key, const attempt_limit& limit, timestamp now
) {
    auto row = claim_attempts(tx, key, after(now, limit.window_s));
    if (const auto wait = wait_of(row, limit, now)) return wait;
    if (now >= row.window_ends_at) {
        const bool was_filled = row.count >= limit.count_max;
        row.filled_windows = limit.grows && was_filled ? row.filled_windows + 1 : 0;
        row.window_ends_at = after(now, window_s(limit, row.filled_windows));
        row.count = 0;
    }
    ++row.count;
    const auto forget_at =
        limit.grows ? after(row.window_ends_at, growth_memory_s) : row.window_ends_at;
    tx.execute(update_row, key, row.count, row.filled_windows, row.window_ends_at, forget_at);
    // Every count clears away more rows than it makes, so the table holds what is still of use.
    if (row.count == 1) tx.execute(delete_forgotten, now);
    return std::nullopt;
}

std::optional<retry_after> find_block(
    db::reader& tx, std::string_view key, const attempt_limit& limit, timestamp now
) {
    const auto row = find_attempts(tx, key);
    if (!row) return std::nullopt;
    return wait_of(*row, limit, now);
}

void forgive_attempt(db::transaction& tx, std::string_view key) {
    tx.execute(forgive_row, key);
}

void forget_attempts(db::transaction& tx, std::string_view key) {
    tx.execute(delete_row, key);
}

problem too_many_attempts(retry_after wait_s) {
    return {
        .status = 429,
        .code = "too_many_attempts",
        .detail = "Too many attempts. Please wait a while and try again.",
        .retry_after_s = wait_s,
    };
}

std::string network_of(std::string_view client_address) {
    const std::string text{client_address};
    std::array<std::uint8_t, 16> bytes{};
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
    std::array<char, INET6_ADDRSTRLEN> printed{};
    constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    if (std::equal(mapped.begin(), mapped.end(), bytes.begin())) {
        inet_ntop(AF_INET, bytes.data() + 12, printed.data(), printed.size());
        return printed.data();
    }
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    inet_ntop(AF_INET6, bytes.data(), printed.data(), printed.size());
    return std::string{printed.data()} + "/64";
}

} // namespace lacewing::identity
