#include "bugs/acts/move_bug.hpp"
#include "bugs/tests/bugs_fixture.hpp"

#include <set>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::bugs {
namespace {

class moved_bugs : public on_alpha {
protected:
    outcome<bug> to(
        const access::actor& who,
        const bug& which,
        project_id where,
        std::optional<status_id> status = std::nullopt,
        std::optional<resolution> how = std::nullopt
    ) {
        const move_bug_request what{
            .project_id = where,
            .status = status,
            .resolution = how,
            .client_id = {},
            .batch_id = {}
        };
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return move_bug(tx, by, story.alpha, to_string(which.id), what);
        });
    }
    static status_id named(const projects::project& in, std::string_view name) {
        for (const auto& each : in.statuses) {
            if (each.name == name) return each.id;
        }
        throw std::logic_error{"no such status"};
    }
};
LACEWING_ON_EACH_DATABASE(moved_bugs);

TEST_P(moved_bugs, a_bug_gets_the_next_number_there_and_its_old_key_leads_to_it) {
    ASSERT_TRUE(create(titled("Stays")));
    const auto made = value(create(titled("Moves")));
    const auto moved = value(to(story.editor, made, web.id));
    EXPECT_EQ(moved.key, "WEB-1");
    EXPECT_EQ(moved.project_id, web.id);
    EXPECT_EQ(moved.status, named(web, "New"));
    EXPECT_EQ(value(read(story.member, story.alpha, "CORE-2")), moved);
    EXPECT_EQ(value(read(story.member, story.alpha, "WEB-1")), moved);
    EXPECT_EQ(value(create(titled("After"))).key, "CORE-3");
    EXPECT_EQ(project(core.id).bug_count, 2);
    EXPECT_EQ(project(web.id).bug_count, 1);
    expect_exact_counts();
}

TEST_P(moved_bugs, moving_back_gives_the_old_key_again_and_forth_the_other_one) {
    const auto made = value(create(titled("Moves")));
    ASSERT_TRUE(to(story.editor, made, web.id));
    const auto back = value(to(story.editor, made, core.id));
    EXPECT_EQ(back.key, "CORE-1");
    EXPECT_EQ(value(read(story.member, story.alpha, "WEB-1")).key, "CORE-1");
    EXPECT_EQ(value(to(story.editor, made, web.id)).key, "WEB-1");
    EXPECT_EQ(value(read(story.member, story.alpha, "CORE-1")).key, "WEB-1");
    expect_exact_counts();
}

TEST_P(moved_bugs, a_status_keeps_its_name_or_its_category_and_a_closed_bug_its_end) {
    const auto made = value(create(titled("Moves")));
    ASSERT_TRUE(change(made, {.status = status("Fixed"), .resolution = resolution::fixed}));
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "UPDATE statuses SET name = 'Gone' WHERE org_id = $1 AND project_id = $2 AND id = $3",
            story.alpha,
            web.id,
            named(web, "Verified")
        );
    });
    const auto same = value(to(story.editor, made, web.id));
    EXPECT_EQ(same.status, named(web, "Fixed"));
    EXPECT_EQ(same.resolution, resolution::fixed);
    EXPECT_FALSE(same.is_open);
    ASSERT_TRUE(to(story.editor, made, core.id));
    ASSERT_TRUE(change(made, {.status = status("Verified")}));
    EXPECT_EQ(value(to(story.editor, made, web.id)).status, named(web, "Fixed"));
    EXPECT_EQ(project(web.id).open_bug_count, 0);
    expect_exact_counts();
}

TEST_P(moved_bugs, a_status_may_be_asked_for_and_must_be_of_the_other_project) {
    const auto made = value(create(titled("Moves")));
    EXPECT_EQ(
        to(story.editor, made, web.id, status("New")).error().fields.at(0).code, "status_unknown"
    );
    EXPECT_EQ(
        to(story.editor, made, web.id, named(web, "Fixed")).error().fields.at(0).code,
        "resolution_missing"
    );
    const auto moved =
        value(to(story.editor, made, web.id, named(web, "Fixed"), resolution::fixed));
    EXPECT_FALSE(moved.is_open);
    expect_exact_counts();
}

TEST_P(moved_bugs, strangers_outsiders_and_foreign_projects_are_refused) {
    const auto made = value(create(titled("Moves")));
    EXPECT_EQ(to(story.stranger, made, web.id).error().status, 404);
    EXPECT_EQ(to(story.nobody, made, web.id).error().status, 401);
    EXPECT_EQ(to(story.owner, made, theirs.id).error().fields.at(0).code, "project_unknown");
    EXPECT_EQ(to(story.owner, made, project_id{}).error().fields.at(0).pointer, "/projectID");
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(to(story.stranger, made, web.id).error().status, 403);
    const auto before = version();
    EXPECT_EQ(value(to(story.owner, made, core.id)), made);
    EXPECT_EQ(version(), before);
}

TEST_P(moved_bugs, applying_the_log_gives_the_moved_bug) {
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version());
    const auto made = value(create(titled("Moves")));
    clock().advance_s(5);
    const auto moved = value(to(story.editor, made, web.id));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.thing(made.id.value), testing::fields_of(moved));
}

TEST_P(moved_bugs, moves_and_reports_at_once_give_every_bug_a_key_of_its_own_and_exact_counts) {
    std::vector<bug> made;
    for (int i = 0; i < 8; ++i) made.push_back(value(create(titled("Moves"))));
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < made.size(); ++i) {
        threads.emplace_back([&, i] {
            EXPECT_TRUE(to(story.editor, made[i], web.id));
            if (i % 2 == 0) EXPECT_TRUE(to(story.editor, made[i], core.id));
        });
        threads.emplace_back([&] {
            auto what = titled("New");
            what.project_id = web.id;
            EXPECT_TRUE(create(what));
        });
    }
    for (auto& each : threads) each.join();
    std::set<std::string> keys;
    const auto all = value(list(story.owner, story.alpha, std::nullopt));
    for (const auto& each : all.items) keys.insert(each.key);
    EXPECT_EQ(keys.size(), 2 * made.size());
    EXPECT_EQ(project(web.id).bug_count, 12);
    EXPECT_EQ(project(core.id).bug_count, 4);
    for (const auto& each : made) {
        EXPECT_EQ(value(read(story.member, story.alpha, each.key)).id, each.id);
    }
    expect_exact_counts();
}

} // namespace
} // namespace lacewing::bugs
