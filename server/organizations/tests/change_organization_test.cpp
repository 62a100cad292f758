#include "access/access.hpp"
#include "changes/log.hpp"
#include "organizations/change_organization.hpp"
#include "organizations/delete_organization.hpp"
#include "organizations/join_organization.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/testing/replica.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

namespace lacewing::organizations {
namespace {

class settings_of_organizations : public db::on_each_database {
protected:
    outcome<organization> change(
        const access::actor& who, organization_id org, const change_organization_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return change_organization(tx, changes::begin_act(who, with()), org, what);
        });
    }
    outcome<void> remove(const access::actor& who, organization_id org) {
        return testing::write(with(), [&](db::transaction& tx) {
            return delete_organization(tx, changes::begin_act(who, with()), org);
        });
    }
    outcome<organization> read(const access::actor& who, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_organization(tx, who, org);
        });
    }
    std::size_t count_of_list(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return value(list_organizations(tx, who)).items.size();
        });
    }
    bool may(const access::actor& who, access::action what, const access::subject& of) {
        return testing::read(with(), [&](db::reader& tx) {
            return access::allows(tx, who, what, of);
        });
    }
    std::vector<changes::recorded> log(const changes::stream& of, std::int64_t after) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, of, after, 100);
        });
    }
};
LACEWING_ON_EACH_DATABASE(settings_of_organizations);

TEST_P(settings_of_organizations, the_owner_renames_and_describes_and_everybody_reads_it) {
    const testing::story story{with()};
    const auto renamed = change(story.owner, story.alpha, {.org_name = "  Aleph "});
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->org_name, "Aleph");
    EXPECT_EQ(renamed->rev, 2);
    ASSERT_TRUE(change(story.owner, story.alpha, {.org_desc = " "}));
    const auto seen = value(read(story.member, story.alpha));
    EXPECT_EQ(seen.org_name, "Aleph");
    EXPECT_EQ(seen.org_desc, "");
    EXPECT_EQ(seen.rev, 3);
}

TEST_P(settings_of_organizations, the_list_is_ordered_by_the_new_name) {
    const testing::story story{with()};
    const auto first = testing::found_organization(with(), story.owner, "Beth");
    ASSERT_TRUE(change(story.owner, story.alpha, {.org_name = "zeta"}));
    const auto listed = testing::read(with(), [&](db::reader& tx) {
        return value(list_organizations(tx, story.owner));
    });
    EXPECT_EQ(listed.items.front().id, first.id);
    EXPECT_EQ(listed.items.back().org_name, "zeta");
}

