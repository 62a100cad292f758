#include "changes/log.hpp"
#include "changes/record.hpp"
#include "labels/change_label.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"
#include "labels/remove_label.hpp"
#include "labels/rules.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::labels {
namespace {

class labels_on : public db::on_each_database {
protected:
    outcome<label> create(
        const access::actor& who, organization_id org, const create_label_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return create_label(tx, changes::begin_act(who, with()), org, what, with().random);
        });
    }
    outcome<label> change(
        const access::actor& who,
        organization_id org,
        label_id which,
        const change_label_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return change_label(tx, changes::begin_act(who, with()), org, which, what);
        });
    }
    outcome<label_list> list(const access::actor& who, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) { return list_labels(tx, who, org); });
    }
    outcome<std::vector<label_id>> find(organization_id org, const std::vector<label_id>& wanted) {
        return testing::write(with(), [&](db::transaction& tx) {
            return find_labels(tx, org, wanted);
        });
    }
    std::int64_t version(organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::version_of(tx, changes::content_of(org));
        });
    }
    label_id new_id() { return crypto::make_id<label_id>(with().random, with().clock.now()); }
};
LACEWING_ON_EACH_DATABASE(labels_on);

create_label_request label_named(std::string name) {
    return {
        .id = {},
        .name = std::move(name),
        .color = {},
        .description = {},
        .client_id = {},
        .batch_id = {}
    };
}

change_label_request renamed(std::string name) {
    return {
        .name = std::move(name), .color = {}, .description = {}, .client_id = {}, .batch_id = {}
    };
}

TEST_P(labels_on, editors_and_the_owner_create_labels_and_nobody_else) {
    const testing::story story{with()};
    EXPECT_TRUE(create(story.owner, story.alpha, label_named("one")));
    EXPECT_TRUE(create(story.editor, story.alpha, label_named("two")));
    const auto before = version(story.alpha);
    EXPECT_EQ(create(story.member, story.alpha, label_named("three")).error().status, 403);
    EXPECT_EQ(create(story.stranger, story.alpha, label_named("three")).error().status, 404);
    EXPECT_EQ(create(story.nobody, story.alpha, label_named("three")).error().status, 401);
    EXPECT_EQ(version(story.alpha), before);
    EXPECT_EQ(list(story.member, story.alpha)->items.size(), 2U);
}

TEST_P(labels_on, a_new_label_has_a_colour_of_the_palette_unless_one_is_asked_for) {
    const testing::story story{with()};
    const auto drawn = create(story.editor, story.alpha, label_named(" needs test ")).value();
    EXPECT_EQ(drawn.name, "needs test");
    EXPECT_NE(std::ranges::find(palette, drawn.color), palette.end());
    auto wanted = label_named("area/parser");
    wanted.color = "#123456";
    wanted.description = "Reading source text";
    const auto made = create(story.editor, story.alpha, wanted).value();
    EXPECT_EQ(made.color, "#123456");
    EXPECT_EQ(made.description, "Reading source text");
}

TEST_P(labels_on, names_are_unique_without_regard_to_case_within_one_organization) {
    const testing::story story{with()};
    const auto first = create(story.owner, story.alpha, label_named("Stra\u00dfe")).value();
    const auto refusal = create(story.owner, story.alpha, label_named("STRASSE"));
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/name");
    EXPECT_EQ(refusal.error().fields.at(0).code, "name_taken");
    EXPECT_TRUE(create(story.stranger, story.beta, label_named("strasse")));
    const auto other = create(story.owner, story.alpha, label_named("other")).value();
    EXPECT_EQ(
        change(story.owner, story.alpha, other.id, renamed("stra\u00dfe"))
            .error()
            .fields.at(0)
            .code,
        "name_taken"
    );
    EXPECT_EQ(change(story.owner, story.alpha, first.id, renamed("STRASSE"))->name, "STRASSE");
    EXPECT_EQ(create(story.owner, story.alpha, label_named("  ")).error().code, "invalid");
}

TEST_P(labels_on, the_same_request_with_the_same_id_makes_one_label) {
    const testing::story story{with()};
    auto what = label_named("once");
    what.id = new_id();
    const auto first = create(story.owner, story.alpha, what);
    ASSERT_TRUE(first);
    const auto before = version(story.alpha);
    EXPECT_EQ(value(create(story.owner, story.alpha, what)), *first);
    EXPECT_EQ(version(story.alpha), before);
    what.name = "twice";
    EXPECT_EQ(create(story.owner, story.alpha, what).error().code, "id_taken");
    what.id = label_id{parse_uuid("2b8a3a0e-6f0e-4a43-9f1c-0d1c5a0f9f11").value()};
    EXPECT_EQ(create(story.owner, story.alpha, what).error().fields.at(0).pointer, "/id");
}

