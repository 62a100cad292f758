#include "bugs/workflow/store.hpp"

namespace lacewing::bugs::store {

namespace {

constexpr std::string_view select_in_status =
    "SELECT id FROM bugs WHERE org_id = $1 AND project_id = $2 AND status_id = $3 "
    "ORDER BY id LIMIT $4";

constexpr std::string_view sum_in_status =
    "SELECT CAST(COALESCE(SUM(bugs), 0) AS BIGINT) FROM bug_counts WHERE org_id = $1 AND "
    "audience_id IN ($1, $4) AND project_id = $2 AND status_id = $3";

constexpr std::string_view lock_one_bug =
    "SELECT id FROM bugs WHERE org_id = $1 AND id = $2 FOR UPDATE";

} // namespace

std::vector<bug_id> some_in_status(
    db::reader& tx, organization_id org, project_id in, status_id which, int count
) {
    std::vector<bug_id> found;
    auto rows = tx.query(select_in_status, org, in, which, count);
    while (rows.next()) found.push_back(rows.get<bug_id>(0));
    return found;
}

std::int64_t count_in_status(
    db::reader& tx,
    organization_id org,
    project_id in,
    status_id which,
    const std::optional<uuid>& reader
) {
    auto rows = tx.query(sum_in_status, org, in, which, reader.value_or(org.value));
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

void lock_bug(db::transaction& tx, organization_id org, bug_id which) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return;
    auto rows = tx.query(lock_one_bug, org, which);
    while (rows.next()) {
    }
}

} // namespace lacewing::bugs::store
