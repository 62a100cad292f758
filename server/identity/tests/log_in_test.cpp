#include "changes/log.hpp"
#include "changes/record.hpp"
#include "identity/erase_account.hpp"
#include "identity/log_in.hpp"
#include "identity/log_out.hpp"
#include "identity/sessions.hpp"
#include "identity/tests/identity_fixture.hpp"

#include <fmt/format.h>

#include <future>

namespace lacewing::identity {

/// Of "plum trombone", with 8 KiB and one pass.
constexpr const char* weak_hash = "$argon2id$v=19$m=8,t=1,p=1$HYkYOCNRiZvBdofnGrtPNg"
                                  "$jBc3Ebl1zdldDlxPEn7EkawMMZ4NPJZVt65nmwF/6lY";

class logging_in : public identity_story {
protected:
    std::optional<access::actor> who_has(std::string token) {
        return run(find_session(in, std::move(token)));
    }
    std::int64_t version_of(user_id uid) {
        auto find = [uid](db::reader& tx) {
            return changes::version_of(tx, changes::person_of(uid));
        };
        return run(database().read(std::move(find)));
    }
    /// An organization that the account is a member of.
    void organize(user_id uid) {
        const auto org = crypto::make_id<organization_id>(random(), clock().now());
        auto work = [&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
                "created_date, is_private) VALUES ($1, 'A', 'a', '', 'abcdef', $2, 0, TRUE)",
                org,
                uid
            );
            tx.execute(
                "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                "VALUES ($1, $2, $2, 'Owner', 0)",
                org,
                uid
            );
        };
        run(database().write(std::move(work)));
    }
    /// "kind network count" of each kind of event.
    std::vector<std::string> told() {
        auto find = [](db::reader& tx) {
            std::vector<std::string> found;
            auto rows = tx.query("SELECT kind, network, count FROM security_events ORDER BY kind");
            while (rows.next()) {
                found.push_back(fmt::format(
                    "{} {} {}",
                    rows.get<std::string_view>(0),
                    rows.get<std::string_view>(1),
                    rows.get<std::int64_t>(2)
                ));
            }
            return found;
        };
        return run(database().read(std::move(find)));
    }
    int status_of(std::string password, visit from = from_home()) {
        const auto result = log_in_with("ada@example.org", std::move(password), std::move(from));
        return result ? 200 : result.error().status;
    }
};

TEST_P(logging_in, gives_a_session_and_makes_the_user_free) {
    const auto opened = sign_in_as(ada());
    const auto who = who_has(opened.session_token);
    ASSERT_TRUE(who);
    EXPECT_EQ(who->user, opened.who.uid);
    EXPECT_EQ(read_value<std::string>("SELECT membership_type FROM users"), "free");
    EXPECT_FALSE(who_has(opened.browser_token));
    EXPECT_FALSE(who_has(""));
    EXPECT_FALSE(who_has(std::string(43, 'A')));
}

TEST_P(logging_in, a_wrong_password_and_an_unknown_address_look_the_same) {
    sign_in_as(ada());
    const auto wrong = log_in_with("ada@example.org", "not the one");
    const auto unknown = log_in_with("nobody@example.org", "not the one");
    const auto nonsense = log_in_with("no address", "not the one");
    const auto endless = log_in_with("ada@example.org", std::string(5000, 'x'));
    for (const auto& result : {wrong, unknown, nonsense, endless}) {
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().status, 401);
        EXPECT_EQ(result.error().code, "wrong_credentials");
        EXPECT_EQ(result.error().detail, wrong.error().detail);
        EXPECT_FALSE(result.error().retry_after_s);
    }
}

TEST_P(logging_in, leaves_word_for_owners_and_failing_too_without_who_does_not_exist) {
    const auto who = sign_in_as(ada());
    organize(who.who.uid);
    using words = std::vector<std::string>;
    EXPECT_EQ(told(), words{}) << "the first sign-in was before they were a member";
    EXPECT_FALSE(log_in_with("ada@example.org", "not the one"));
    EXPECT_FALSE(log_in_with("ada@example.org", "not the other"));
    EXPECT_FALSE(log_in_with("nobody@example.org", "not the one"));
    EXPECT_EQ(told(), (words{"sign_in_failed 192.0.2.0/24 2"}));
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
    EXPECT_EQ(told(), (words{"sign_in 192.0.2.0/24 1", "sign_in_failed 192.0.2.0/24 2"}));
}

