#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "tokens/find_token.hpp"
#include "tokens/manage_tokens.hpp"
#include "tokens/secret.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace lacewing::tokens {
namespace {

class access_tokens : public db::on_each_database {
protected:
    outcome<made_token> make(const access::actor& who, const make_token_request& what) {
        return testing::write(with(), [&](db::transaction& tx) {
            return make_token(tx, changes::begin_act(who, with()), what, with().random);
        });
    }
    made_token made(const access::actor& who, scope goes = scope::write) {
        return value(make(who, {.name = "Nightly build", .goes = goes}));
    }
    outcome<void> revoke(const access::actor& who, token_id id) {
        return testing::write(with(), [&](db::transaction& tx) {
            return revoke_token(tx, changes::begin_act(who, with()), id);
        });
    }
    std::optional<access::actor> find(std::string secret) {
        return run(find_token(with(), std::move(secret)));
    }
    std::vector<access_token> list(const access::actor& who) {
        return testing::read(
                   with(), [&](db::reader& tx) { return list_tokens(tx, who.user); }
        ).items;
    }
    std::vector<changes::recorded> log_of(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, changes::person_of(who.user), 0, 100);
        });
    }
    std::int64_t count(std::string_view sql) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    void pass(std::int64_t seconds) { clock().advance_s(seconds); }
};
LACEWING_ON_EACH_DATABASE(access_tokens);

constexpr std::int64_t day_s = 24 * 3600;

TEST_P(access_tokens, a_secret_has_a_prefix_for_scanners_178_random_bits_and_a_checksum) {
    std::set<std::string> all;
    for (int n = 0; n < 100; ++n) {
        const auto secret = make_secret(with().random);
        EXPECT_TRUE(secret.starts_with("lwp_"));
        EXPECT_EQ(secret.size(), 40U);
        EXPECT_TRUE(is_well_formed(secret));
        all.insert(secret);
    }
    EXPECT_EQ(all.size(), 100U);
    auto mistyped = *all.begin();
    mistyped[10] = mistyped[10] == 'a' ? 'b' : 'a';
    EXPECT_FALSE(is_well_formed(mistyped));
    EXPECT_FALSE(is_well_formed(""));
    EXPECT_FALSE(is_well_formed("lwp_"));
}

TEST_P(access_tokens, the_checksum_is_the_crc32_that_scanners_know) {
    EXPECT_TRUE(is_well_formed("lwp_Lacewing0Lacewing0Lacewing0Lac2wYsPA"));
    EXPECT_FALSE(is_well_formed("lwp_Lacewing0Lacewing0Lacewing0Lac2wYsPB"));
    EXPECT_FALSE(is_well_formed("lwp_000000000000000000000000000000000000"));
}

TEST_P(access_tokens, a_token_acts_as_its_owner_as_far_as_it_goes) {
    const testing::story story{with()};
    const auto writing = made(story.owner);
    const auto who = find(writing.secret);
    ASSERT_TRUE(who);
    EXPECT_EQ(who->is, access::actor::kind::user);
    EXPECT_EQ(who->user, story.owner.user);
    EXPECT_EQ(who->token, writing.token.id);
    EXPECT_FALSE(who->is_read_only);
    EXPECT_FALSE(who->only);
    EXPECT_TRUE(find(made(story.owner, scope::read).secret)->is_read_only);
    const auto bound =
        value(make(story.owner, {.name = "b", .goes = scope::write, .org = story.alpha}));
    EXPECT_EQ(find(bound.secret)->only, story.alpha);
}

TEST_P(access_tokens, the_database_holds_no_secret) {
    const testing::story story{with()};
    made(story.owner);
    EXPECT_EQ(count("SELECT count(*) FROM access_tokens WHERE length(token_hash) = 32"), 1);
    for (const auto& each : log_of(story.owner)) {
        for (const auto& field : each->what.fields) {
            EXPECT_EQ(field.after.find("lwp_"), std::string::npos);
        }
    }
}

TEST_P(access_tokens, a_token_lasts_ninety_days_where_nothing_else_is_said_and_then_ends) {
    const testing::story story{with()};
    const auto short_lived = value(make(story.owner, {.name = "one day", .days = 1}));
    const auto usual = made(story.owner);
    pass(day_s - 1);
    EXPECT_TRUE(find(short_lived.secret));
    pass(1);
    EXPECT_FALSE(find(short_lived.secret));
    EXPECT_EQ(list(story.owner).size(), 2U);
    pass(89 * day_s - 1);
    EXPECT_TRUE(find(usual.secret));
    pass(1);
    EXPECT_FALSE(find(usual.secret));
}

TEST_P(access_tokens, a_revoked_token_is_worth_nothing_and_the_owner_hears_of_it) {
    const testing::story story{with()};
    const auto token = made(story.owner);
    const auto before = log_of(story.owner);
    EXPECT_EQ(revoke(story.stranger, token.token.id).error().status, 404);
    EXPECT_TRUE(find(token.secret));
    value(revoke(story.owner, token.token.id));
    EXPECT_FALSE(find(token.secret));
    EXPECT_EQ(revoke(story.owner, token.token.id).error().status, 404);
    const auto after = log_of(story.owner);
    ASSERT_EQ(after.size(), before.size() + 1);
    EXPECT_EQ(before.back()->what.subject, changes::subject_kind::token);
    EXPECT_EQ(before.back()->what.what, changes::action::created);
    EXPECT_EQ(after.back()->what.what, changes::action::removed);
    EXPECT_EQ(after.back()->what.subject_id, token.token.id.value);
}