TEST_P(labels_on, a_change_needs_the_right_and_a_label_of_this_very_organization) {
    const testing::story story{with()};
    const auto made = create(story.owner, story.alpha, label_named("one")).value();
    const auto theirs = create(story.stranger, story.beta, label_named("two")).value();
    EXPECT_EQ(change(story.member, story.alpha, made.id, renamed("x")).error().status, 403);
    EXPECT_EQ(change(story.stranger, story.alpha, made.id, renamed("x")).error().status, 404);
    EXPECT_EQ(change(story.nobody, story.alpha, made.id, renamed("x")).error().status, 401);
    EXPECT_EQ(change(story.owner, story.alpha, theirs.id, renamed("x")).error().status, 404);
    EXPECT_EQ(change(story.owner, story.alpha, label_id{}, renamed("x")).error().status, 404);
    const auto before = version(story.alpha);
    EXPECT_EQ(value(change(story.editor, story.alpha, made.id, renamed("one"))), made);
    EXPECT_EQ(version(story.alpha), before);
}

TEST_P(labels_on, the_list_is_ordered_by_name_and_hidden_with_the_organization) {
    const testing::story story{with()};
    for (const auto* name : {"b", "C", "a"}) {
        ASSERT_TRUE(create(story.owner, story.alpha, label_named(name)));
    }
    std::vector<std::string> names;
    const auto found = list(story.member, story.alpha).value();
    for (const auto& each : found.items) names.push_back(each.name);
    EXPECT_EQ(names, (std::vector<std::string>{"a", "b", "C"}));
    EXPECT_EQ(found.versions.content, version(story.alpha));
    EXPECT_EQ(list(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(list(story.nobody, story.alpha).error().status, 401);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(list(story.nobody, story.alpha)->items.size(), 3U);
}

TEST_P(labels_on, a_bug_gets_known_labels_each_once_and_of_a_scope_the_last) {
    const testing::story story{with()};
    const auto parser = create(story.owner, story.alpha, label_named("area/parser")).value().id;
    const auto lexer = create(story.owner, story.alpha, label_named("Area/lexer")).value().id;
    const auto plain = create(story.owner, story.alpha, label_named("plain")).value().id;
    const auto theirs = create(story.stranger, story.beta, label_named("theirs")).value().id;
    EXPECT_EQ(value(find(story.alpha, {parser, plain, lexer, plain})), (std::vector{plain, lexer}));
    const auto wrong = find(story.alpha, {plain, theirs, label_id{}});
    ASSERT_FALSE(wrong);
    ASSERT_EQ(wrong.error().fields.size(), 2U);
    EXPECT_EQ(wrong.error().fields[0].pointer, "/labels/1");
    EXPECT_EQ(wrong.error().fields[0].code, "label_unknown");
    EXPECT_EQ(wrong.error().fields[1].pointer, "/labels/2");
}

TEST_P(labels_on, applying_the_log_gives_the_labels_that_a_fetch_gives) {
    const testing::story story{with()};
    testing::replica heard;
    heard.start_at(changes::content_of(story.alpha), version(story.alpha));
    const auto made = create(story.owner, story.alpha, label_named("one")).value();
    const auto gone = create(story.owner, story.alpha, label_named("two")).value();
    auto wanted = renamed("area/one");
    wanted.color = "pink";
    wanted.description = "First";
    const auto after = change(story.editor, story.alpha, made.id, wanted).value();
    EXPECT_TRUE(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.owner, with());
        return remove_unborne(tx, by, story.alpha, gone.id);
    }));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    EXPECT_EQ(heard.things().size(), 1U);
    EXPECT_EQ(heard.thing(made.id.value), testing::fields_of(after));
    EXPECT_EQ(list(story.owner, story.alpha)->items, std::vector{after});
}

TEST_P(labels_on, one_name_from_many_threads_makes_one_label) {
    const testing::story story{with()};
    std::atomic<int> made = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] {
            if (create(story.owner, story.alpha, label_named("same"))) ++made;
        });
    }
    for (auto& each : threads) each.join();
    EXPECT_EQ(made, 1);
    EXPECT_EQ(list(story.owner, story.alpha)->items.size(), 1U);
}

TEST_P(labels_on, the_thousand_and_first_label_is_refused) {
    const testing::story story{with()};
    testing::write(with(), [&](db::transaction& tx) {
        for (std::int64_t i = 0; i < limits::labels_per_organization_max; ++i) {
            tx.execute(
                "INSERT INTO labels (org_id, id, name, name_folded, color, description, "
                "created_at) VALUES ($1, $2, $3, $3, 'red', '', 0)",
                story.alpha,
                new_id(),
                "label " + std::to_string(i)
            );
        }
    });
    EXPECT_EQ(
        create(story.owner, story.alpha, label_named("more")).error().code, "too_many_labels"
    );
}

} // namespace
} // namespace lacewing::labels
