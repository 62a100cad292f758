#include "vitals/store.hpp"

#include "platform/core/limits.hpp"

namespace lacewing::vitals::store {

namespace {

constexpr std::string_view increment_bucket =
    "INSERT INTO vitals (day, route, metric, bucket, count) VALUES ($1, $2, $3, $4, 1) "
    "ON CONFLICT (day, route, metric, bucket) DO UPDATE SET count = vitals.count + 1";

constexpr std::string_view delete_oldest_day =
    "DELETE FROM vitals WHERE day = (SELECT MIN(day) FROM vitals WHERE day < $1)";

constexpr std::string_view list_buckets =
    "SELECT route, metric, day, bucket, count FROM vitals WHERE day >= $1 AND day <= $2 "
    "ORDER BY route, metric, day, bucket LIMIT $3";

} // namespace

void increment(
    db::transaction& tx, std::int64_t day, std::string_view route, vital metric, int bucket
) {
    tx.execute(increment_bucket, day, route, schema::name_of(metric), bucket);
}

void remove_oldest_day(db::transaction& tx, std::int64_t first_kept) {
    tx.execute(delete_oldest_day, first_kept);
}

std::vector<counted> list(db::reader& tx, std::int64_t first_day, std::int64_t last_day) {
    std::vector<counted> found;
    auto rows = tx.query(list_buckets, first_day, last_day, limits::vital_rows_max);
    while (rows.next()) {
        const auto metric = schema::value_named<vital>(rows.get<std::string_view>(1));
        if (!metric) continue;
        found.push_back(
            {.route = rows.get<std::string>(0),
             .metric = *metric,
             .day = rows.get<std::int64_t>(2),
             .bucket = rows.get<int>(3),
             .count = rows.get<std::int64_t>(4)}
        );
    }
    return found;
}

} // namespace lacewing::vitals::store
