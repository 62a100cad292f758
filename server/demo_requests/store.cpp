#include "demo_requests/store.hpp"

namespace lacewing::demo_requests::store {

constexpr std::string_view insert_row =
    "INSERT INTO demo_requests (email_folded, email, requested_at) VALUES ($1, $2, $3) "
    "ON CONFLICT (email_folded) DO NOTHING";

bool insert_request(
    db::transaction& tx, std::string_view email_folded, std::string_view email, timestamp now
) {
    return tx.execute(insert_row, email_folded, email, now) == 1;
}

constexpr std::string_view count_rows =
    "SELECT COUNT(*) FROM demo_requests WHERE requested_at >= $1";

std::int64_t count_since(db::reader& tx, timestamp since) {
    auto rows = tx.query(count_rows, since);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

constexpr std::string_view list_rows = "SELECT email, requested_at FROM demo_requests "
                                       "ORDER BY requested_at DESC, email_folded LIMIT $1";

std::vector<kept_request> list_requests(db::reader& tx, int count_max) {
    std::vector<kept_request> found;
    auto rows = tx.query(list_rows, static_cast<std::int64_t>(count_max));
    while (rows.next()) {
        found.push_back({.email = rows.get<std::string>(0), .requested_at = rows.get<timestamp>(1)}
        );
    }
    return found;
}

} // namespace lacewing::demo_requests::store
