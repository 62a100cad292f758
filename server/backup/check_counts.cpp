#include "backup/check_counts.hpp"

#include "platform/core/id.hpp"

#include <fmt/format.h>

#include <array>

namespace lacewing::backup {

namespace {

/// Answers organization, thing, what is kept, what the rows come to, where the two differ.
struct counter {
    std::string_view name;
    std::string_view sql;
};

// Restricted bugs count for their readers alone, deleted ones for nobody (bugs/count_bugs.hpp).
constexpr std::array counters{
    counter{
        "org_counts.members",
        "SELECT * FROM (SELECT c.org_id, c.org_id AS thing, c.members AS kept, (SELECT COUNT(*) "
        "FROM org_members m WHERE m.org_id = c.org_id) AS counted FROM org_counts c) q "
        "WHERE kept <> counted ORDER BY org_id"
    },
    counter{
        "org_counts.bugs",
        "SELECT * FROM (SELECT c.org_id, c.org_id AS thing, c.bugs AS kept, (SELECT COUNT(*) "
        "FROM bugs b WHERE b.org_id = c.org_id AND b.deleted_at IS NULL "
        "AND b.visibility <> 'restricted') AS counted FROM org_counts c) q "
        "WHERE kept <> counted ORDER BY org_id"
    },
    counter{
        "org_counts.open_bugs",
        "SELECT * FROM (SELECT c.org_id, c.org_id AS thing, c.open_bugs AS kept, (SELECT COUNT(*) "
        "FROM bugs b WHERE b.org_id = c.org_id AND b.deleted_at IS NULL AND b.is_open "
        "AND b.visibility <> 'restricted') AS counted FROM org_counts c) q "
        "WHERE kept <> counted ORDER BY org_id"
    },
    counter{
        "projects.bug_count",
        "SELECT * FROM (SELECT p.org_id, p.id AS thing, p.bug_count AS kept, COALESCE(k.bugs, 0) "
        "AS counted FROM projects p LEFT JOIN (SELECT org_id, project_id, COUNT(*) AS bugs "
        "FROM bugs WHERE deleted_at IS NULL AND visibility <> 'restricted' "
        "GROUP BY org_id, project_id) k ON k.org_id = p.org_id AND k.project_id = p.id) q "
        "WHERE kept <> counted ORDER BY org_id, thing"
    },
    counter{
        "projects.open_bug_count",
        "SELECT * FROM (SELECT p.org_id, p.id AS thing, p.open_bug_count AS kept, "
        "COALESCE(k.bugs, 0) AS counted FROM projects p LEFT JOIN (SELECT org_id, project_id, "
        "COUNT(*) AS bugs FROM bugs WHERE deleted_at IS NULL AND is_open "
        "AND visibility <> 'restricted' GROUP BY org_id, project_id) k "
        "ON k.org_id = p.org_id AND k.project_id = p.id) q "
        "WHERE kept <> counted ORDER BY org_id, thing"
    },
    counter{
        "projects.next_number (the highest number that a bug has)",
        "SELECT * FROM (SELECT p.org_id, p.id AS thing, p.next_number AS kept, "
        "COALESCE(k.highest, 0) AS counted FROM projects p LEFT JOIN (SELECT org_id, project_id, "
        "MAX(number) AS highest FROM bugs GROUP BY org_id, project_id) k "
        "ON k.org_id = p.org_id AND k.project_id = p.id) q "
        "WHERE kept <= counted ORDER BY org_id, thing"
    },
    counter{
        "bugs.comment_count",
        "SELECT * FROM (SELECT b.org_id, b.id AS thing, b.comment_count AS kept, "
        "COALESCE(k.rows, 0) AS counted FROM bugs b LEFT JOIN (SELECT org_id, bug_id, "
        "COUNT(*) AS rows FROM comments WHERE removed_at IS NULL GROUP BY org_id, bug_id) k "
        "ON k.org_id = b.org_id AND k.bug_id = b.id) q "
        "WHERE kept <> counted ORDER BY org_id, thing"
    },
    counter{
        "bugs.vote_count",
        "SELECT * FROM (SELECT b.org_id, b.id AS thing, b.vote_count AS kept, "
        "COALESCE(k.rows, 0) AS counted FROM bugs b LEFT JOIN (SELECT org_id, bug_id, "
        "COUNT(*) AS rows FROM bug_voters GROUP BY org_id, bug_id) k "
        "ON k.org_id = b.org_id AND k.bug_id = b.id) q "
        "WHERE kept <> counted ORDER BY org_id, thing"
    },
    counter{
        "bugs.is_open (what its status says)",
        "SELECT b.org_id, b.id AS thing, CASE WHEN b.is_open THEN 1 ELSE 0 END AS kept, "
        "CASE WHEN s.category IN ('triage', 'open', 'started') THEN 1 ELSE 0 END AS counted "
        "FROM bugs b JOIN statuses s ON s.org_id = b.org_id AND s.project_id = b.project_id "
        "AND s.id = b.status_id WHERE (CASE WHEN b.is_open THEN 1 ELSE 0 END) <> "
        "(CASE WHEN s.category IN ('triage', 'open', 'started') THEN 1 ELSE 0 END) "
        "ORDER BY b.org_id, b.id"
    },
    counter{
        "bug_counts.bugs (of an audience)",
        "SELECT org_id, audience_id AS thing, CAST(SUM(kept) AS BIGINT), "
        "CAST(SUM(counted) AS BIGINT) FROM ("
        "SELECT org_id, audience_id, project_id, status_id, bugs AS kept, 0 AS counted "
        "FROM bug_counts UNION ALL "
        "SELECT org_id, org_id, project_id, status_id, 0, 1 FROM bugs "
        "WHERE deleted_at IS NULL AND visibility <> 'restricted' UNION ALL "
        "SELECT b.org_id, r.reader_id, b.project_id, b.status_id, 0, 1 FROM bugs b "
        "JOIN bug_readers r ON r.org_id = b.org_id AND r.bug_id = b.id "
        "WHERE b.deleted_at IS NULL AND b.visibility = 'restricted') q "
        "GROUP BY org_id, audience_id, project_id, status_id HAVING SUM(kept) <> SUM(counted) "
        "ORDER BY org_id, audience_id"
    },
    counter{
        "principal_bug_counts.created",
        "SELECT org_id, who AS thing, CAST(SUM(kept) AS BIGINT), CAST(SUM(counted) AS BIGINT) "
        "FROM (SELECT org_id, principal_id AS who, created AS kept, 0 AS counted "
        "FROM principal_bug_counts UNION ALL SELECT org_id, author_id, 0, 1 FROM bugs "
        "WHERE deleted_at IS NULL) q GROUP BY org_id, who HAVING SUM(kept) <> SUM(counted) "
        "ORDER BY org_id, who"
    },
    counter{
        "principal_bug_counts.assigned",
        "SELECT org_id, who AS thing, CAST(SUM(kept) AS BIGINT), CAST(SUM(counted) AS BIGINT) "
        "FROM (SELECT org_id, principal_id AS who, assigned AS kept, 0 AS counted "
        "FROM principal_bug_counts UNION ALL SELECT a.org_id, a.assignee_id, 0, 1 "
        "FROM bug_assignees a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id "
        "WHERE b.deleted_at IS NULL) q GROUP BY org_id, who HAVING SUM(kept) <> SUM(counted) "
        "ORDER BY org_id, who"
    },
    counter{
        "attachment_totals.bytes",
        "SELECT org_id, org_id AS thing, CAST(SUM(kept) AS BIGINT), CAST(SUM(counted) AS BIGINT) "
        "FROM (SELECT org_id, bytes AS kept, 0 AS counted FROM attachment_totals UNION ALL "
        "SELECT org_id, 0, size_bytes FROM attachments) q "
        "GROUP BY org_id HAVING SUM(kept) <> SUM(counted) ORDER BY org_id"
    },
    counter{
        "attachment_totals.removed_bytes",
        "SELECT org_id, org_id AS thing, CAST(SUM(kept) AS BIGINT), CAST(SUM(counted) AS BIGINT) "
        "FROM (SELECT org_id, removed_bytes AS kept, 0 AS counted FROM attachment_totals UNION ALL "
        "SELECT org_id, 0, size_bytes FROM attachments WHERE removed_at IS NOT NULL) q "
        "GROUP BY org_id HAVING SUM(kept) <> SUM(counted) ORDER BY org_id"
    },
    counter{
        "changes_about (the version of a change that is not there)",
        "SELECT a.owner_id, a.about_id, a.version, 0 FROM changes_about a WHERE NOT EXISTS ("
        "SELECT 1 FROM changes c WHERE c.owner_id = a.owner_id AND c.stream = a.stream "
        "AND c.version = a.version) ORDER BY a.owner_id, a.about_id, a.version"
    },
};

} // namespace

void check_counts(db::reader& tx, faults& into, const progress& tell) {
    for (const auto& each : counters) {
        into.begin_check();
        auto rows = tx.query(each.sql);
        while (rows.next()) {
            into.add(fmt::format(
                "{}: of {} in {} it is {}, the rows say {}",
                each.name,
                to_string(rows.get<uuid>(1)),
                to_string(rows.get<uuid>(0)),
                rows.get<std::int64_t>(2),
                rows.get<std::int64_t>(3)
            ));
        }
    }
    tell(fmt::format("counters: {} kinds", counters.size()));
}

} // namespace lacewing::backup
