#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/schema/parse.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"
#include "projects/statuses/change_status.hpp"
#include "projects/statuses/create_status.hpp"
#include "projects/statuses/remove_status.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::projects {
namespace {

class statuses_on : public db::on_each_database {
protected:
    void SetUp() override {
        core = value(testing::write(with(), [&](db::transaction& tx) {
            return create_project(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                {.id = {}, .name = "Core", .description = "All", .key = {}, .color = {}},
                with().random
            );
        }));
    }
    outcome<status> create(const access::actor& who, const create_status_request& what) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return create_status(tx, by, story.alpha, core.id, what, with().random);
        });
    }
    outcome<status> change(
        const access::actor& who, std::string_view name, const change_status_request& what
    ) {
        const auto which = id_of(name);
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return change_status(tx, by, story.alpha, core.id, which, what);
        });
    }
    outcome<bool> remove(std::string_view name) {
        const auto which = id_of(name);
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.editor, with());
            return remove_untaken(tx, by, story.alpha, core.id, which);
        });
    }
    std::vector<status> all() {
        return testing::read(with(), [&](db::reader& tx) {
            return statuses_of(tx, story.alpha, core.id);
        });
    }
    status_id id_of(std::string_view name) {
        for (const auto& each : all()) {
            if (each.name == name) return each.id;
        }
        return {};
    }
    std::string names() {
        std::string text;
        for (const auto& each : all()) {
            EXPECT_EQ(each.position, std::ranges::count(text, ','));
            text += each.name + ",";
        }
        return text;
    }
    std::int64_t version() {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(story.alpha));
        });
    }
    /// The workflow as a client has it that heard the changes since.
    std::vector<status> heard_since(std::vector<status> known, std::int64_t since) {
        const auto content = changes::content_of(story.alpha);
        testing::read(with(), [&](db::reader& tx) {
            for (const auto& each :
                 changes::changes_after(tx, content, since, std::numeric_limits<int>::max())) {
                apply(known, each->what);
            }
            return 0;
        });
        std::ranges::sort(known, {}, &status::position);
        return known;
    }
    void apply(std::vector<status>& to, const changes::change& heard) {
        EXPECT_EQ(heard.subject, changes::subject_kind::status);
        EXPECT_EQ(heard.project, core.id);
        const status_id id{heard.subject_id};
        if (heard.what == changes::action::removed) {
            std::erase_if(to, [&](const status& each) { return each.id == id; });
            return;
        }
        if (heard.what == changes::action::created) to.push_back({.id = id});
        auto& now = *std::ranges::find(to, id, &status::id);
        for (const auto& field : heard.fields) {
            if (field.name == "name") now.name = value(schema::parse<std::string>(field.after));
            if (field.name == "color") now.color = value(schema::parse<std::string>(field.after));
            if (field.name == "category") {
                now.category = value(schema::parse<category>(field.after));
            }
            if (field.name == "position") now.position = value(schema::parse<int>(field.after));
        }
    }

    testing::story story{with()};
    project core;
};
LACEWING_ON_EACH_DATABASE(statuses_on);

TEST_P(statuses_on, a_new_one_stands_where_it_is_put_and_has_its_categorys_colour) {
    const auto made = value(create(story.editor, {.name = "Ready", .category = category::open}));
    EXPECT_EQ(made.position, 2);
    EXPECT_EQ(made.color, "blue");
    EXPECT_EQ(names(), "New,Confirmed,Ready,In progress,In review,Fixed,Verified,Closed,");
    value(create(
        story.owner, {.name = "First", .category = category::done, .color = "pink", .position = 0}
    ));
    EXPECT_EQ(all().front().name, "First");
    EXPECT_EQ(all().front().color, "pink");
}

