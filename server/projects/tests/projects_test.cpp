#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"
#include "projects/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::projects {
namespace {

class projects_on : public db::on_each_database {
protected:
    outcome<project> create(
        const access::actor& who, organization_id org, const create_project_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return create_project(tx, changes::begin_act(who, with()), org, what, with().random);
        });
    }
    outcome<project_list> list(const access::actor& who, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) { return list_projects(tx, who, org); });
    }
    outcome<project> read(const access::actor& who, organization_id org, std::string_view which) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_project(tx, who, org, which);
        });
    }
    std::int64_t version(organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(org));
        });
    }
};
LACEWING_ON_EACH_DATABASE(projects_on);

create_project_request named(std::string name) {
    return {.id = {}, .name = std::move(name), .description = "Says what", .key = {}, .color = {}};
}

TEST_P(projects_on, a_new_project_has_a_key_a_colour_of_the_palette_and_the_default_workflow) {
    const testing::story story{with()};
    const auto made = create(story.editor, story.alpha, named("Core"));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->key, "CORE");
    EXPECT_NE(std::ranges::find(palette, made->color), palette.end());
    EXPECT_EQ(made->bug_count, 0);
    EXPECT_EQ(made->open_bug_count, 0);
    std::vector<std::string> names;
    for (const auto& each : made->statuses) names.push_back(each.name);
    EXPECT_EQ(
        names,
        (std::vector<std::string>{
            "New", "Confirmed", "In progress", "In review", "Fixed", "Verified", "Closed"
        })
    );
    EXPECT_EQ(value(read(story.member, story.alpha, to_string(made->id))), *made);
    EXPECT_EQ(value(read(story.member, story.alpha, "CORE")), *made);
}

TEST_P(projects_on, owners_and_editors_create_projects_and_nobody_else) {
    const testing::story story{with()};
    EXPECT_TRUE(create(story.owner, story.alpha, named("One")));
    EXPECT_TRUE(create(story.editor, story.alpha, named("Two")));
    const auto before = version(story.alpha);
    const auto denied = create(story.member, story.alpha, named("Three"));
    EXPECT_EQ(denied.error().status, 403);
    EXPECT_EQ(denied.error().detail, "You are not authorized to create projects.");
    EXPECT_EQ(create(story.stranger, story.alpha, named("Three")).error().status, 404);
    EXPECT_EQ(create(story.nobody, story.alpha, named("Three")).error().status, 401);
    EXPECT_EQ(create(story.owner, organization_id{}, named("Three")).error().status, 404);
    EXPECT_EQ(version(story.alpha), before);
    EXPECT_EQ(list(story.member, story.alpha)->items.size(), 2U);
}

TEST_P(projects_on, projects_of_a_private_organization_are_hidden_and_of_a_public_one_shown) {
    const testing::story story{with()};
    const auto made = create(story.owner, story.alpha, named("Core")).value();
    EXPECT_EQ(list(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(list(story.nobody, story.alpha).error().status, 401);
    EXPECT_EQ(read(story.stranger, story.beta, to_string(made.id)).error().status, 404);
    EXPECT_EQ(read(story.stranger, story.beta, "CORE").error().status, 404);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(list(story.nobody, story.alpha)->items.size(), 1U);
    EXPECT_FALSE(list(story.nobody, story.alpha)->versions.members);
    EXPECT_EQ(value(read(story.nobody, story.alpha, "CORE")), made);
    EXPECT_EQ(read(story.nobody, story.alpha, "NONE").error().status, 401);
    EXPECT_EQ(read(story.stranger, story.alpha, "NONE").error().status, 404);
}

TEST_P(projects_on, equal_proposals_get_numbers_and_a_wanted_key_must_be_free) {
    const testing::story story{with()};
    EXPECT_EQ(create(story.owner, story.alpha, named("Core"))->key, "CORE");
    EXPECT_EQ(create(story.owner, story.alpha, named("Corelli"))->key, "CORE2");
    auto wanted = named("Something else");
    wanted.key = "CORE";
    const auto refusal = create(story.owner, story.alpha, wanted);
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/key");
    EXPECT_EQ(refusal.error().fields.at(0).code, "key_taken");
    wanted.key = "CORE3";
    EXPECT_TRUE(create(story.owner, story.alpha, wanted));
    EXPECT_EQ(create(story.owner, story.alpha, named("Core"))->key, "CORE4");
    EXPECT_EQ(create(story.stranger, story.beta, named("Core"))->key, "CORE");
}

TEST_P(projects_on, a_retired_key_is_never_given_again_and_still_finds_its_project) {
    const testing::story story{with()};
    const auto made = create(story.owner, story.alpha, named("Core")).value();
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "UPDATE projects SET key = 'NEXT' WHERE org_id = $1 AND id = $2", story.alpha, made.id
        );
        tx.execute(
            "INSERT INTO project_keys (org_id, key, project_id) VALUES ($1, 'NEXT', $2)",
            story.alpha,
            made.id
        );
    });
    EXPECT_EQ(create(story.owner, story.alpha, named("Core"))->key, "CORE2");
    EXPECT_EQ(read(story.owner, story.alpha, "CORE")->id, made.id);
    EXPECT_EQ(read(story.owner, story.alpha, "NEXT")->id, made.id);
}

TEST_P(projects_on, the_same_request_with_the_same_id_makes_one_project) {
    const testing::story story{with()};
    auto what = named("Core");
    what.id = crypto::make_id<project_id>(with().random, with().clock.now());
    const auto first = create(story.owner, story.alpha, what);
    ASSERT_TRUE(first);
    const auto before = version(story.alpha);
    EXPECT_EQ(value(create(story.owner, story.alpha, what)), *first);
    EXPECT_EQ(version(story.alpha), before);
    what.description = "Says something else";
    EXPECT_EQ(create(story.owner, story.alpha, what).error().code, "id_taken");
}

TEST_P(projects_on, projects_are_listed_by_age_each_with_its_own_statuses) {
    const testing::story story{with()};
    const auto zulu = create(story.owner, story.alpha, named("Zulu")).value();
    clock().advance_s(1);
    const auto alpha = create(story.owner, story.alpha, named("Alpha")).value();
    const auto found = list(story.member, story.alpha);
    ASSERT_EQ(found->items.size(), 2U);
    EXPECT_EQ(found->items[0], zulu);
    EXPECT_EQ(found->items[1], alpha);
    EXPECT_EQ(found->versions.content, version(story.alpha));
    EXPECT_TRUE(found->versions.members);
}

TEST_P(projects_on, applying_the_log_gives_the_project_that_a_fetch_gives) {
    const testing::story story{with()};
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version(story.alpha));
    const auto made = create(story.owner, story.alpha, named("Core")).value();
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    auto expected = testing::fields_of(made);
    // Counted from the project's bugs.
    expected.erase("bugCount");
    expected.erase("openBugCount");
    EXPECT_EQ(heard.thing(made.id.value), expected);
    EXPECT_EQ(heard.things().size(), 1U);
}

TEST_P(projects_on, equal_names_from_many_threads_get_different_keys) {
    const testing::story story{with()};
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] { EXPECT_TRUE(create(story.owner, story.alpha, named("Core"))); });
    }
    for (auto& each : threads) each.join();
    std::set<std::string> keys;
    for (const auto& each : list(story.owner, story.alpha)->items) keys.insert(each.key);
    EXPECT_EQ(keys.size(), 8U);
}

} // namespace
} // namespace lacewing::projects
