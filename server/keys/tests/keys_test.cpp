#include "changes/log.hpp"
#include "keys/api_key.hpp"
#include "keys/find_key.hpp"
#include "organizations/change_organization.hpp"
#include "organizations/delete_organization.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace lacewing::keys {
namespace {

class api_keys : public db::on_each_database {
protected:
    outcome<shown_key> renew(const access::actor& who, organization_id org) {
        return testing::write(with(), [&](db::transaction& tx) {
            return renew_api_key(tx, in, changes::begin_act(who, with()), org);
        });
    }
    outcome<shown_key> read(const access::actor& who, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_api_key(tx, in, who, org);
        });
    }
    std::optional<access::actor> find(std::string key) {
        return run(find_key(with(), std::move(key)));
    }
    std::int64_t count(std::string_view sql, std::string_view text) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, text);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    void let_members_manage_keys(const testing::story& story) {
        value(testing::write(with(), [&](db::transaction& tx) {
            return organizations::change_organization(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                {.members_manage_keys = true}
            );
        }));
    }

    crypto::sealer secrets{crypto::server_key{1, 2, 3}};
    module in{.with = with(), .secrets = secrets};
};
LACEWING_ON_EACH_DATABASE(api_keys);

TEST_P(api_keys, have_four_groups_of_six_and_are_shown_to_editors_and_the_owner) {
    const testing::story story{with()};
    EXPECT_EQ(value(read(story.owner, story.alpha)), shown_key{});
    const auto made = value(renew(story.editor, story.alpha));
    const auto key = made.api_key.value();
    ASSERT_EQ(key.size(), 27U);
    for (std::size_t at = 0; at < key.size(); ++at) {
        const auto* allowed = at % 7 == 6 ? "-" : "0123456789abcdefghijklmnopqrstuvwxyz";
        EXPECT_NE(std::string_view{allowed}.find(key[at]), std::string_view::npos) << key;
    }
    EXPECT_EQ(made.created, with().clock.now());
    EXPECT_EQ(value(read(story.owner, story.alpha)), made);
}

TEST_P(api_keys, are_refused_to_whom_the_table_refuses_them) {
    const testing::story story{with()};
    EXPECT_EQ(renew(story.member, story.alpha).error().status, 403);
    EXPECT_EQ(read(story.member, story.alpha).error().status, 403);
    EXPECT_EQ(read(story.stranger, story.alpha).error().status, 404);
    EXPECT_EQ(read(story.nobody, story.alpha).error().status, 401);
    let_members_manage_keys(story);
    EXPECT_TRUE(renew(story.member, story.alpha));
    EXPECT_TRUE(read(story.member, story.alpha)->api_key);
}

TEST_P(api_keys, stand_for_their_organization_until_they_are_made_anew) {
    const testing::story story{with()};
    const auto first = value(renew(story.owner, story.alpha)).api_key.value();
    const auto who = find(first);
    ASSERT_TRUE(who);
    EXPECT_EQ(who->is, access::actor::kind::api_key);
    EXPECT_EQ(who->org, story.alpha);
    const auto second = value(renew(story.owner, story.alpha)).api_key.value();
    EXPECT_EQ(find(first), std::nullopt);
    ASSERT_TRUE(find(second));
    EXPECT_EQ(find(second)->key, who->key);
    EXPECT_EQ(find(first.substr(0, 20)), std::nullopt);
    EXPECT_EQ(find(""), std::nullopt);
}

TEST_P(api_keys, of_a_deleted_organization_open_nothing) {
    const testing::story story{with()};
    const auto key = value(renew(story.owner, story.alpha)).api_key.value();
    value(testing::write(with(), [&](db::transaction& tx) {
        return organizations::delete_organization(
            tx, changes::begin_act(story.owner, with()), story.alpha
        );
    }));
    EXPECT_EQ(find(key), std::nullopt);
}

TEST_P(api_keys, are_nowhere_in_the_data_but_sealed) {
    const testing::story story{with()};
    const auto key = value(renew(story.owner, story.alpha)).api_key.value();
    EXPECT_EQ(count("SELECT COUNT(*) FROM changes WHERE fields LIKE '%' || $1 || '%'", key), 0);
    const auto sealed = testing::read(with(), [&](db::reader& tx) {
        auto rows = tx.query("SELECT sealed_key FROM api_keys WHERE org_id = $1", story.alpha);
        return rows.next() ? std::string{rows.get<std::string_view>(0)} : std::string{};
    });
    EXPECT_FALSE(sealed.empty());
    EXPECT_EQ(sealed.find(key.substr(0, 6)), std::string::npos);
    EXPECT_EQ(secrets.open({}, to_string(story.beta)), std::nullopt);
}

TEST_P(api_keys, leave_word_for_editors_and_for_nobody_below) {
    const testing::story story{with()};
    value(renew(story.owner, story.alpha));
    clock().advance_s(60);
    value(renew(story.owner, story.alpha));
    const auto heard = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::managers_of(story.alpha), 0, 10);
    });
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(heard[0]->what.fields.at(0).name, "apiKeyCreated");
    EXPECT_EQ(heard[0]->what.fields.at(0).before, "");
    EXPECT_EQ(heard[1]->what.fields.at(0).before, heard[0]->what.fields.at(0).after);
}

TEST_P(api_keys, tell_when_they_were_last_used_to_the_minute) {
    const testing::story story{with()};
    const auto key = value(renew(story.owner, story.alpha)).api_key.value();
    EXPECT_EQ(read(story.owner, story.alpha)->last_used, std::nullopt);
    const auto first_use = with().clock.now();
    ASSERT_TRUE(find(key));
    clock().advance_s(api_key_used_every_s - 1);
    ASSERT_TRUE(find(key));
    EXPECT_EQ(read(story.owner, story.alpha)->last_used, first_use);
    clock().advance_s(1);
    ASSERT_TRUE(find(key));
    EXPECT_EQ(read(story.owner, story.alpha)->last_used, with().clock.now());
}

} // namespace
} // namespace lacewing::keys