TEST_P(logging_in, is_told_without_its_network_once_the_account_is_erased) {
    const auto who = sign_in_as(ada());
    organize(who.who.uid);
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
    auto erase = [&](db::transaction& tx) {
        const auto by = changes::begin_act(actor_of(who, {}), with());
        erase_account(tx, by, who.who.uid);
    };
    run(database().write(std::move(erase)));
    EXPECT_EQ(told(), (std::vector<std::string>{"sign_in  1"}));
}

TEST_P(logging_in, that_the_limiter_turns_away_writes_nothing) {
    const auto who = sign_in_as(ada());
    organize(who.who.uid);
    for (int n = 0; n < limits::wrong_passwords_per_account + 20; ++n) {
        status_of("wrong " + std::to_string(n));
    }
    EXPECT_EQ(
        read_value<std::int64_t>("SELECT CAST(sum(count) AS BIGINT) FROM security_events"),
        limits::wrong_passwords_per_account
    );
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM security_events"), 1);
}

TEST_P(logging_in, an_unverified_account_looks_unknown_to_a_wrong_password) {
    ASSERT_TRUE(sign_up_as(ada()));
    new_mails();
    EXPECT_EQ(log_in_with("ada@example.org", "not the one").error().code, "wrong_credentials");
    EXPECT_TRUE(new_mails().empty());
    const auto right = log_in_with("ada@example.org", "plum trombone");
    EXPECT_EQ(right.error().status, 403);
    EXPECT_EQ(
        right.error().detail, "Verification email sent. Please verify your email before proceeding."
    );
    EXPECT_EQ(new_mails().size(), 1U);
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM sessions"), 0);
}

TEST_P(logging_in, an_address_is_found_however_it_is_written) {
    sign_in_as(ada());
    EXPECT_TRUE(log_in_with("ADA@Example.ORG", "plum trombone"));
    EXPECT_TRUE(log_in_with(" ａｄａ@example.org", "plum trombone"));
    EXPECT_FALSE(log_in_with("adа@example.org", "plum trombone")) << "Cyrillic а is another letter";
}

TEST_P(logging_in, a_password_is_the_same_from_every_keyboard_and_never_cut) {
    auto who = ada();
    who.password = " caf\u00e9 au lait 🐞 ";
    sign_in_as(who);
    EXPECT_EQ(status_of(" cafe\u0301 au lait 🐞 "), 200);
    EXPECT_EQ(status_of("caf\u00e9 au lait 🐞"), 401);

    auto other = grace();
    for (int n = 0; n < 64; ++n) other.password += "🐞é";
    sign_in_as(other);
    EXPECT_TRUE(log_in_with(other.email, other.password));
    other.password.pop_back();
    other.password.pop_back();
    EXPECT_FALSE(log_in_with(other.email, other.password));
}

TEST_P(logging_in, after_ten_wrong_passwords_strangers_wait_and_the_owners_browser_does_not) {
    const auto opened = sign_in_as(ada());
    for (int n = 0; n < limits::wrong_passwords_per_account; ++n) {
        EXPECT_EQ(status_of("wrong " + std::to_string(n)), 401);
    }
    const auto blocked = log_in_with("ada@example.org", "plum trombone");
    EXPECT_EQ(blocked.error().code, "too_many_attempts");
    EXPECT_EQ(blocked.error().retry_after_s, limits::wrong_passwords_window_s);
    auto elsewhere = from_home();
    elsewhere.network = "198.51.100.1";
    EXPECT_EQ(status_of("plum trombone", elsewhere), 429) << "the account counts, not the network";

    auto known = from_home();
    known.browser_token = opened.browser_token;
    EXPECT_EQ(status_of("plum trombone", known), 200);
    auto forged = from_home();
    forged.browser_token = std::string(43, 'A');
    EXPECT_EQ(status_of("plum trombone", forged), 429);
}

TEST_P(logging_in, waiting_grows_with_every_window_that_was_filled) {
    sign_in_as(ada());
    auto wait_s = limits::wrong_passwords_window_s;
    for (int window = 0; window < 4; ++window) {
        for (int n = 0; n < limits::wrong_passwords_per_account; ++n) {
            EXPECT_EQ(status_of("wrong"), 401) << window << " " << n;
        }
        const auto blocked = log_in_with("ada@example.org", "wrong");
        EXPECT_EQ(blocked.error().retry_after_s, wait_s);
        clock().advance_s(wait_s);
        wait_s *= 2;
    }
    EXPECT_EQ(status_of("plum trombone"), 200) << "the right password ends it";
    EXPECT_EQ(status_of("wrong"), 401);
}

