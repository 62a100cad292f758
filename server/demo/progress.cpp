#include "demo/progress.hpp"

#include <array>

namespace lacewing::demo::store {

namespace {

constexpr std::string_view select_latest =
    "SELECT org_id, begun_at, bugs_asked, deeds_done, crowd_done FROM demo_progress "
    "ORDER BY begun_at DESC, org_id LIMIT 1";
constexpr std::string_view select_one =
    "SELECT org_id, begun_at, bugs_asked, deeds_done, crowd_done FROM demo_progress "
    "WHERE org_id = $1";
constexpr std::string_view insert_row =
    "INSERT INTO demo_progress (org_id, begun_at, bugs_asked, deeds_done, crowd_done) "
    "VALUES ($1, $2, $3, $4, $5)";
constexpr std::string_view update_row = "UPDATE demo_progress SET deeds_done = $4, crowd_done = $5 "
                                        "WHERE org_id = $1 AND deeds_done = $2 AND crowd_done = $3";

constexpr std::array count_statements{
    "ANALYZE bugs",
    "ANALYZE bug_labels",
    "ANALYZE bug_watchers",
    "ANALYZE bug_assignees",
    "ANALYZE comments",
    "ANALYZE relations",
    "ANALYZE changes",
};

std::optional<progress> read(db::result rows) {
    if (!rows.next()) return std::nullopt;
    return progress{
        .org = rows.get<organization_id>(0),
        .begun = rows.get<timestamp>(1),
        .bugs_asked = rows.get<std::int64_t>(2),
        .deeds_done = rows.get<std::int64_t>(3),
        .crowd_done = rows.get<std::int64_t>(4)
    };
}

} // namespace

std::optional<progress> find_progress(db::reader& tx) {
    return read(tx.query(select_latest));
}

std::optional<progress> find_progress(db::reader& tx, organization_id of) {
    return read(tx.query(select_one, of));
}

void insert_progress(db::transaction& tx, const progress& begun) {
    tx.execute(
        insert_row, begun.org, begun.begun, begun.bugs_asked, begun.deeds_done, begun.crowd_done
    );
}

bool move_progress(db::transaction& tx, const progress& from, const progress& to) {
    const auto moved = tx.execute(
        update_row, from.org, from.deeds_done, from.crowd_done, to.deeds_done, to.crowd_done
    );
    return moved == 1;
}

void count_tables(db::transaction& tx) {
    if (tx.speaks() == db::dialect::sqlite) return;
    for (const auto* each : count_statements) tx.execute(each);
}

} // namespace lacewing::demo::store
