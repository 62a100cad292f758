#include "changes/log.hpp"
#include "members/find_or_create_person.hpp"
#include "members/find_people.hpp"
#include "members/list_members.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace lacewing::members {
namespace {

class members_on : public db::on_each_database {
protected:
    outcome<member_page> list(
        const access::actor& who, organization_id org, http::page_request page = {.limit = 50}
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return list_members(tx, who, org, page);
        });
    }
    outcome<people> find(
        const access::actor& who, organization_id org, const std::vector<uuid>& ids
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return find_people(tx, who, org, ids);
        });
    }
    person_id make_person(organization_id org, std::string_view source, std::string_view name) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(
                {.is = access::actor::kind::server_operator, .user = {}, .session = {}}, with()
            );
            return find_or_create_person(tx, by, org, source, name, with().random);
        });
    }
};
LACEWING_ON_EACH_DATABASE(members_on);

TEST_P(members_on, members_are_listed_by_their_joining_with_their_usernames) {
    const testing::story story{with()};
    const auto found = list(story.member, story.alpha);
    ASSERT_TRUE(found);
    std::set<std::string> names;
    for (const auto& each : found->items) names.insert(each.member_name);
    EXPECT_EQ(names, (std::set<std::string>{"ada", "edsger", "mary"}));
    EXPECT_FALSE(found->next_cursor);
}

TEST_P(members_on, addresses_are_shown_to_editors_and_the_owner_alone) {
    const testing::story story{with()};
    for (const auto& each : list(story.owner, story.alpha)->items) {
        EXPECT_EQ(each.member_email, each.member_name + "@example.org");
    }
    for (const auto& each : list(story.editor, story.alpha)->items) {
        EXPECT_TRUE(each.member_email);
    }
    for (const auto& each : list(story.member, story.alpha)->items) {
        EXPECT_FALSE(each.member_email);
    }
}

TEST_P(
    members_on, the_roster_is_hidden_from_strangers_and_from_outsiders_of_a_public_organization
) {
    const testing::story story{with()};
    EXPECT_EQ(list(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(list(story.nobody, story.alpha).error().status, 401);
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(list(story.stranger, story.alpha).error().status, 403);
    EXPECT_EQ(list(story.nobody, story.alpha).error().status, 401);
    EXPECT_EQ(list(story.owner, organization_id{}).error().status, 404);
}

TEST_P(members_on, pages_bring_every_member_once) {
    const testing::story story{with()};
    const auto all = list(story.owner, story.alpha)->items;
    std::vector<member> paged;
    http::page_request page{.after = std::nullopt, .limit = 1};
    for (;;) {
        const auto found = list(story.owner, story.alpha, page);
        ASSERT_TRUE(found);
        ASSERT_EQ(found->items.size(), 1U);
        paged.push_back(found->items.front());
        if (!found->next_cursor) break;
        page.after = http::parse_cursor(*found->next_cursor);
        ASSERT_TRUE(page.after);
    }
    EXPECT_EQ(paged, all);
}

TEST_P(members_on, names_are_told_for_members_and_persons_of_the_organization_alone) {
    const testing::story story{with()};
    const auto grace = make_person(story.alpha, "import", "Grace");
    const auto theirs = make_person(story.beta, "import", "Secret of Beta");
    const auto found = find(
        story.member,
        story.alpha,
        {grace.value, story.stranger.user.value, story.owner.user.value, theirs.value, uuid{}}
    );
    ASSERT_TRUE(found);
    ASSERT_EQ(found->items.size(), 2U);
    EXPECT_EQ(
        found->items[0],
        (named_person{.id = grace.value, .name = "Grace", .kind = principal::kind::person})
    );
    EXPECT_EQ(
        found->items[1],
        (named_person{.id = story.owner.user.value, .name = "ada", .kind = principal::kind::user})
    );
    EXPECT_EQ(find(story.stranger, story.alpha, {grace.value}).error().status, 404);
    EXPECT_EQ(find(story.nobody, story.alpha, {grace.value}).error().status, 401);
}

TEST_P(members_on, an_id_asked_for_twice_is_told_once) {
    const testing::story story{with()};
    const auto id = story.owner.user.value;
    EXPECT_EQ(find(story.member, story.alpha, {id, id})->items.size(), 1U);
}

TEST_P(members_on, a_name_of_one_source_is_one_person_and_is_recorded_once_by_id_alone) {
    const testing::story story{with()};
    const auto first = make_person(story.alpha, "jira", "Grace");
    EXPECT_EQ(make_person(story.alpha, "jira", "Grace"), first);
    EXPECT_NE(make_person(story.alpha, "mail", "Grace"), first);
    EXPECT_NE(make_person(story.alpha, "jira", "grace"), first);

    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::members_of(story.alpha), 0, 100);
    });
    int recorded = 0;
    for (const auto& each : log) {
        if (each->what.subject != changes::subject_kind::person) continue;
        EXPECT_TRUE(each->what.fields.empty());
        if (each->what.subject_id == first.value) ++recorded;
    }
    EXPECT_EQ(recorded, 1);
}

TEST_P(members_on, applying_the_log_gives_the_roster_that_a_fetch_gives) {
    const testing::story story{with()};
    testing::replica heard;
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::members_of(story.beta));
        return 0;
    });
    const auto fetched = list(story.stranger, story.beta)->items;
    ASSERT_EQ(fetched.size(), 1U);
    auto expected = testing::fields_of(fetched.front());
    // Names and addresses are asked for, never logged.
    expected.erase("memberName");
    expected.erase("memberEmail");
    EXPECT_EQ(heard.thing(fetched.front().id.value), expected);
}

} // namespace
} // namespace lacewing::members
