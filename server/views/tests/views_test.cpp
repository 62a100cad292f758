#include "changes/log.hpp"
#include "changes/record.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "projects/create_project.hpp"
#include "views/built_in.hpp"
#include "views/change_view.hpp"
#include "views/create_view.hpp"
#include "views/read_views.hpp"
#include "views/remove_view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::views {
namespace {

class views_on : public db::on_each_database {
protected:
    outcome<view> create(const access::actor& who, const create_view_request& what) {
        clock().advance_s(1);
        return testing::write(with(), [&](db::transaction& tx) {
            return create_view(tx, changes::begin_act(who, with()), story.alpha, what, random());
        });
    }
    outcome<view> change(
        const access::actor& who, const view& which, const change_view_request& what
    ) {
        clock().advance_s(1);
        return testing::write(with(), [&](db::transaction& tx) {
            return change_view(tx, changes::begin_act(who, with()), story.alpha, which.id, what);
        });
    }
    outcome<void> remove(const access::actor& who, const view& which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return remove_view(tx, changes::begin_act(who, with()), story.alpha, which.id);
        });
    }
    static create_view_request named(std::string name) {
        create_view_request what;
        what.name = std::move(name);
        what.query = "is:open";
        return what;
    }
    static create_view_request shared(std::string name) {
        auto what = named(std::move(name));
        what.is_shared = true;
        return what;
    }
    /// Saved ones.
    std::vector<view> list(const access::actor& who) {
        auto all = value(testing::read(with(), [&](db::reader& tx) {
                       return list_views(tx, who, story.alpha);
                   })).items;
        std::erase_if(all, [](const view& each) { return each.is_built_in; });
        return all;
    }
    std::string names(const access::actor& who) {
        std::string all;
        for (const auto& each : list(who)) all += each.name + " ";
        return all;
    }
    testing::replica replica_of(const changes::stream& of) {
        testing::replica heard;
        testing::read(with(), [&](db::reader& tx) {
            heard.catch_up(tx, of);
            return 0;
        });
        return heard;
    }
    std::size_t views_heard(const changes::stream& of) {
        const auto log = testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, of, 0, std::numeric_limits<int>::max());
        });
        return static_cast<std::size_t>(std::ranges::count_if(log, [](const auto& each) {
            return each->what.subject == changes::subject_kind::view;
        }));
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(views_on);

TEST_P(views_on, are_ones_own_or_everybodys_by_name) {
    const auto mine = value(create(story.member, named("mine")));
    EXPECT_EQ(mine.owner, story.member.user);
    EXPECT_FALSE(mine.is_shared);
    ASSERT_TRUE(create(story.editor, shared("Ours")));
    ASSERT_TRUE(create(story.editor, named("Edsger's")));
    EXPECT_EQ(names(story.member), "mine Ours ");
    EXPECT_EQ(names(story.editor), "Edsger's Ours ");
    EXPECT_EQ(names(story.owner), "Ours ");
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(names(story.nobody), "Ours ");
    EXPECT_EQ(names(story.stranger), "Ours ");
}

TEST_P(views_on, built_in_ones_stand_first_and_never_change) {
    ASSERT_TRUE(create(story.member, named("A")));
    const auto all = value(testing::read(with(), [&](db::reader& tx) {
        return list_views(tx, story.member, story.alpha);
    }));
    const auto built_in = built_in_views(story.alpha);
    ASSERT_EQ(all.items.size(), built_in.size() + 1);
    EXPECT_TRUE(std::ranges::equal(built_in, std::span{all.items}.first(built_in.size())));
    EXPECT_EQ(change(story.owner, built_in.front(), {.name = "x"}).error().code, "not_found");
    EXPECT_EQ(remove(story.owner, built_in.front()).error().code, "not_found");
}

TEST_P(views_on, shared_ones_are_made_and_changed_by_editors_and_personal_ones_by_their_owner) {
    EXPECT_EQ(create(story.member, shared("Ours")).error().code, "not_allowed");
    EXPECT_EQ(create(story.stranger, named("x")).error().code, "not_found");
    EXPECT_EQ(create(story.nobody, named("x")).error().code, "not_signed_in");
    const auto ours = value(create(story.editor, shared("Ours")));
    EXPECT_EQ(change(story.member, ours, {.name = "x"}).error().code, "not_allowed");
    EXPECT_EQ(remove(story.member, ours).error().code, "not_allowed");
    EXPECT_EQ(value(change(story.owner, ours, {.name = "All"})).name, "All");

    const auto mine = value(create(story.member, named("Mine")));
    EXPECT_EQ(change(story.owner, mine, {.name = "x"}).error().code, "not_found");
    EXPECT_EQ(remove(story.owner, mine).error().code, "not_found");
    EXPECT_EQ(change(story.member, mine, {.is_shared = true}).error().code, "not_allowed");
    EXPECT_TRUE(remove(story.member, mine));
    EXPECT_EQ(remove(story.member, mine).error().code, "not_found");
}