TEST_P(logging_in, many_wrong_passwords_at_once_are_as_many_tries) {
    sign_in_as(ada());
    std::vector<std::future<int>> all;
    for (int n = 0; n < 16; ++n) {
        all.push_back(std::async(std::launch::async, [this] { return status_of("wrong"); }));
    }
    int looked_at = 0;
    for (auto& each : all) looked_at += each.get() == 401 ? 1 : 0;
    EXPECT_EQ(looked_at, limits::wrong_passwords_per_account);
}

TEST_P(logging_in, one_network_may_try_thirty_addresses) {
    sign_in_as(ada());
    const auto spray = [this](int n) {
        return log_in_with(fmt::format("user{}@example.org", n), "Summer day 1").error().status;
    };
    for (int n = 0; n < limits::wrong_passwords_per_network; ++n) EXPECT_EQ(spray(n), 401);
    EXPECT_EQ(spray(99), 429);
    auto elsewhere = from_home();
    elsewhere.network = "198.51.100.1";
    EXPECT_EQ(status_of("plum trombone", elsewhere), 200);
}

TEST_P(logging_in, right_passwords_of_one_network_are_not_counted) {
    sign_in_as(ada());
    for (int n = 0; n < limits::wrong_passwords_per_network + 3; ++n) {
        ASSERT_EQ(status_of("plum trombone"), 200) << n;
    }
}

TEST_P(logging_in, the_limits_are_settings) {
    sign_in_as(ada());
    in.how.wrong_passwords_per_account = 1;
    EXPECT_EQ(status_of("wrong"), 401);
    EXPECT_EQ(status_of("wrong"), 429);
}

TEST_P(logging_in, ends_the_session_that_the_browser_held) {
    const auto first = sign_in_as(ada());
    auto again = from_home();
    again.session = who_has(first.session_token)->session;
    const auto second = log_in_with("ada@example.org", "plum trombone", again);
    ASSERT_TRUE(second);
    EXPECT_NE(second->session_token, first.session_token);
    EXPECT_FALSE(who_has(first.session_token));
    EXPECT_TRUE(who_has(second->session_token));
}

TEST_P(logging_in, a_hundred_and_first_session_ends_the_one_used_longest_ago) {
    const auto first = sign_in_as(ada());
    for (int n = 0; n < limits::sessions_per_account_max - 1; ++n) {
        clock().advance_s(1);
        ASSERT_EQ(status_of("plum trombone"), 200);
    }
    EXPECT_TRUE(who_has(first.session_token));
    clock().advance_s(1);
    ASSERT_EQ(status_of("plum trombone"), 200);
    EXPECT_FALSE(who_has(first.session_token));
    EXPECT_EQ(
        read_value<std::int64_t>("SELECT count(*) FROM sessions"), limits::sessions_per_account_max
    );
}

TEST_P(logging_in, a_weaker_hash_is_renewed) {
    sign_in_as(ada());
    auto swap = [](db::transaction& tx) {
        tx.execute("UPDATE accounts SET password_hash = $1", weak_hash);
    };
    run(database().write(std::move(swap)));
    ASSERT_EQ(status_of("plum trombone"), 200);
    const auto renewed = read_value<std::string>("SELECT password_hash FROM accounts");
    EXPECT_NE(renewed, weak_hash);
    EXPECT_FALSE(crypto::password_hasher::needs_rehash(renewed));
    EXPECT_EQ(status_of("plum trombone"), 200);
}

