#include "access/access.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::access {
namespace {

uuid numbered(std::uint8_t number) {
    uuid made;
    made.bytes[15] = number;
    return made;
}

const organization_id alpha{numbered(1)}; // private
const organization_id pub{numbered(2)};   // public
const organization_id gone{numbered(3)};  // deleted
const organization_id never{numbered(4)}; // never was
const user_id ada{numbered(11)};          // Owner of all
const user_id ed{numbered(12)};           // Editor of alpha
const user_id mel{numbered(13)};          // Member of alpha
const user_id eve{numbered(14)};          // nowhere a member

actor user(user_id who) {
    return {.is = actor::kind::user, .user = who, .session = {}};
}
const actor nobody{};
const actor operator_{.is = actor::kind::server_operator, .user = {}, .session = {}};

class access_rules : public db::on_each_database {
protected:
    void SetUp() override {
        run(database().write([](db::transaction& tx) {
            add_organization(tx, alpha, true, std::nullopt);
            add_organization(tx, pub, false, std::nullopt);
            add_organization(tx, gone, false, timestamp{2});
            for (const auto org : {alpha, pub, gone}) add_member(tx, org, ada, "Owner");
            add_member(tx, alpha, ed, "Editor");
            add_member(tx, alpha, mel, "Member");
        }));
    }

    static void add_organization(
        db::transaction& tx, organization_id org, bool is_private, std::optional<timestamp> deleted
    ) {
        tx.execute(
            "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
            "created_date, is_private, deleted_at) VALUES ($1, 'o', 'o', 'd', $2, $3, 1, $4, $5)",
            org,
            to_string(org),
            ada,
            is_private,
            deleted
        );
    }

    static void add_member(
        db::transaction& tx, organization_id org, user_id who, std::string_view role
    ) {
        tx.execute(
            "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
            "VALUES ($1, $2, $2, $3, 1)",
            org,
            who,
            role
        );
    }

