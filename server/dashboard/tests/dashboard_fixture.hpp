#pragma once

#include "bugs/tests/bugs_fixture.hpp"
#include "dashboard/list_my_bugs.hpp"
#include "dashboard/read_counts.hpp"

#include <string>
#include <vector>

namespace lacewing::dashboard {

/// Alpha and Beta with their bugs, as each person's dashboard sees them.
class on_dashboard : public bugs::on_alpha {
protected:
    bug_counts counts(const access::actor& who) {
        return value(testing::read(with(), [&](db::reader& tx) { return read_counts(tx, who); }));
    }

    /// The same, by looking at every bug.
    bug_counts recount(const access::actor& who) {
        const std::string mine = " AND b.org_id IN (SELECT m.org_id FROM org_members m JOIN orgs o "
                                 "ON o.id = m.org_id WHERE m.member_id = $1 AND "
                                 "o.deleted_at IS NULL)";
        const auto count = [&](const std::string& sql) {
            return testing::read(with(), [&](db::reader& tx) {
                auto rows = tx.query(sql + mine, who.user);
                return rows.next() ? rows.get<std::int64_t>(0) : -1;
            });
        };
        return {
            .created = count("SELECT COUNT(*) FROM bugs b WHERE b.author_id = $1"),
            .open = count("SELECT COUNT(*) FROM bugs b WHERE b.is_open"),
            .assigned = count("SELECT COUNT(*) FROM bug_assignees b WHERE b.assignee_id = $1")
        };
    }

    outcome<my_bug_page> page(
        const access::actor& who,
        bug_list which,
        const http::page_request& of = {.after = std::nullopt, .limit = 50}
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return list_my_bugs(tx, who, which, of);
        });
    }

    /// All pages, each of `limit` bugs; expects each to tell the same total.
    std::vector<my_bug> walk(const access::actor& who, bug_list which, int limit) {
        std::vector<my_bug> seen;
        http::page_request asked{.after = std::nullopt, .limit = limit};
        for (;;) {
            auto found = value(page(who, which, asked));
            EXPECT_LE(std::ssize(found.items), limit);
            std::ranges::move(found.items, std::back_inserter(seen));
            if (!found.next_cursor) {
                EXPECT_EQ(found.total, std::ssize(seen));
                return seen;
            }
            asked.after = http::parse_cursor(*found.next_cursor);
        }
    }

    /// The counters of Alpha equal what its rows say, whoever looks.
    void expect_exact_counters() {
        expect_exact_counts();
        EXPECT_EQ(
            count("SELECT open_bugs FROM org_counts WHERE org_id = $1"),
            count("SELECT COUNT(*) FROM bugs WHERE org_id = $1 AND is_open")
        );
        EXPECT_EQ(
            count("SELECT COUNT(*) FROM principal_bug_counts c WHERE c.org_id = $1 AND "
                  "(c.created <> (SELECT COUNT(*) FROM bugs b WHERE b.org_id = c.org_id AND "
                  "b.author_id = c.principal_id) OR c.assigned <> (SELECT COUNT(*) FROM "
                  "bug_assignees a WHERE a.org_id = c.org_id AND "
                  "a.assignee_id = c.principal_id))"),
            0
        );
        EXPECT_EQ(
            count("SELECT CAST(COALESCE(SUM(created), 0) AS BIGINT) FROM principal_bug_counts "
                  "WHERE org_id = $1"),
            count("SELECT COUNT(*) FROM bugs WHERE org_id = $1")
        );
        EXPECT_EQ(
            count("SELECT CAST(COALESCE(SUM(assigned), 0) AS BIGINT) FROM principal_bug_counts "
                  "WHERE org_id = $1"),
            count("SELECT COUNT(*) FROM bug_assignees WHERE org_id = $1")
        );
    }

    bugs::bug report(
        const access::actor& who, organization_id org, project_id in, std::vector<uuid> assigned
    ) {
        clock().advance_s(1);
        auto what = titled("It breaks");
        what.project_id = in;
        what.assigned_members = std::move(assigned);
        return value(create(who, org, what));
    }

    void leave(const access::actor& who, organization_id org) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "DELETE FROM org_members WHERE org_id = $1 AND member_id = $2", org, who.user
            );
        });
    }

    void set_deleted(organization_id org, std::optional<timestamp> at) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute("UPDATE orgs SET deleted_at = $2 WHERE id = $1", org, at);
        });
    }

    void join_alpha(const access::actor& who) {
        organizations::organization alpha;
        alpha.id = story.alpha;
        alpha.join_code = story.alpha_join_code;
        testing::join(with(), who, alpha);
    }
};

} // namespace lacewing::dashboard
