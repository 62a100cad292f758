#include "snapshot/store.hpp"

#include "bugs/related/sides.hpp"
#include "lists/limits.hpp"
#include "lists/sql/writing.hpp"
#include "platform/core/joined.hpp"

#include <chrono>
#include <limits>
#include <span>
#include <string_view>
#include <utility>

namespace lacewing::snapshot::store {

namespace {

namespace sql = lists::sql;

constexpr std::string_view row_columns =
    "b.id, b.project_id, b.number, b.title, b.status_id, b.resolution, b.author_id, "
    "b.assigned_members, b.created_at, b.updated_at, b.closed_at, b.status_since, b.reopen_count, "
    "b.rev, b.severity, b.priority, b.due, b.estimate_hundredths, b.labels, b.visibility, "
    "b.vote_count, b.snoozed_until, b.rank, b.comment_count";

constexpr std::string_view select_watchers =
    "SELECT bug_id, user_id FROM bug_watchers WHERE org_id = $1 AND bug_id >= $2 AND bug_id <= $3 "
    "ORDER BY bug_id DESC, user_id DESC";
constexpr std::string_view select_voters =
    "SELECT bug_id, user_id FROM bug_voters WHERE org_id = $1 AND bug_id >= $2 AND bug_id <= $3 "
    "ORDER BY bug_id DESC, user_id DESC";
constexpr std::string_view count_attachments =
    "SELECT bug_id, COUNT(*) FROM attachments WHERE org_id = $1 AND bug_id >= $2 AND bug_id <= $3 "
    "AND removed_at IS NULL GROUP BY bug_id ORDER BY bug_id DESC";

constexpr std::string_view sum_counters =
    "SELECT CAST(COALESCE(SUM(bugs), 0) AS BIGINT) FROM bug_counts WHERE org_id = $1 AND "
    "(audience_id = $1 OR audience_id = $2)";

constexpr std::string_view select_first_relations =
    "SELECT kind, from_bug, to_bug FROM relations WHERE org_id = $1 "
    "ORDER BY from_bug, kind, to_bug LIMIT $2";
constexpr std::string_view select_next_relations =
    "SELECT kind, from_bug, to_bug FROM relations WHERE org_id = $1 "
    "AND (from_bug, kind, to_bug) > ($3, $4, $5) ORDER BY from_bug, kind, to_bug LIMIT $2";

constexpr std::string_view relation_columns = "SELECT r.kind, r.from_bug, r.to_bug ";
constexpr std::string_view oldest_first = "ORDER BY r.created_at, r.id";
constexpr std::string_view select_relations_of = joined<
    relation_columns,
    bugs::related::from_both_sides,
    bugs::related::where_both_sides,
    bugs::related::knows_b,
    oldest_first>::text;

constexpr std::string_view count_on_bug =
    "SELECT b.comment_count, (SELECT COUNT(*) FROM attachments a WHERE a.org_id = $1 "
    "AND a.bug_id = $2 AND a.removed_at IS NULL) FROM bugs b WHERE b.org_id = $1 AND b.id = $2";

constexpr uuid highest_id = [] {
    uuid made;
    made.bytes.fill(std::numeric_limits<std::uint8_t>::max());
    return made;
}();

std::string statement_of(
    sql::writing& in, const part& which, const std::optional<uuid>& below, int most
) {
    // SQLite would rather take the index that is unique, and read a row for each closed bug too.
    const auto index = in.speaks == db::dialect::sqlite ? " INDEXED BY bugs_asked" : "";
    auto text = fmt::format(
        "SELECT {} FROM bugs b{} WHERE b.org_id = {} AND b.id < {} AND b.is_open = {} AND {}",
        row_columns,
        index,
        in.org,
        in.values.add(below.value_or(highest_id)),
        which.is_open ? "TRUE" : "FALSE",
        sql::known(in, "b")
    );
    if (which.of) text += fmt::format(" AND b.project_id = {}", in.values.add(*which.of));
    if (which.but_of) text += fmt::format(" AND b.project_id <> {}", in.values.add(*which.but_of));
    return text + fmt::format(" ORDER BY b.id DESC LIMIT {}", in.values.add(std::int64_t{most}));
}

row row_at(const db::result& rows) {
    return {
        .id = rows.get<uuid>(0),
        .project = rows.get<uuid>(1),
        .number = rows.get<std::int64_t>(2),
        .title = rows.get<std::string>(3),
        .status = rows.get<uuid>(4),
        .resolution = rows.get<std::string>(5),
        .author = rows.get<uuid>(6),
        .assignees = rows.get<std::string>(7),
        .created = rows.get<std::int64_t>(8),
        .updated = rows.get<std::int64_t>(9),
        .closed = rows.get<std::optional<std::int64_t>>(10),
        .since = rows.get<std::int64_t>(11),
        .reopened = rows.get<std::int64_t>(12),
        .rev = rows.get<std::int64_t>(13),
        .severity = rows.get<std::int64_t>(14),
        .priority = rows.get<std::int64_t>(15),
        .due = rows.get<std::optional<std::string>>(16),
        .estimate = rows.get<std::optional<std::int64_t>>(17),
        .labels = rows.get<std::string>(18),
        .is_restricted = rows.get<std::string_view>(19) == "restricted",
        .votes = rows.get<std::int64_t>(20),
        .snooze = rows.get<std::optional<std::int64_t>>(21),
        .rank = rows.get<std::string>(22),
        .comments = rows.get<std::int64_t>(23),
    };
}

std::vector<relation> relations_in(db::result rows) {
    std::vector<relation> found;
    while (rows.next()) {
        found.push_back(
            {.kind = rows.get<std::string>(0), .from = rows.get<uuid>(1), .to = rows.get<uuid>(2)}
        );
    }
    return found;
}

/// Both come by id, the highest first: what hangs on other bugs is passed by.
template <class Take>
void hang_on(
    db::reader& tx, std::string_view sql, organization_id org, std::span<row> on, Take take
) {
    auto hanging = tx.query(sql, org, on.back().id, on.front().id);
    auto at = on.begin();
    while (hanging.next()) {
        const auto bug = hanging.get<uuid>(0);
        while (at != on.end() && at->id > bug) ++at;
        if (at == on.end()) return;
        if (at->id == bug) take(*at, hanging);
    }
}

} // namespace

std::vector<row> read_rows(
    db::reader& tx,
    const lists::asker& who,
    const part& which,
    const std::optional<uuid>& below,
    int most
) {
    const query::tree every_bug{};
    sql::writing in{tx, who, every_bug};
    const auto statement = statement_of(in, which, below, most);
    constexpr std::chrono::milliseconds time_max{limits::query_ms_max};
    std::vector<row> found;
    {
        auto rows = tx.query_composed(statement, in.values.all(), time_max);
        while (rows.next()) found.push_back(row_at(rows));
    }
    if (found.empty()) return found;
    hang_on(tx, select_watchers, who.org, found, [](row& of, const db::result& rows) {
        of.watchers.push_back(rows.get<uuid>(1));
    });
    hang_on(tx, select_voters, who.org, found, [](row& of, const db::result& rows) {
        of.voters.push_back(rows.get<uuid>(1));
    });
    hang_on(tx, count_attachments, who.org, found, [](row& of, const db::result& rows) {
        of.attachments = rows.get<std::int64_t>(1);
    });
    return found;
}

std::int64_t count_bugs(db::reader& tx, const lists::asker& who) {
    auto rows = tx.query(sum_counters, who.org, who.reader);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::vector<relation> read_relations(
    db::reader& tx, organization_id org, const std::optional<relation>& after, int most
) {
    auto rows = after ? tx.query(
                            select_next_relations,
                            org,
                            std::int64_t{most},
                            after->from,
                            after->kind,
                            after->to
                        )
                      : tx.query(select_first_relations, org, std::int64_t{most});
    return relations_in(std::move(rows));
}

std::vector<relation> read_relations_of(
    db::reader& tx, organization_id org, bug_id which, const bugs::related::knower& asks
) {
    return relations_in(tx.query(select_relations_of, org, which, asks.of_all, asks.reader));
}

hanging count_hanging(db::reader& tx, organization_id org, bug_id which) {
    auto rows = tx.query(count_on_bug, org, which);
    if (!rows.next()) return {};
    return {.comments = rows.get<std::int64_t>(0), .attachments = rows.get<std::int64_t>(1)};
}

} // namespace lacewing::snapshot::store
