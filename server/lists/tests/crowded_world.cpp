#include "lists/tests/crowded_world.hpp"

#include <fmt/format.h>

namespace lacewing::lists {

namespace {

constexpr int seeds = 100; ///< bugs that are made one by one
constexpr std::int64_t us_of_day = 24 * 3600 * microseconds_per_s;

constexpr std::string_view copied =
    "author_kind, author_id, assigned_members, created_at, closed_at, status_since, reopen_count, "
    "rev, title_rev, description_rev, visibility, priority, due, environment, labels, vote_count, "
    "shared_with, description";

} // namespace

/// Copies of the seeds, each with a number and a change of its own.
void crowded_world_on::multiply(const projects::project& in, organization_id org, int times) {
    std::string places = "SELECT 1 AS nth";
    for (int nth = 2; nth <= times; ++nth) places += fmt::format(" UNION ALL SELECT {}", nth);
    const auto copy = fmt::format(
        "INSERT INTO bugs (org_id, id, project_id, status_id, is_open, resolution, number, title, "
        "title_folded, updated_at, severity, rank, {0}) SELECT $1, {1}, $2, "
        "CASE WHEN b.is_open THEN $3 ELSE $4 END, b.is_open, b.resolution, "
        "b.number + k.nth * 1000, b.title, b.title_folded, b.updated_at - k.nth * {2} - b.number, "
        "b.number % 5, b.rank || k.nth, {0} FROM bugs b JOIN ({3}) k ON TRUE "
        "WHERE b.org_id = $5 AND b.project_id = $6 AND b.number <= {4}",
        copied,
        is_sqlite() ? "randomblob(16)" : "gen_random_uuid()",
        us_of_day / 8,
        places,
        seeds
    );
    const auto status_in = [&](projects::category of) {
        for (const auto& each : in.statuses) {
            if (each.category == of) return each.id;
        }
        throw std::logic_error{"no such status"};
    };
    testing::write(with(), [&](db::transaction& tx) {
        tx.lift_time_limit();
        tx.execute(
            copy,
            org,
            in.id,
            status_in(projects::category::triage),
            status_in(projects::category::done),
            story.alpha,
            core.id
        );
    });
}

void crowded_world_on::label_all(organization_id org, std::string_view name) {
    const auto id = crypto::make_id<label_id>(with().random, with().clock.now());
    testing::write(with(), [&](db::transaction& tx) {
        tx.lift_time_limit();
        tx.execute(
            "INSERT INTO labels (org_id, id, name, name_folded, color, description, created_at) "
            "VALUES ($1, $2, $3, $3, 'gray', '', 0)",
            org,
            id,
            name
        );
        tx.execute(
            "INSERT INTO bug_labels (org_id, bug_id, label_id) SELECT b.org_id, b.id, $2 "
            "FROM bugs b WHERE b.org_id = $1 AND b.number % 3 = 0",
            org,
            id
        );
    });
}

/// People, relations and comments by the numbers of bugs.
void crowded_world_on::hang_on_all(organization_id org) {
    const auto new_id = is_sqlite() ? "randomblob(16)" : "gen_random_uuid()";
    testing::write(with(), [&](db::transaction& tx) {
        tx.lift_time_limit();
        tx.execute(
            "INSERT INTO bug_assignees (org_id, bug_id, position, assignee_kind, assignee_id) "
            "SELECT b.org_id, b.id, 0, 'user', $2 FROM bugs b "
            "WHERE b.org_id = $1 AND b.number % 20 = 7",
            org,
            story.member.user
        );
        for (const std::string_view people : {"bug_watchers", "bug_voters"}) {
            tx.execute(
                fmt::format(
                    "INSERT INTO {} (org_id, bug_id, user_id) SELECT b.org_id, b.id, $2 "
                    "FROM bugs b WHERE b.org_id = $1 AND b.number % 30 = 4",
                    people
                ),
                org,
                story.member.user
            );
        }
        for (const std::string_view kind : {"blocks", "parent", "relates_to"}) {
            tx.execute(
                fmt::format(
                    "INSERT INTO relations (org_id, id, kind, from_bug, to_bug, created_at, "
                    "handed_over) SELECT b.org_id, {}, '{}', b.id, o.id, 0, '{{}}' FROM bugs b "
                    "JOIN bugs o ON o.org_id = b.org_id AND o.project_id = b.project_id AND "
                    "o.number = b.number + 1 WHERE b.org_id = $1 AND b.number % 10 = 2",
                    new_id,
                    kind
                ),
                org
            );
        }
        tx.execute(
            fmt::format(
                "INSERT INTO comments (org_id, id, bug_id, author_kind, author_id, created_at, "
                "rev, reactions, text) SELECT b.org_id, {}, b.id, 'user', $2, 0, 1, '[]', 'Seen' "
                "FROM bugs b WHERE b.org_id = $1 AND b.number % 2 = 0",
                new_id
            ),
            org,
            story.member.user
        );
    });
}

void crowded_world_on::SetUp() {
    lists_on::SetUp();
    std::vector<bugs::new_bug> many;
    for (int n = 0; n < seeds; ++n) {
        const bool is_closed = n % 3 != 0;
        const timestamp at{with().clock.now().microseconds - n * us_of_day};
        many.push_back(
            {.id = this->new_id(),
             .number = std::nullopt,
             .title = fmt::format("Crash {} on start", n),
             .description = "Not for lists",
             .status = status(is_closed ? "Fixed" : "New"),
             .author = {.is = principal::kind::user, .value = story.member.user.value},
             .assigned = {},
             .created = at,
             .updated = at,
             .closed = is_closed ? std::optional{at} : std::nullopt,
             .status_since = at}
        );
        if (is_closed) many.back().resolution = bugs::resolution::fixed;
        if (n % 25 == 1) many.back().visibility = changes::visibility::restricted;
    }
    ASSERT_TRUE(insert(core.id, many));
    multiply(theirs, story.beta, 100);
    multiply(web, story.alpha, 5);
    multiply(core, story.alpha, 15);
    for (const auto* name : {"ui", "later"}) label_all(story.alpha, name);
    label_all(story.beta, "theirs");
    hang_on_all(story.alpha);
    hang_on_all(story.beta);
    if (is_sqlite()) return;
    // What its autovacuum does by itself.
    testing::write(with(), [&](db::transaction& tx) { tx.execute("ANALYZE"); });
}

} // namespace lacewing::lists
