#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/schema/parse.hpp"
#include "projects/acts/remove_project.hpp"
#include "projects/create_project.hpp"
#include "projects/templates/change_templates.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace lacewing::projects {
namespace {

class templates_on : public db::on_each_database {
protected:
    void SetUp() override { core = make_project("Core"); }

    project make_project(const std::string& name) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            return create_project(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                {.id = {}, .name = name, .description = "All", .key = {}, .color = {}},
                with().random
            );
        }));
    }
    outcome<bug_template> create(
        const access::actor& who, project_id in, const create_template_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return create_template(tx, by, story.alpha, in, what, with().random);
        });
    }
    bug_template create(const std::string& name) {
        return value(create(story.editor, core.id, {.name = name, .text = "About " + name}));
    }
    outcome<bug_template> change(
        const access::actor& who, template_id which, const change_template_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return change_template(tx, by, story.alpha, core.id, which, what);
        });
    }
    outcome<void> remove(const access::actor& who, template_id which) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(who, with());
            return remove_template(tx, by, story.alpha, core.id, which);
        });
    }
    outcome<template_list> list(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return list_templates(tx, who, story.alpha, core.key);
        });
    }
    std::vector<bug_template> all() { return value(list(story.member)).items; }
    /// In order, the default one with a star.
    std::string names() {
        std::string text;
        for (const auto& each : all()) {
            EXPECT_EQ(each.position, std::ranges::count(text, ','));
            text += each.name + (each.is_default ? "*," : ",");
        }
        return text;
    }
    std::int64_t version() {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(story.alpha));
        });
    }

    testing::story story{with()};
    project core;
};
LACEWING_ON_EACH_DATABASE(templates_on);

TEST_P(templates_on, stand_in_the_order_they_are_put_in) {
    create("Crash");
    create("Wish");
    const auto first =
        value(create(story.owner, core.id, {.name = " Slow ", .text = "How slow", .position = 0}));
    EXPECT_EQ(first.name, "Slow");
    EXPECT_EQ(names(), "Slow,Crash,Wish,");
    value(change(story.editor, first.id, {.position = 19}));
    EXPECT_EQ(names(), "Crash,Wish,Slow,");
    EXPECT_TRUE(remove(story.editor, all().front().id));
    EXPECT_EQ(names(), "Wish,Slow,");
}

TEST_P(templates_on, have_one_default_at_most) {
    const auto crash = create("Crash");
    const auto wish =
        value(create(story.editor, core.id, {.name = "Wish", .text = "Please", .is_default = true})
        );
    EXPECT_EQ(names(), "Crash,Wish*,");
    value(change(story.editor, crash.id, {.is_default = true}));
    EXPECT_EQ(names(), "Crash*,Wish,");
    value(change(story.editor, wish.id, {.name = "Wishes"}));
    EXPECT_EQ(names(), "Crash*,Wishes,");
    value(change(story.editor, crash.id, {.is_default = false}));
    EXPECT_EQ(names(), "Crash,Wishes,");
}

TEST_P(templates_on, are_read_by_whoever_sees_the_project_and_changed_by_editors) {
    const auto crash = create("Crash");
    const create_template_request more{.name = "More", .text = "Text"};
    EXPECT_EQ(create(story.member, core.id, more).error().status, 403);
    EXPECT_EQ(create(story.stranger, core.id, more).error().status, 404);
    EXPECT_EQ(create(story.nobody, core.id, more).error().status, 401);
    EXPECT_EQ(change(story.member, crash.id, {.text = "Mine"}).error().status, 403);
    EXPECT_EQ(remove(story.member, crash.id).error().status, 403);
    EXPECT_EQ(list(story.stranger).error().status, 404);
    EXPECT_EQ(value(list(story.member)).items.at(0).text, "About Crash");
}

TEST_P(templates_on, of_one_project_have_names_that_differ) {
    create("Crash");
    const auto wish = create("Wish");
    const auto taken = create(story.editor, core.id, {.name = "cRASH", .text = "Again"});
    EXPECT_EQ(taken.error().fields.at(0).code, "name_taken");
    const auto also = change(story.editor, wish.id, {.name = "crash"});
    EXPECT_EQ(also.error().fields.at(0).code, "name_taken");
    EXPECT_EQ(
        create(story.editor, core.id, {.name = " ", .text = "x"}).error().fields.at(0).code,
        "required"
    );
    EXPECT_TRUE(create(story.editor, make_project("Web").id, {.name = "Crash", .text = "Web"}));
}

TEST_P(templates_on, sent_twice_are_made_once_and_ids_of_others_are_refused) {
    create_template_request what{
        .id = crypto::make_id<template_id>(random(), clock().now()),
        .name = "Crash",
        .text = "Steps"
    };
    const auto first = value(create(story.editor, core.id, what));
    const auto before = version();
    EXPECT_EQ(value(create(story.editor, core.id, what)), first);
    EXPECT_EQ(version(), before);
    what.text = "Other";
    EXPECT_EQ(create(story.editor, core.id, what).error().code, "id_taken");
    EXPECT_EQ(create(story.editor, make_project("Web").id, what).error().code, "id_taken");
    EXPECT_EQ(names(), "Crash,");
}

TEST_P(templates_on, are_twenty_at_most) {
    for (int made = 0; made < limits::templates_per_project_max; ++made) {
        create("Template " + std::to_string(made));
    }
    const auto refused = create(story.editor, core.id, {.name = "More", .text = "x"});
    EXPECT_EQ(refused.error().code, "too_many_templates");
    EXPECT_TRUE(remove(story.editor, all().at(3).id));
    EXPECT_TRUE(create(story.editor, core.id, {.name = "More", .text = "x"}));
}

TEST_P(templates_on, go_with_a_project_that_is_removed) {
    const auto crash = create("Crash");
    value(testing::write(with(), [&](db::transaction& tx) {
        return remove_project(
            tx, changes::begin_act(story.owner, with()), story.alpha, to_string(core.id)
        );
    }));
    EXPECT_EQ(list(story.member).error().status, 404);
    EXPECT_EQ(change(story.editor, crash.id, {.text = "x"}).error().status, 404);
}

TEST_P(templates_on, the_log_tells_each_that_changed_with_its_project) {
    create("Crash");
    const auto since = version();
    value(create(
        story.editor, core.id, {.name = "First", .text = "Steps", .is_default = true, .position = 0}
    ));
    std::string told;
    testing::read(with(), [&](db::reader& tx) {
        const auto content = changes::content_of(story.alpha);
        for (const auto& each :
             changes::changes_after(tx, content, since, std::numeric_limits<int>::max())) {
            EXPECT_EQ(each->what.subject, changes::subject_kind::bug_template);
            EXPECT_EQ(each->what.project, core.id);
            told += std::string{to_string(each->what.what)} + ":";
            for (const auto& field : each->what.fields)
                told += field.name + "=" + field.after + " ";
        }
        return 0;
    });
    EXPECT_EQ(
        told, R"(created:name="First" text="Steps" position=0 isDefault=true changed:position=1 )"
    );
}

} // namespace
} // namespace lacewing::projects
