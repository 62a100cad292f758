#include "organizations/counts.hpp"

#include "organizations/store.hpp"

namespace lacewing::organizations {

namespace {

constexpr std::string_view select_restricted =
    "SELECT c.project_id, CAST(SUM(c.bugs) AS BIGINT), CAST(SUM(CASE "
    "WHEN s.category IN ('done', 'dropped') THEN 0 ELSE c.bugs END) AS BIGINT) FROM bug_counts c "
    "JOIN statuses s ON s.org_id = c.org_id AND s.project_id = c.project_id AND s.id = c.status_id "
    "WHERE c.org_id = $1 AND c.audience_id = $2 GROUP BY c.project_id";

} // namespace

void count_bugs(db::transaction& tx, organization_id org, const bug_difference& by) {
    store::add_to_bugs(tx, org, by.bugs, by.open_bugs);
}

std::int64_t bug_count(db::reader& tx, organization_id org, const std::optional<uuid>& reader) {
    auto count = store::bug_count(tx, org);
    for (const auto& each : restricted_counts(tx, org, reader)) count += each.bugs;
    return count;
}

std::vector<restricted_count> restricted_counts(
    db::reader& tx, organization_id org, const std::optional<uuid>& reader
) {
    std::vector<restricted_count> found;
    if (!reader) return found;
    auto rows = tx.query(select_restricted, org, *reader);
    while (rows.next()) {
        found.push_back(
            {.in = rows.get<project_id>(0),
             .bugs = rows.get<std::int64_t>(1),
             .open_bugs = rows.get<std::int64_t>(2)}
        );
    }
    return found;
}

void lock(db::transaction& tx, organization_id org) {
    store::lock(tx, org);
}

} // namespace lacewing::organizations
