#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/acts/change_project.hpp"
#include "projects/acts/remove_project.hpp"
#include "projects/create_project.hpp"
#include "projects/limits.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::projects {
namespace {

class changed_projects : public db::on_each_database {
protected:
    void SetUp() override { core = create("Core"); }

    project create(const std::string& name) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            return create_project(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                {.id = {}, .name = name, .description = "Says what", .key = {}, .color = {}},
                with().random
            );
        }));
    }
    outcome<project> change(
        const access::actor& who, project_id which, const change_project_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return change_project(tx, by, story.alpha, to_string(which), what);
        });
    }
    outcome<project> rekey(project_id which, const std::string& key) {
        return change(story.editor, which, {.key = key});
    }
    outcome<void> remove(const access::actor& who, std::string_view which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return remove_project(tx, changes::begin_act(who, with()), story.alpha, which);
        });
    }
    outcome<project> restore(project_id which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return restore_project(tx, changes::begin_act(story.owner, with()), story.alpha, which);
        });
    }
    outcome<project> read(std::string_view which) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_project(tx, story.member, story.alpha, which);
        });
    }
    std::int64_t version() {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(story.alpha));
        });
    }

    testing::story story{with()};
    project core;
};
LACEWING_ON_EACH_DATABASE(changed_projects);

TEST_P(changed_projects, editors_rename_describe_and_recolour_them_and_nobody_else) {
    const auto changed = value(change(
        story.editor, core.id, {.name = " Kernel ", .description = "The core", .color = "#123456"}
    ));
    EXPECT_EQ(changed.name, "Kernel");
    EXPECT_EQ(changed.description, "The core");
    EXPECT_EQ(changed.color, "#123456");
    EXPECT_EQ(changed.key, "CORE");
    EXPECT_EQ(value(read("CORE")), changed);
    EXPECT_EQ(change(story.member, core.id, {.name = "No"}).error().status, 403);
    EXPECT_EQ(change(story.stranger, core.id, {.name = "No"}).error().status, 404);
    EXPECT_EQ(change(story.nobody, core.id, {.name = "No"}).error().status, 401);
    EXPECT_EQ(change(story.owner, project_id{}, {.name = "No"}).error().status, 404);
}

TEST_P(changed_projects, what_changes_nothing_is_not_recorded_and_empty_texts_are_refused) {
    const auto before = version();
    EXPECT_TRUE(change(story.editor, core.id, {.name = core.name, .key = core.key}));
    EXPECT_EQ(change(story.editor, core.id, {.name = "  "}).error().fields.at(0).pointer, "/name");
    EXPECT_EQ(rekey(core.id, "core").error().fields.at(0).pointer, "/key");
    EXPECT_EQ(version(), before);
}

TEST_P(changed_projects, a_new_key_retires_the_old_one_which_still_leads_to_the_project) {
    EXPECT_EQ(value(rekey(core.id, "KERN")).key, "KERN");
    EXPECT_EQ(value(read("CORE")).key, "KERN");
    const auto other = create("Core");
    EXPECT_EQ(other.key, "CORE2");
    EXPECT_EQ(rekey(other.id, "CORE").error().fields.at(0).code, "key_taken");
    EXPECT_EQ(rekey(other.id, "KERN").error().fields.at(0).code, "key_taken");
    EXPECT_EQ(value(rekey(core.id, "CORE")).key, "CORE");
    EXPECT_EQ(value(read("KERN")).key, "CORE");
}

TEST_P(changed_projects, a_project_has_so_many_keys_and_no_more_but_takes_its_own_again) {
    for (std::int64_t count = 1; count < limits::project_keys_max; ++count) {
        ASSERT_TRUE(rekey(core.id, fmt::format("K{}", count)));
    }
    EXPECT_EQ(rekey(core.id, "LAST").error().code, "too_many_keys");
    EXPECT_TRUE(rekey(core.id, "CORE"));
}

TEST_P(changed_projects, of_two_that_want_one_key_at_once_one_gets_it) {
    std::vector<project> all;
    for (int i = 0; i < 4; ++i) all.push_back(create("Other"));
    std::atomic<int> got = 0;
    std::vector<std::thread> threads;
    for (const auto& each : all) {
        threads.emplace_back([&, id = each.id] {
            const auto came = rekey(id, "WANTED");
            if (came) ++got;
            if (!came) EXPECT_EQ(came.error().fields.at(0).code, "key_taken");
        });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(got, 1);
}

TEST_P(changed_projects, an_empty_one_goes_with_its_key_and_comes_back_as_it_was) {
    EXPECT_EQ(remove(story.member, "CORE").error().status, 403);
    EXPECT_EQ(remove(story.stranger, "CORE").error().status, 404);
    ASSERT_TRUE(remove(story.editor, "CORE"));
    EXPECT_EQ(read("CORE").error().status, 404);
    EXPECT_EQ(change(story.owner, core.id, {.name = "No"}).error().status, 404);
    EXPECT_EQ(remove(story.editor, "CORE").error().status, 404);
    EXPECT_EQ(create("Core").key, "CORE2");
    EXPECT_EQ(value(restore(core.id)), core);
    EXPECT_EQ(value(read("CORE")), core);
    EXPECT_EQ(restore(core.id).error().status, 404);
}

TEST_P(changed_projects, applying_the_log_gives_what_a_fetch_gives) {
    testing::replica heard;
    const auto content = changes::content_of(story.alpha);
    heard.start_at(content, version());
    heard.put(testing::fields_of(core));
    value(change(story.editor, core.id, {.name = "Kernel", .key = "KERN", .color = "#123456"}));
    const auto gone = create("Gone");
    ASSERT_TRUE(remove(story.owner, gone.key));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, content);
        return 0;
    });
    EXPECT_EQ(heard.things().size(), 1U);
    EXPECT_EQ(heard.thing(core.id.value), testing::fields_of(value(read("KERN"))));
}

} // namespace
} // namespace lacewing::projects
