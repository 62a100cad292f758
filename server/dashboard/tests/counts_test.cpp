#include "dashboard/tests/dashboard_fixture.hpp"
#include "platform/db/migrations.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace lacewing::dashboard {
namespace {

class counting_on : public on_dashboard {};
LACEWING_ON_EACH_DATABASE(counting_on);

TEST_P(counting_on, tells_what_the_person_wrote_what_is_open_and_what_is_assigned_to_them) {
    const auto first = report(story.member, story.alpha, core.id, {story.member.user.value});
    report(story.editor, story.alpha, web.id, {story.member.user.value, story.owner.user.value});
    EXPECT_EQ(counts(story.member), (bug_counts{.created = 1, .open = 2, .assigned = 2}));
    EXPECT_EQ(counts(story.editor), (bug_counts{.created = 1, .open = 2, .assigned = 0}));

    ASSERT_TRUE(change(first, {.status = status("Closed"), .resolution = bugs::resolution::invalid})
    );
    EXPECT_EQ(counts(story.member), (bug_counts{.created = 1, .open = 1, .assigned = 2}));
    ASSERT_TRUE(change(first, {.status = status("New"), .assigned_members = std::vector<uuid>{}}));
    EXPECT_EQ(counts(story.member), (bug_counts{.created = 1, .open = 2, .assigned = 1}));
}

TEST_P(counting_on, asks_only_the_organizations_whose_member_the_person_is) {
    report(story.stranger, story.beta, theirs.id, {story.stranger.user.value});
    report(story.member, story.alpha, core.id, {story.member.user.value});
    EXPECT_EQ(counts(story.stranger), (bug_counts{.created = 1, .open = 1, .assigned = 1}));
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(counts(story.stranger).open, 1);

    leave(story.member, story.alpha);
    EXPECT_EQ(counts(story.member), bug_counts{});
    join_alpha(story.member);
    EXPECT_EQ(counts(story.member), (bug_counts{.created = 1, .open = 1, .assigned = 1}));
    set_deleted(story.alpha, clock().now());
    EXPECT_EQ(counts(story.member), bug_counts{});
}

TEST_P(counting_on, is_refused_to_nobody) {
    const auto refused =
        testing::read(with(), [&](db::reader& tx) { return read_counts(tx, story.nobody); });
    EXPECT_EQ(refused.error().status, 401);
}

/// Everything that moves a count, at random.
class random_acts_on : public on_dashboard {
protected:
    void act() {
        clock().advance_s(1);
        switch (below(9)) {
        case 0:
            set_deleted(story.beta, below(2) == 0 ? std::optional{clock().now()} : std::nullopt);
            break;
        case 1:
            leave(story.stranger, story.alpha);
            break;
        case 2:
            join_alpha(story.stranger);
            break;
        case 3:
            import_some();
            break;
        case 4:
        case 5:
            known.push_back(report(any_author(), story.alpha, any_project(), any_assignees()));
            break;
        default:
            change_one();
        }
    }

    void import_some() {
        const auto& in = below(2) == 0 ? core : web;
        std::vector<bugs::new_bug> many;
        for (std::int64_t n = below(4); n >= 0; --n) {
            const bool is_closed = below(2) == 0;
            const auto now = clock().now();
            many.push_back(
                {.id = new_id(),
                 .number = std::nullopt,
                 .title = "Imported",
                 .description = "",
                 .status = is_closed ? in.statuses.back().id : in.statuses.front().id,
                 .resolution = is_closed ? bugs::resolution::fixed : bugs::resolution::none,
                 .author = below(2) == 0 ? brought : user(story.member),
                 .assigned = {brought, user(story.editor)},
                 .created = now,
                 .updated = now,
                 .closed = is_closed ? std::optional{now} : std::nullopt,
                 .status_since = now}
            );
        }
        for (auto& each : value(insert(in.id, many))) known.push_back(std::move(each));
    }

    void change_one() {
        if (known.empty()) return;
        const auto& which = known[static_cast<std::size_t>(below(std::ssize(known)))];
        const auto& in = which.project_id == core.id ? core : web;
        const auto to = static_cast<std::size_t>(below(std::ssize(in.statuses)));
        bugs::change_bug_request what;
        if (below(2) == 0) {
            what.assigned_members = any_assignees();
        } else {
            what.status = in.statuses[to].id;
            what.resolution = to < 4 ? bugs::resolution::none : bugs::resolution::fixed;
        }
        ASSERT_TRUE(change(which, what));
    }

    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(generator() % static_cast<std::uint64_t>(end));
    }
    const access::actor& any_author() { return below(2) == 0 ? story.member : story.owner; }
    project_id any_project() { return below(2) == 0 ? core.id : web.id; }
    std::vector<uuid> any_assignees() {
        std::vector people{story.owner.user.value, story.member.user.value, brought.value};
        std::ranges::shuffle(people, generator);
        people.resize(static_cast<std::size_t>(below(4)));
        return people;
    }
    static principal user(const access::actor& who) {
        return {.is = principal::kind::user, .value = who.user.value};
    }