TEST_P(settings_of_organizations, nobody_but_the_owner_changes_or_deletes) {
    const testing::story story{with()};
    const change_organization_request what{.org_name = "Mine"};
    EXPECT_EQ(change(story.nobody, story.alpha, what).error().status, 401);
    EXPECT_EQ(change(story.stranger, story.alpha, what).error().status, 404);
    EXPECT_EQ(change(story.member, story.alpha, what).error().status, 403);
    EXPECT_EQ(change(story.editor, story.alpha, what).error().status, 403);
    EXPECT_EQ(remove(story.nobody, story.alpha).error().status, 401);
    EXPECT_EQ(remove(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(remove(story.editor, story.alpha).error().status, 403);
    EXPECT_EQ(value(read(story.owner, story.alpha)).org_name, "Alpha");
}

TEST_P(settings_of_organizations, an_empty_name_is_refused_and_changes_nothing) {
    const testing::story story{with()};
    const auto answer =
        change(story.owner, story.alpha, {.org_name = " ", .org_desc = "Something else"});
    EXPECT_EQ(answer.error().status, 422);
    EXPECT_EQ(answer.error().fields.at(0).pointer, "/orgName");
    EXPECT_EQ(value(read(story.owner, story.alpha)).rev, 1);
}

TEST_P(settings_of_organizations, a_text_that_changed_since_the_writer_saw_it_is_not_written_over) {
    const testing::story story{with()};
    ASSERT_TRUE(change(story.owner, story.alpha, {.org_name = "First", .rev = 1}));
    const auto late = change(story.owner, story.alpha, {.org_name = "Second", .rev = 1});
    EXPECT_EQ(late.error().status, 412);
    EXPECT_EQ(late.error().code, "text_conflict");
    EXPECT_NE(late.error().current.find("\"First\""), std::string::npos);
    // The description is another text.
    EXPECT_TRUE(change(story.owner, story.alpha, {.org_desc = "Told", .rev = 1}));
    EXPECT_EQ(
        change(story.owner, story.alpha, {.org_name = "Third", .rev = 99}).error().status, 412
    );
    EXPECT_EQ(value(read(story.owner, story.alpha)).org_name, "First");
}

TEST_P(settings_of_organizations, what_is_already_so_is_no_change) {
    const testing::story story{with()};
    const auto before = value(read(story.owner, story.alpha));
    EXPECT_EQ(
        value(change(
            story.owner,
            story.alpha,
            {.org_name = "Alpha", .is_private = true, .members_manage_keys = false}
        )),
        before
    );
}

TEST_P(settings_of_organizations, made_public_it_opens_to_outsiders_and_made_private_it_closes) {
    const testing::story story{with()};
    ASSERT_TRUE(change(story.owner, story.alpha, {.is_private = false}));
    for (const auto& outsider : {story.stranger, story.nobody}) {
        const auto seen = read(outsider, story.alpha);
        ASSERT_TRUE(seen);
        EXPECT_FALSE(seen->members_edit_any_bug);
        EXPECT_FALSE(seen->members_manage_keys);
        EXPECT_FALSE(seen->join_code);
    }
    ASSERT_TRUE(change(story.owner, story.alpha, {.is_private = true}));
    EXPECT_EQ(read(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(read(story.nobody, story.alpha).error().status, 401);
}

TEST_P(settings_of_organizations, a_switch_takes_from_members_and_gives_them_at_once) {
    const testing::story story{with()};
    const access::subject foreign{
        .org = story.alpha,
        .author = principal{.is = principal::kind::user, .value = story.owner.user.value}
    };
    const access::subject own{
        .org = story.alpha,
        .author = principal{.is = principal::kind::user, .value = story.member.user.value}
    };
    EXPECT_TRUE(may(story.member, access::action::edit_own_bug, foreign));
    EXPECT_FALSE(may(story.member, access::action::see_api_key, own));
    ASSERT_TRUE(change(
        story.owner, story.alpha, {.members_edit_any_bug = false, .members_manage_keys = true}
    ));
    EXPECT_FALSE(may(story.member, access::action::edit_own_bug, foreign));
    EXPECT_TRUE(may(story.member, access::action::edit_own_bug, own));
    EXPECT_TRUE(may(story.editor, access::action::edit_own_bug, foreign));
    EXPECT_TRUE(may(story.member, access::action::see_api_key, own));
    EXPECT_TRUE(may(story.member, access::action::renew_api_key, own));
    EXPECT_FALSE(may(story.stranger, access::action::see_api_key, own));
}

TEST_P(settings_of_organizations, outsiders_hear_nothing_of_the_switches) {
    const testing::story story{with()};
    const auto before = value(read(story.owner, story.alpha));
    ASSERT_TRUE(change(story.owner, story.alpha, {.members_edit_any_bug = false}));
    const auto after = value(read(story.owner, story.alpha));
    EXPECT_EQ(after.versions.content, before.versions.content);
    EXPECT_EQ(after.versions.members, before.versions.members.value() + 1);
    EXPECT_EQ(after.rev, before.rev);
}

TEST_P(settings_of_organizations, applying_the_log_gives_the_organization_that_a_fetch_gives) {
    const testing::story story{with()};
    testing::replica heard;
    auto known = testing::fields_of(*read(story.owner, story.alpha));
    heard.put(known);
    const auto versions = value(read(story.owner, story.alpha)).versions;
    heard.start_at(changes::content_of(story.alpha), versions.content);
    heard.start_at(changes::members_of(story.alpha), versions.members.value());
    ASSERT_TRUE(change(
        story.owner,
        story.alpha,
        {.org_name = "Aleph",
         .org_desc = "",
         .is_private = false,
         .members_edit_any_bug = false,
         .members_manage_keys = true}
    ));
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        heard.catch_up(tx, changes::members_of(story.alpha));
        return 0;
    });
    auto expected = testing::fields_of(*read(story.owner, story.alpha));
    auto applied = heard.thing(story.alpha.value);
    for (auto* each : {&expected, &applied}) each->erase("versions");
    EXPECT_EQ(applied, expected);
}

TEST_P(settings_of_organizations, a_deleted_organization_is_gone_for_everybody_and_from_lists) {
    const testing::story story{with()};
    ASSERT_TRUE(remove(story.owner, story.alpha));
    for (const auto& who : {story.owner, story.editor, story.member}) {
        EXPECT_EQ(read(who, story.alpha).error().status, 404);
        EXPECT_EQ(count_of_list(who), 0U);
    }
    EXPECT_EQ(remove(story.owner, story.alpha).error().status, 404);
    const auto joined = testing::write(with(), [&](db::transaction& tx) {
        return join_organization(
            tx, changes::begin_act(story.stranger, with()), story.alpha_join_code, with().random
        );
    });
    EXPECT_EQ(std::get<problem>(joined).code, "join_code_unknown");
}

TEST_P(settings_of_organizations, its_deletion_is_heard_by_its_audience_and_by_each_member) {
    const testing::story story{with()};
    const auto version = value(read(story.owner, story.alpha)).versions.content;
    ASSERT_TRUE(remove(story.owner, story.alpha));
    const auto content = log(changes::content_of(story.alpha), version);
    ASSERT_EQ(content.size(), 1U);
    EXPECT_EQ(content[0]->what.what, changes::action::removed);
    for (const auto& who : {story.owner, story.editor, story.member}) {
        const auto own = log(changes::person_of(who.user), 0);
        EXPECT_EQ(own.back()->what.what, changes::action::removed);
        EXPECT_EQ(own.back()->what.subject_id, story.alpha.value);
    }
    EXPECT_EQ(log(changes::person_of(story.stranger.user), 0).size(), 1U);
}

TEST_P(settings_of_organizations, an_operator_brings_a_deleted_one_back_by_clearing_its_mark) {
    const testing::story story{with()};
    ASSERT_TRUE(remove(story.owner, story.alpha));
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET deleted_at = NULL WHERE id = $1", story.alpha);
    });
    EXPECT_EQ(value(read(story.owner, story.alpha)).member_count, 3);
    EXPECT_EQ(value(read(story.member, story.alpha)).org_name, "Alpha");
}

} // namespace
} // namespace lacewing::organizations