TEST_P(access_tokens, all_tokens_of_a_person_end_together_and_nobody_elses) {
    const testing::story story{with()};
    const auto one = made(story.owner);
    const auto other = made(story.owner);
    const auto of_another = made(story.member);
    testing::write(with(), [&](db::transaction& tx) {
        end_tokens(tx, changes::begin_act(story.owner, with()), story.owner.user);
    });
    EXPECT_FALSE(find(one.secret));
    EXPECT_FALSE(find(other.secret));
    EXPECT_TRUE(find(of_another.secret));
}

TEST_P(access_tokens, the_end_of_an_account_ends_its_tokens) {
    const testing::story story{with()};
    const auto lone = testing::sign_up(with(), "lone");
    const auto token = made(lone);
    testing::write(with(), [&](db::transaction& tx) {
        identity::store::remove_account(tx, lone.user);
    });
    EXPECT_FALSE(find(token.secret));
}

TEST_P(access_tokens, the_last_use_is_noted_once_a_minute) {
    const testing::story story{with()};
    const auto token = made(story.owner);
    EXPECT_FALSE(list(story.owner).front().last_used_at);
    ASSERT_TRUE(find(token.secret));
    const auto first = list(story.owner).front().last_used_at;
    EXPECT_EQ(first, clock().now());
    pass(59);
    ASSERT_TRUE(find(token.secret));
    EXPECT_EQ(list(story.owner).front().last_used_at, first);
    pass(1);
    ASSERT_TRUE(find(token.secret));
    EXPECT_EQ(list(story.owner).front().last_used_at, clock().now());
}

TEST_P(access_tokens, bad_wishes_are_refused_by_field) {
    const testing::story story{with()};
    const auto nameless = make(story.owner, {.name = "  "});
    ASSERT_FALSE(nameless);
    EXPECT_EQ(nameless.error().fields.front().pointer, "/name");
    const auto foreign = make(story.owner, {.name = "x", .org = story.beta});
    ASSERT_FALSE(foreign);
    EXPECT_EQ(foreign.error().fields.front().pointer, "/orgID");
    EXPECT_TRUE(list(story.owner).empty());
}

TEST_P(access_tokens, nobody_has_more_than_fifty_and_expired_ones_make_room) {
    const testing::story story{with()};
    value(make(story.owner, {.name = "first", .days = 1}));
    for (int n = 1; n < limits::tokens_per_account_max; ++n) made(story.owner);
    const auto enough = make(story.owner, {.name = "one more"});
    ASSERT_FALSE(enough);
    EXPECT_EQ(enough.error().code, "too_many_tokens");
    EXPECT_EQ(list(story.owner).size(), 50U);
    pass(2 * day_s);
    value(make(story.owner, {.name = "one more"}));
    EXPECT_EQ(list(story.owner).size(), 50U);
    EXPECT_EQ(list(story.owner).front().name, "one more");
}

TEST_P(access_tokens, what_is_done_with_a_token_its_owner_did_and_the_log_says_with_what) {
    const testing::story story{with()};
    const auto who = *find(made(story.owner).secret);
    const auto org = testing::found_organization(with(), who, "By a program");
    const auto log = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(org.id), 0, 1);
    });
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(log[0]->what.actor, story.owner.as_principal());
    EXPECT_EQ(changes::to_wire(*log[0]).with_token, true);
    const auto by_hand = testing::found_organization(with(), story.owner, "By hand");
    const auto other = testing::read(with(), [&](db::reader& tx) {
        return changes::changes_after(tx, changes::content_of(by_hand.id), 0, 1);
    });
    EXPECT_EQ(changes::to_wire(*other.at(0)).with_token, std::nullopt);
}

TEST_P(access_tokens, a_reading_token_sees_no_secret_and_a_bound_one_no_other_organization) {
    const testing::story story{with()};
    const auto second = testing::found_organization(with(), story.owner, "Second");
    const auto reading = *find(made(story.owner, scope::read).secret);
    const auto bound = *find(
        value(make(story.owner, {.name = "b", .goes = scope::write, .org = story.alpha})).secret
    );
    testing::read(with(), [&](db::reader& tx) {
        EXPECT_TRUE(value(organizations::read_organization(tx, story.owner, story.alpha)).join_code
        );
        EXPECT_FALSE(value(organizations::read_organization(tx, reading, story.alpha)).join_code);
        EXPECT_EQ(organizations::read_organization(tx, bound, second.id).error().code, "not_found");
        EXPECT_EQ(value(organizations::list_organizations(tx, reading)).items.size(), 2U);
        EXPECT_EQ(value(organizations::list_organizations(tx, bound)).items.size(), 1U);
        return 0;
    });
    for (const auto& [who, code] :
         {std::pair{reading, std::string{"token_read_only"}},
          std::pair{bound, std::string{"token_not_accepted"}}}) {
        const auto refused_one = testing::write(with(), [&](db::transaction& tx) {
            return organizations::create_organization(
                tx,
                changes::begin_act(who, with()),
                {.id = {}, .org_name = "Third", .org_desc = ""},
                with().random
            );
        });
        ASSERT_FALSE(refused_one);
        EXPECT_EQ(refused_one.error().code, code);
    }
}

} // namespace
} // namespace lacewing::tokens