    std::uint64_t seed = std::random_device{}();
    std::mt19937_64 generator{seed};
    principal brought;
    std::vector<bugs::bug> known;
};
LACEWING_ON_EACH_DATABASE(random_acts_on);

TEST_P(random_acts_on, leave_counts_that_equal_a_recount) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    brought = {.is = principal::kind::person, .value = make_person("Brought").value};
    report(story.stranger, story.beta, theirs.id, {story.stranger.user.value});
    for (int step = 1; step <= 200; ++step) {
        act();
        if (HasFatalFailure()) return;
        if (step % 20 != 0) continue;
        for (const auto* who : {&story.owner, &story.editor, &story.member, &story.stranger}) {
            EXPECT_EQ(counts(*who), recount(*who)) << "after step " << step;
        }
        expect_exact_counters();
    }
}

/// The data as it was before there were such counters.
class migrating_counts : public ::testing::TestWithParam<db::dialect> {
protected:
    static constexpr int number = 11;
    static std::vector<db::migration> steps_before() {
        std::vector<db::migration> steps;
        for (const auto& each : db::all_migrations()) {
            if (each.number < number) steps.push_back(each);
        }
        return steps;
    }
    static void fill(db::transaction& tx) {
        const auto id = [](std::uint8_t n) { return uuid{.bytes = {n}}; };
        tx.execute(
            "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
            "created_date, is_private) VALUES ($1, 'A', 'a', '', 'code', $2, 1, TRUE)",
            id(1),
            id(2)
        );
        tx.execute("INSERT INTO org_counts (org_id, members, bugs) VALUES ($1, 1, 3)", id(1));
        tx.execute(
            "INSERT INTO projects (org_id, id, key, name, description, color, created_at) "
            "VALUES ($1, $2, 'AA', 'A', 'A', '#7e5bef', 1)",
            id(1),
            id(3)
        );
        tx.execute(
            "INSERT INTO statuses (org_id, project_id, id, name, category, position) "
            "VALUES ($1, $2, $3, 'New', 'triage', 0)",
            id(1),
            id(3),
            id(4)
        );
        for (std::uint8_t n = 1; n <= 3; ++n) {
            tx.execute(
                "INSERT INTO bugs (org_id, id, project_id, number, title, title_folded, status_id, "
                "is_open, resolution, author_kind, author_id, assigned_members, created_at, "
                "updated_at, status_since, reopen_count, rev, title_rev, description_rev, "
                "visibility, description) VALUES ($1, $2, $3, $4, 't', 't', $5, $6, 'none', "
                "'user', $7, '[]', $8, 1, 1, 0, 1, 1, 1, 'inherit', '')",
                id(1),
                id(static_cast<std::uint8_t>(10 + n)),
                id(3),
                n,
                id(4),
                n != 2,
                id(n == 3 ? 6 : 5),
                100 * n
            );
            tx.execute(
                "INSERT INTO bug_assignees (org_id, bug_id, position, assignee_kind, assignee_id) "
                "VALUES ($1, $2, 0, 'user', $3)",
                id(1),
                id(static_cast<std::uint8_t>(10 + n)),
                id(5)
            );
        }
    }
};
INSTANTIATE_TEST_SUITE_P(
    on, migrating_counts, ::testing::Values(db::dialect::sqlite, db::dialect::postgres), db::name_of
);

TEST_P(migrating_counts, counts_what_is_there) {
    const db::fresh_place place{GetParam(), db::fresh_place::contents::empty};
    auto engine = db::open(place.how);
    db::migrate(*engine, steps_before());
    db::database data{std::move(engine)};
    auto insert = [](db::transaction& tx) { fill(tx); };
    run(data.write(std::move(insert)));
    db::migrate(data.with(), db::all_migrations());
    auto look = [](db::reader& tx) {
        std::vector<std::int64_t> seen;
        const auto take = [&](std::string_view sql, int columns) {
            auto rows = tx.query(sql);
            while (rows.next()) {
                for (int at = 0; at < columns; ++at) seen.push_back(rows.get<std::int64_t>(at));
            }
        };
        take("SELECT open_bugs FROM org_counts", 1);
        take("SELECT created, assigned FROM principal_bug_counts ORDER BY principal_id", 2);
        take("SELECT bug_created_at FROM bug_assignees ORDER BY bug_id", 1);
        return seen;
    };
    EXPECT_EQ(
        run(data.read(std::move(look))), (std::vector<std::int64_t>{2, 2, 3, 1, 0, 100, 200, 300})
    );
    data.with().stop();
}

} // namespace
} // namespace lacewing::dashboard