TEST_P(views_on, hold_what_a_board_needs_and_open_although_what_they_name_is_gone) {
    const auto core = value(testing::write(with(), [&](db::transaction& tx) {
        return projects::create_project(
            tx,
            changes::begin_act(story.owner, with()),
            story.alpha,
            {.id = {}, .name = "Core", .description = "All", .key = {}, .color = {}},
            random()
        );
    }));
    auto what = shared("Sprint");
    what.project_id = core.id;
    what.query = "label:gone assignee:@nobody project:NONE";
    what.layout = layout::board;
    what.group_by = grouping::severity;
    what.lanes_by = grouping::assignee;
    what.columns = std::vector<std::string>{"title", "blocked-by"};
    what.hidden_columns = std::vector<std::string>{"unset"};
    what.column_limits = std::vector{column_limit{.column = "S1", .most = 3}};
    what.sort = "-priority,updated";
    const auto made = value(create(story.editor, what));
    EXPECT_EQ(list(story.member), std::vector{made});
    EXPECT_EQ(made.column_limits.at(0).most, 3);

    what.project_id = project_id{made.id.value};
    EXPECT_EQ(create(story.editor, what).error().fields.at(0).code, "project_unknown");
    what.project_id = core.id;
    what.lanes_by = grouping::severity;
    EXPECT_EQ(create(story.editor, what).error().fields.at(0).pointer, "/lanesBy");
}

TEST_P(views_on, sent_twice_are_made_once) {
    auto what = named("Mine");
    what.id = crypto::make_id<view_id>(random(), clock().now());
    const auto made = value(create(story.member, what));
    EXPECT_EQ(value(create(story.member, what)), made);
    EXPECT_EQ(list(story.member).size(), 1U);
    EXPECT_EQ(create(story.editor, what).error().code, "id_taken");
    what.name = "Other";
    EXPECT_EQ(create(story.member, what).error().code, "id_taken");
}

TEST_P(views_on, are_told_to_those_alone_who_see_them) {
    const auto content = changes::content_of(story.alpha);
    const auto own = changes::person_of(story.editor.user);
    auto mine = value(create(story.editor, named("Mine")));
    EXPECT_EQ(views_heard(content), 0U);
    EXPECT_EQ(replica_of(own).thing(mine.id.value), testing::fields_of(mine));
    mine = value(change(story.editor, mine, {.query = "is:closed", .group_by = grouping::status}));
    EXPECT_EQ(replica_of(own).thing(mine.id.value), testing::fields_of(mine));

    mine = value(change(story.editor, mine, {.name = "Ours", .is_shared = true}));
    EXPECT_FALSE(replica_of(own).things().contains(schema::to_json(mine.id)));
    EXPECT_EQ(replica_of(content).thing(mine.id.value), testing::fields_of(mine));
    mine = value(change(story.owner, mine, {.is_shared = false}));
    EXPECT_EQ(mine.owner, story.owner.user) << "whoever makes it personal has it";
    EXPECT_FALSE(replica_of(content).things().contains(schema::to_json(mine.id)));
    EXPECT_EQ(names(story.editor), "");

    const auto heard = views_heard(changes::person_of(story.owner.user));
    EXPECT_EQ(value(change(story.owner, mine, {.name = mine.name})), mine);
    EXPECT_EQ(views_heard(changes::person_of(story.owner.user)), heard);
    ASSERT_TRUE(remove(story.owner, mine));
    EXPECT_EQ(views_heard(changes::person_of(story.owner.user)), heard + 1);
}

TEST_P(views_on, are_limited_per_person_and_per_organization) {
    const auto fill = [&](std::int64_t count, const std::optional<user_id>& of) {
        testing::write(with(), [&](db::transaction& tx) {
            for (std::int64_t n = 0; n < count; ++n) {
                tx.execute(
                    "INSERT INTO views (org_id, id, owner_id, personal_to, name, query, layout, "
                    "columns, group_by, lanes_by, sort, hidden_columns, column_limits, created_at) "
                    "VALUES ($1, $2, $3, $4, 'v', '', 'list', '[]', 'none', 'none', '', '[]', "
                    "'[]', 0)",
                    story.alpha,
                    crypto::make_id<view_id>(random(), clock().now()),
                    story.editor.user,
                    of
                );
            }
        });
    };
    fill(limits::views_per_person_max - 1, story.editor.user);
    ASSERT_TRUE(create(story.editor, named("Last")));
    EXPECT_EQ(create(story.editor, named("x")).error().code, "too_many_views");
    ASSERT_TRUE(create(story.member, named("x")));
    fill(limits::views_shared_max, std::nullopt);
    EXPECT_EQ(create(story.editor, shared("x")).error().code, "too_many_views");
    EXPECT_EQ(
        change(story.editor, list(story.editor).front(), {.is_shared = true}).has_value(), false
    );
}

TEST_P(views_on, of_one_person_go_with_the_account_and_shared_ones_stay) {
    ASSERT_TRUE(create(story.editor, named("Mine")));
    ASSERT_TRUE(create(story.editor, shared("Ours")));
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("DELETE FROM accounts WHERE uid = $1", story.editor.user);
    });
    const auto left = testing::read(with(), [&](db::reader& tx) {
        auto rows = tx.query("SELECT COUNT(*) FROM views WHERE org_id = $1", story.alpha);
        return rows.next() ? rows.get<std::int64_t>(0) : -1;
    });
    EXPECT_EQ(left, 1);
    EXPECT_EQ(names(story.owner), "Ours ");
}

} // namespace
} // namespace lacewing::views