TEST_P(logging_in, a_session_ends_by_idleness_and_by_age) {
    const auto idle = sign_in_as(ada());
    clock().advance_s(in.how.session_idle_s - 1);
    EXPECT_TRUE(who_has(idle.session_token)) << "being seen keeps it";
    clock().advance_s(in.how.session_idle_s - 1);
    EXPECT_TRUE(who_has(idle.session_token));
    clock().advance_s(in.how.session_idle_s);
    EXPECT_FALSE(who_has(idle.session_token));

    const auto old = value(log_in_with("ada@example.org", "plum trombone"));
    for (std::int64_t age = 0; age < in.how.session_absolute_s - 86'400; age += 86'400) {
        EXPECT_TRUE(who_has(old.session_token));
        clock().advance_s(86'400);
    }
    EXPECT_TRUE(who_has(old.session_token));
    clock().advance_s(86'400);
    EXPECT_FALSE(who_has(old.session_token));
}

TEST_P(logging_in, a_session_notes_its_use_every_ten_minutes) {
    const auto opened = sign_in_as(ada());
    const auto seen = [this] {
        return read_value<std::int64_t>("SELECT last_seen_at FROM sessions");
    };
    const auto begun = seen();
    clock().advance_s(limits::session_seen_every_s - 1);
    EXPECT_TRUE(who_has(opened.session_token));
    EXPECT_EQ(seen(), begun);
    clock().advance_s(1);
    EXPECT_TRUE(who_has(opened.session_token));
    EXPECT_EQ(seen(), begun + limits::session_seen_every_s * 1'000'000);
}

TEST_P(logging_in, logging_out_ends_the_session_and_says_so_on_the_persons_stream) {
    const auto opened = sign_in_as(ada());
    const auto who = who_has(opened.session_token);
    ASSERT_TRUE(who);
    run(log_out(in, *who));
    EXPECT_FALSE(who_has(opened.session_token));
    auto find = [uid = who->user](db::reader& tx) {
        return changes::changes_after(tx, changes::person_of(uid), 0, 10);
    };
    const auto recorded = run(database().read(std::move(find)));
    ASSERT_EQ(recorded.size(), 1U);
    EXPECT_EQ(recorded[0]->what.subject, changes::subject_kind::session);
    EXPECT_EQ(recorded[0]->what.what, changes::action::removed);
    EXPECT_EQ(recorded[0]->what.subject_id, who->session.value);

    run(log_out(in, *who));
    run(log_out(in, access::actor{}));
    EXPECT_EQ(version_of(who->user), 1) << "what had ended does not end again";
}

TEST_P(logging_in, people_see_and_end_their_own_sessions_alone) {
    const auto here = sign_in_as(ada());
    const auto stranger = sign_in_as(grace());
    clock().advance_s(60);
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    const auto me_here = who_has(here.session_token);
    const auto me_there = who_has(there.session_token);
    const auto other = who_has(stranger.session_token);
    ASSERT_TRUE(me_here && me_there && other);

    const auto listed = run(list_sessions(in, *me_here));
    ASSERT_EQ(listed.items.size(), 2U);
    EXPECT_EQ(listed.items[0].id, me_there->session) << "last used first";
    EXPECT_FALSE(listed.items[0].is_current);
    EXPECT_TRUE(listed.items[1].is_current);
    EXPECT_EQ(listed.items[1].user_agent, "a browser");

    EXPECT_EQ(run(end_session(in, *me_here, other->session)).error().code, "not_found");
    EXPECT_TRUE(who_has(stranger.session_token));
    EXPECT_TRUE(run(end_session(in, *me_here, me_there->session)));
    EXPECT_FALSE(who_has(there.session_token));
    EXPECT_EQ(run(end_session(in, *me_here, me_there->session)).error().status, 404);
}

TEST_P(logging_in, all_other_sessions_end_at_once) {
    const auto here = sign_in_as(ada());
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    const auto elsewhere = value(log_in_with("ada@example.org", "plum trombone"));
    const auto me_here = who_has(here.session_token);
    run(end_other_sessions(in, *me_here));
    EXPECT_TRUE(who_has(here.session_token));
    EXPECT_FALSE(who_has(there.session_token));
    EXPECT_FALSE(who_has(elsewhere.session_token));
    EXPECT_EQ(version_of(me_here->user), 2);
}

TEST_P(logging_in, when_a_session_ends_can_be_asked_by_its_id) {
    const auto opened = sign_in_as(ada());
    const auto who = who_has(opened.session_token);
    const auto end_of = [this, who] {
        auto ask = [this, who](db::reader& tx) { return session_end(tx, in, who->session); };
        return run(database().read(std::move(ask)));
    };
    const auto begun = clock().now().microseconds;
    ASSERT_TRUE(end_of());
    EXPECT_EQ(end_of()->microseconds, begun + in.how.session_idle_s * 1'000'000);
    clock().advance_s(in.how.session_idle_s);
    EXPECT_FALSE(end_of());
}

LACEWING_ON_EACH_DATABASE(logging_in);

} // namespace lacewing::identity