TEST_P(statuses_on, editors_change_them_and_nobody_else) {
    const create_status_request ready{.name = "Ready", .category = category::open};
    EXPECT_EQ(create(story.member, ready).error().status, 403);
    EXPECT_EQ(create(story.stranger, ready).error().status, 404);
    EXPECT_EQ(create(story.nobody, ready).error().status, 401);
    EXPECT_EQ(change(story.member, "New", {.name = "Old"}).error().status, 403);
    EXPECT_EQ(change(story.stranger, "New", {.name = "Old"}).error().status, 404);
    EXPECT_EQ(change(story.editor, "No such one", {.name = "Old"}).error().status, 404);
    EXPECT_EQ(value(change(story.editor, "New", {.name = "Old"})).name, "Old");
}

TEST_P(statuses_on, names_are_unique_without_regard_to_case) {
    const auto taken = create(story.editor, {.name = "fixed", .category = category::done});
    EXPECT_EQ(taken.error().fields.at(0).code, "name_taken");
    EXPECT_EQ(
        change(story.editor, "New", {.name = "CLOSED"}).error().fields.at(0).code, "name_taken"
    );
    EXPECT_TRUE(change(story.editor, "New", {.name = "NEW"}));
}

TEST_P(statuses_on, the_same_request_with_the_same_id_makes_one) {
    const create_status_request what{
        .id = crypto::make_id<status_id>(random(), clock().now()),
        .name = "Ready",
        .category = category::open
    };
    const auto first = value(create(story.editor, what));
    const auto before = version();
    EXPECT_EQ(value(create(story.editor, what)), first);
    EXPECT_EQ(version(), before);
    auto other = what;
    other.name = "Else";
    EXPECT_EQ(create(story.editor, other).error().code, "id_taken");
}

TEST_P(statuses_on, a_project_has_fifty_at_most) {
    for (auto count = all().size(); count < limits::statuses_per_project_max; ++count) {
        ASSERT_TRUE(
            create(story.editor, {.name = fmt::format("S{}", count), .category = category::open})
        );
    }
    const auto refusal = create(story.editor, {.name = "More", .category = category::open});
    EXPECT_EQ(refusal.error().code, "too_many_statuses");
}

TEST_P(statuses_on, a_category_changes_on_its_side_alone_and_a_needed_one_stays) {
    EXPECT_TRUE(change(story.editor, "New", {.category = category::started}));
    EXPECT_EQ(
        change(story.editor, "Confirmed", {.category = category::started}).error().code,
        "status_needed"
    );
    EXPECT_EQ(
        change(story.editor, "Fixed", {.category = category::open}).error().fields.at(0).code,
        "category_elsewhere"
    );
    EXPECT_TRUE(change(story.editor, "Fixed", {.category = category::dropped}));
    EXPECT_EQ(
        change(story.editor, "Verified", {.category = category::dropped}).error().code,
        "status_needed"
    );
}

TEST_P(statuses_on, a_needed_one_cannot_go_and_an_unused_one_can) {
    EXPECT_EQ(value(remove("New")), true);
    EXPECT_EQ(remove("Confirmed").error().code, "status_needed");
    EXPECT_EQ(remove("Closed").error().code, "status_needed");
    EXPECT_EQ(value(remove("Verified")), true);
    EXPECT_EQ(remove("Fixed").error().code, "status_needed");
    EXPECT_EQ(names(), "Confirmed,In progress,In review,Fixed,Closed,");
}

TEST_P(statuses_on, applying_the_log_gives_the_workflow_that_a_fetch_gives) {
    const auto known = all();
    const auto since = version();
    value(change(story.editor, "Closed", {.color = "#123456", .position = 0}));
    value(create(story.editor, {.name = "Ready", .category = category::open, .position = 3}));
    value(remove("Verified"));
    value(change(story.editor, "In review", {.name = "Review", .category = category::open}));
    EXPECT_EQ(heard_since(known, since), all());
}

TEST_P(statuses_on, what_is_changed_from_many_threads_keeps_one_order_without_gaps) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            EXPECT_TRUE(create(
                story.editor,
                {.name = fmt::format("S{}", i), .category = category::open, .position = i % 3}
            ));
            EXPECT_TRUE(change(story.owner, "Closed", {.position = i}));
        });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(std::ranges::count(names(), ','), 15);
}

} // namespace
} // namespace lacewing::projects
