#pragma once

#include "bugs/change_bug.hpp"
#include "bugs/create_bug.hpp"
#include "bugs/insert_bugs.hpp"
#include "bugs/read_bugs.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "members/find_or_create_person.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lacewing::bugs {

/// Alpha with the projects CORE and WEB, on one of the databases.
class on_alpha : public db::on_each_database {
protected:
    void SetUp() override {
        core = make_project(story.owner, story.alpha, "Core");
        web = make_project(story.owner, story.alpha, "Web!");
        theirs = make_project(story.stranger, story.beta, "Theirs");
    }

    projects::project make_project(
        const access::actor& who, organization_id org, const std::string& name
    ) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            return projects::create_project(
                tx,
                changes::begin_act(who, with()),
                org,
                {.id = {}, .name = name, .description = "About " + name, .key = {}, .color = {}},
                with().random
            );
        }));
    }

    bug_id new_id() { return crypto::make_id<bug_id>(with().random, with().clock.now()); }

    create_bug_request titled(std::string title) {
        return {
            .id = new_id(),
            .project_id = core.id,
            .title = std::move(title),
            .description = "What happened",
            .assigned_members = {},
            .client_id = {}
        };
    }

    outcome<bug> create(
        const access::actor& who, organization_id org, const create_bug_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return create_bug(tx, changes::begin_act(who, with()), org, what);
        });
    }
    outcome<bug> create(const create_bug_request& what) {
        return create(story.member, story.alpha, what);
    }
    outcome<bug> change(
        const access::actor& who,
        organization_id org,
        std::string_view which,
        const change_bug_request& what,
        std::optional<std::int64_t> seen_rev = std::nullopt
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return change_bug(tx, changes::begin_act(who, with()), org, which, what, seen_rev);
        });
    }
    outcome<bug> change(
        const bug& which,
        const change_bug_request& what,
        std::optional<std::int64_t> seen_rev = std::nullopt
    ) {
        return change(story.editor, story.alpha, to_string(which.id), what, seen_rev);
    }
    outcome<bug> read(const access::actor& who, organization_id org, std::string_view which) {
        return testing::read(with(), [&](db::reader& tx) { return read_bug(tx, who, org, which); });
    }
    outcome<bug_page> list(
        const access::actor& who,
        organization_id org,
        std::optional<std::string_view> in,
        const http::page_request& page = {.after = std::nullopt, .limit = 50}
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return list_bugs(tx, who, org, in, page);
        });
    }
    outcome<std::vector<bug>> insert(project_id in, const std::vector<new_bug>& what) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(server, with());
            return insert_bugs(tx, by, story.alpha, in, what);
        });
    }
    person_id make_person(std::string_view name) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(server, with());
            return members::find_or_create_person(tx, by, story.alpha, "import", name, random());
        });
    }

    std::int64_t version() {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(story.alpha));
        });
    }
    std::int64_t count(std::string_view sql) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, story.alpha);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    projects::project project(project_id which) {
        return value(testing::read(with(), [&](db::reader& tx) {
            return projects::read_project(tx, story.owner, story.alpha, to_string(which));
        }));
    }

    /// The rows as they are without the server.
    template <class Id>
    void reach_in(const std::string& sql, Id which) {
        const auto touched = testing::write(with(), [&](db::transaction& tx) {
            return tx.execute(sql, story.alpha, which);
        });
        EXPECT_GT(touched, 0) << sql;
    }
    /// What holding rows against the log tells.
    std::vector<std::string> told_by(auto check_replays) {
        std::vector<std::string> lines;
        testing::read(with(), [&](db::reader& tx) {
            check_replays(
                tx, [&](std::string_view line) { lines.emplace_back(line); }, [](auto) {}
            );
            return 0;
        });
        return lines;
    }

    status_id status(std::string_view name) const {
        for (const auto& each : core.statuses) {
            if (each.name == name) return each.id;
        }
        throw std::logic_error{"no such status"};
    }

    /// All counters of Alpha equal what the rows say.
    void expect_exact_counts() {
        EXPECT_EQ(
            count("SELECT bugs FROM org_counts WHERE org_id = $1"),
            count("SELECT COUNT(*) FROM bugs WHERE org_id = $1 AND deleted_at IS NULL AND "
                  "visibility = 'inherit'")
        );
        EXPECT_EQ(
            count("SELECT COUNT(*) FROM projects p WHERE p.org_id = $1 AND (p.bug_count <> "
                  "(SELECT COUNT(*) FROM bugs b WHERE b.org_id = p.org_id AND b.project_id = p.id "
                  "AND b.deleted_at IS NULL AND b.visibility = 'inherit') "
                  "OR p.open_bug_count <> (SELECT COUNT(*) FROM bugs b WHERE b.org_id = p.org_id "
                  "AND b.project_id = p.id AND b.is_open AND b.deleted_at IS NULL AND "
                  "b.visibility = 'inherit'))"),
            0
        );
        EXPECT_EQ(
            count("SELECT COUNT(*) FROM bug_counts c WHERE c.org_id = $1 AND "
                  "c.audience_id = c.org_id AND c.bugs <> (SELECT COUNT(*) FROM bugs b "
                  "WHERE b.org_id = c.org_id AND b.project_id = c.project_id AND "
                  "b.status_id = c.status_id AND b.deleted_at IS NULL AND "
                  "b.visibility = 'inherit')"),
            0
        );
    }

    access::actor server{.is = access::actor::kind::server_operator, .user = {}, .session = {}};
    testing::story story{with()};
    projects::project core;
    projects::project web;
    projects::project theirs;
};

} // namespace lacewing::bugs
