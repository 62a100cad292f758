#include "platform/jobs/store.hpp"

namespace lacewing::jobs::store {

namespace {

constexpr std::string_view insert_row =
    "INSERT INTO outbox (kind, payload, created_at, due, tries) VALUES ($1, $2, $3, $4, 0)";

// The outer condition decides a race on PostgreSQL: the loser finds the row's `due` moved.
constexpr std::string_view lease_row =
    "UPDATE outbox SET due = $2, tries = tries + 1 "
    "WHERE id = (SELECT id FROM outbox WHERE due <= $1 ORDER BY due, id LIMIT 1) AND due <= $1 "
    "RETURNING id, kind, payload, created_at, tries";

constexpr std::string_view delete_row = "DELETE FROM outbox WHERE id = $1 AND due = $2";

constexpr std::string_view postpone_row = "UPDATE outbox SET due = $3 WHERE id = $1 AND due = $2";

constexpr std::string_view find_next_due = "SELECT due FROM outbox ORDER BY due, id LIMIT 1";

} // namespace

void insert_job(
    db::transaction& tx,
    std::string_view kind,
    std::string_view payload,
    timestamp now,
    timestamp due
) {
    tx.execute(insert_row, kind, payload, now, due);
}

std::optional<job> lease_job(db::transaction& tx, timestamp now, timestamp lease_end) {
    auto rows = tx.query(lease_row, now, lease_end);
    if (!rows.next()) return std::nullopt;
    return job{
        .id = rows.get<std::int64_t>(0),
        .kind = rows.get<std::string>(1),
        .payload = rows.get<std::string>(2),
        .enqueued_at = rows.get<timestamp>(3),
        .tries = rows.get<std::int64_t>(4),
    };
}

void remove_job(db::transaction& tx, std::int64_t job, timestamp lease_end) {
    tx.execute(delete_row, job, lease_end);
}

void postpone_job(db::transaction& tx, std::int64_t job, timestamp lease_end, timestamp due) {
    tx.execute(postpone_row, job, lease_end, due);
}

std::optional<timestamp> next_due(db::reader& tx) {
    auto rows = tx.query(find_next_due);
    if (!rows.next()) return std::nullopt;
    return rows.get<timestamp>(0);
}

} // namespace lacewing::jobs::store