    role role_of(const actor& who, organization_id org) {
        return run(database().read([&](db::reader& tx) { return role_in(tx, who, org); }));
    }
    // The problem's status, 200 for yes.
    int asked(const actor& who, action what, const subject& of) {
        const auto answer =
            run(database().read([&](db::reader& tx) { return require(tx, who, what, of); }));
        return answer ? 200 : answer.error().status;
    }
};

TEST_P(access_rules, a_role_is_that_of_the_membership) {
    EXPECT_EQ(role_of(user(ada), alpha), role::owner);
    EXPECT_EQ(role_of(user(ed), alpha), role::editor);
    EXPECT_EQ(role_of(user(mel), alpha), role::member);
}

TEST_P(access_rules, a_token_that_may_only_read_is_refused_whatever_goes_beyond) {
    auto reader = user(ada);
    reader.token = token_id{numbered(30)};
    reader.is_read_only = true;
    for (const auto& line : role_table()) {
        const auto answer = run(database().read([&](db::reader& tx) {
            return require(tx, reader, line.what, {.org = alpha});
        }));
        EXPECT_EQ(answer.has_value(), line.is_reading) << line.word;
        if (!answer) EXPECT_EQ(answer.error().code, "token_read_only") << line.word;
    }
    EXPECT_EQ(asked(reader, action::report_bug, {.org = gone}), 404);
}

TEST_P(access_rules, to_a_bound_token_other_organizations_do_not_exist) {
    auto bound = user(ada);
    bound.token = token_id{numbered(30)};
    bound.only = alpha;
    EXPECT_EQ(role_of(bound, alpha), role::owner);
    EXPECT_EQ(role_of(bound, pub), role::none);
    EXPECT_EQ(asked(bound, action::see_content, {.org = pub}), 404);
    EXPECT_EQ(asked(bound, action::report_bug, {.org = alpha}), 200);
    EXPECT_EQ(require_unbound(bound).error().code, "token_not_accepted");
}

TEST_P(access_rules, strangers_are_outsiders_of_public_organizations_and_nothing_else) {
    EXPECT_EQ(role_of(user(eve), pub), role::outsider);
    EXPECT_EQ(role_of(nobody, pub), role::outsider);
    EXPECT_EQ(role_of(user(eve), alpha), role::none);
    EXPECT_EQ(role_of(nobody, alpha), role::none);
}

TEST_P(access_rules, a_deleted_organization_is_none_to_its_owner) {
    EXPECT_EQ(role_of(user(ada), gone), role::none);
    EXPECT_EQ(role_of(operator_, gone), role::none);
}

TEST_P(access_rules, the_operator_counts_as_owner_of_what_exists) {
    EXPECT_EQ(role_of(operator_, alpha), role::owner);
    EXPECT_EQ(role_of(operator_, never), role::none);
}

TEST_P(access_rules, a_role_that_nobody_knows_gives_no_right) {
    run(database().write([](db::transaction& tx) { add_member(tx, pub, mel, "Emperor"); }));
    EXPECT_EQ(role_of(user(mel), pub), role::none);
}

TEST_P(access_rules, roles_of_many_are_the_roles_of_each) {
    std::vector<user_id> users{ada, ed, mel, eve};
    for (std::uint8_t at = 100; at < 250; ++at) users.push_back(user_id{numbered(at)});
    users.push_back(ed);
    for (const auto org : {alpha, pub, gone, never}) {
        const auto roles =
            run(database().read([&](db::reader& tx) { return roles_in(tx, users, org); }));
        ASSERT_EQ(roles.size(), users.size());
        for (std::size_t at = 0; at < users.size(); ++at) {
            EXPECT_EQ(roles[at], role_of(user(users[at]), org)) << at;
        }
    }
}

TEST_P(access_rules, whoever_is_not_signed_in_hears_401_whether_it_exists_or_not) {
    EXPECT_EQ(asked(nobody, action::see_content, {.org = alpha}), 401);
    EXPECT_EQ(asked(nobody, action::see_content, {.org = never}), 401);
    EXPECT_EQ(asked(nobody, action::see_members, {.org = pub}), 401);
    EXPECT_EQ(asked(nobody, action::see_content, {.org = pub}), 200);
}

TEST_P(access_rules, what_a_user_may_not_know_of_answers_like_what_never_was) {
    const auto answer = [&](organization_id org) {
        return run(database().read([&](db::reader& tx) {
            return require(tx, user(eve), action::see_content, {.org = org});
        }));
    };
    const auto hidden = answer(alpha);
    const auto missing_one = answer(never);
    ASSERT_FALSE(hidden);
    ASSERT_FALSE(missing_one);
    EXPECT_EQ(hidden.error().status, 404);
    EXPECT_EQ(hidden.error().code, "not_found");
    EXPECT_EQ(hidden.error().code, missing_one.error().code);
    EXPECT_EQ(hidden.error().detail, missing_one.error().detail);
    EXPECT_EQ(asked(user(eve), action::report_bug, {.org = alpha}), 404);
}

TEST_P(access_rules, what_a_user_may_see_and_not_do_answers_403) {
    EXPECT_EQ(asked(user(eve), action::report_bug, {.org = pub}), 403);
    EXPECT_EQ(asked(user(mel), action::create_project, {.org = alpha}), 403);
    EXPECT_EQ(asked(user(mel), action::see_addresses, {.org = alpha}), 403);
    EXPECT_EQ(asked(user(ed), action::create_project, {.org = alpha}), 200);
}

TEST_P(access_rules, every_action_is_open_from_its_least_role_upwards) {
    const std::vector<std::pair<actor, role>> people{
        {user(eve), role::none},
        {user(mel), role::member},
        {user(ed), role::editor},
        {user(ada), role::owner}
    };
    for (const auto& line : role_table()) {
        for (const auto& [who, has] : people) {
            const subject own{.org = alpha, .author = who.as_principal()};
            const bool may = asked(who, line.what, own) == 200;
            EXPECT_EQ(may, has >= least_role_for(line.what, switches{})) << line.word;
        }
    }
}

TEST_P(access_rules, a_key_is_a_member_at_home_and_nobody_elsewhere) {
    const actor key{
        .is = actor::kind::api_key,
        .user = {},
        .session = {},
        .org = alpha,
        .key = api_key_id{numbered(21)}
    };
    EXPECT_EQ(role_of(key, alpha), role::member);
    for (const auto org : {pub, gone, never}) EXPECT_EQ(role_of(key, org), role::none);
    EXPECT_EQ(asked(key, action::report_bug, {.org = alpha}), 200);
    EXPECT_EQ(asked(key, action::see_content, {.org = pub}), 404);
    EXPECT_EQ(asked(key, action::see_join_code, {.org = alpha}), 403);
    EXPECT_EQ(asked(key, action::see_api_key, {.org = alpha}), 403);
    EXPECT_EQ(asked(key, action::create_project, {.org = alpha}), 403);
}

LACEWING_ON_EACH_DATABASE(access_rules);

} // namespace
} // namespace lacewing::access
