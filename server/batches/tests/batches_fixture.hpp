#pragma once

#include "batches/bulk_change.hpp"
#include "batches/read_progress.hpp"
#include "batches/undo_batch.hpp"
#include "bugs/change_bug.hpp"
#include "bugs/create_bug.hpp"
#include "bugs/read_bugs.hpp"
#include "changes/record.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lacewing::batches {

/// Alpha with a project, on one of the databases, and acts that can be undone.
class on_batches : public db::on_each_database {
protected:
    void SetUp() override { core = make_project(story.owner, story.alpha, "Core"); }

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

    batch_id new_batch() { return crypto::make_id<batch_id>(with().random, with().clock.now()); }

    bugs::bug report(const access::actor& who, organization_id org, project_id in) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            const bugs::create_bug_request what{
                .id = crypto::make_id<bug_id>(with().random, with().clock.now()),
                .project_id = in,
                .title = "It breaks",
                .description = "Always"
            };
            return bugs::create_bug(tx, changes::begin_act(who, with()), org, what);
        }));
    }
    bugs::bug report() { return report(story.member, story.alpha, core.id); }

    /// Edits in a batch of its own, which is given back.
    batch_id edit(
        const access::actor& who, const bugs::bug& which, const bugs::change_bug_request& what
    ) {
        clock().advance_s(1);
        auto by = changes::begin_act(who, with());
        edit_in(by, which, what);
        return by.batch;
    }
    void edit_in(
        const changes::act& by, const bugs::bug& which, const bugs::change_bug_request& what
    ) {
        value(testing::write(with(), [&](db::transaction& tx) {
            return bugs::change_bug(tx, by, story.alpha, to_string(which.id), what, std::nullopt);
        }));
    }

    /// The latest batch that changed the bug.
    batch_id batch_of(const bugs::bug& which) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(
                "SELECT batch_id FROM changes WHERE subject_id = $1 ORDER BY at DESC LIMIT 1",
                which.id
            );
            return rows.next() ? rows.get<batch_id>(0) : batch_id{};
        });
    }

    /// A label of Alpha.
    label_id make_label(std::string_view name) {
        const auto made = crypto::make_id<label_id>(with().random, with().clock.now());
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO labels (org_id, id, name, name_folded, color, description, "
                "created_at) VALUES ($1, $2, $3, $3, 'red', '', $4)",
                story.alpha,
                made,
                name,
                clock().now()
            );
        });
        return made;
    }

    /// All pieces of an undo under that id.
    outcome<undo_batch_result> undo(
        const access::actor& who, batch_id which, batch_id as, int pieces_max = 10'000
    ) {
        clock().advance_s(1);
        const changes::act by{.who = who, .at = with().clock.now(), .batch = as};
        bool is_done = false;
        for (int piece = 0; !is_done && piece < pieces_max; ++piece) {
            const auto came = testing::write(with(), [&](db::transaction& tx) {
                return undo_next_things(tx, by, story.alpha, which);
            });
            if (!came) return refused{came.error()};
            is_done = *came;
        }
        return testing::read(with(), [&](db::reader& tx) {
            return read_undo(tx, who, story.alpha, as);
        });
    }
    outcome<undo_batch_result> undo(const access::actor& who, batch_id which) {
        return undo(who, which, new_batch());
    }

    /// So many pieces of a bulk edit; all of them by default.
    outcome<bulk_change_result> bulk(
        const access::actor& who, const bulk_change_request& what, int pieces_max = 10'000
    ) {
        clock().advance_s(1);
        const changes::act by{.who = who, .at = with().clock.now(), .batch = what.batch_id};
        bool is_done = false;
        for (int piece = 0; !is_done && piece < pieces_max; ++piece) {
            const auto came = testing::write(with(), [&](db::transaction& tx) {
                return change_next_bugs(tx, by, story.alpha, what);
            });
            if (!came) return refused{came.error()};
            is_done = *came;
        }
        return testing::read(with(), [&](db::reader& tx) {
            return read_bulk_change(tx, who, story.alpha, what.batch_id);
        });
    }

    bugs::bug present(const bugs::bug& which) {
        return value(testing::read(with(), [&](db::reader& tx) {
            return bugs::read_bug(tx, story.owner, story.alpha, to_string(which.id));
        }));
    }
    std::int64_t count(std::string_view sql) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, story.alpha);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    status_id status(std::string_view name) const {
        for (const auto& each : core.statuses) {
            if (each.name == name) return each.id;
        }
        throw std::logic_error{"no such status"};
    }

    testing::story story{with()};
    projects::project core;
};

} // namespace lacewing::batches
