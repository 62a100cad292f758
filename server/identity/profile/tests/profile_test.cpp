#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "identity/profile/change_email.hpp"
#include "identity/profile/change_names.hpp"
#include "identity/profile/change_password.hpp"
#include "identity/profile/change_settings.hpp"
#include "identity/profile/http.hpp"
#include "identity/sessions.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "platform/schema/parse.hpp"

#include <map>

namespace lacewing::identity {

class ones_profile : public identity_story {
protected:
    access::actor actor_with(const signed_in& opened) {
        return run(find_session(in, opened.session_token)).value();
    }
    outcome<me> rename(const signed_in& who, const change_names_request& what) {
        const auto by = changes::begin_act(actor_of(who, {}), with());
        auto work = [&](db::transaction& tx) { return change_names(tx, by, what); };
        return run(database().write(std::move(work)));
    }
    outcome<std::string> change(const signed_in& who, change_password_request what) {
        return run(change_password(in, actor_with(who), std::move(what)));
    }
    outcome<void> move_to(const signed_in& who, change_email_request what) {
        return run(change_email(in, actor_with(who), std::move(what)));
    }
    bool holds(const std::string& token) { return run(find_session(in, token)).has_value(); }
    std::vector<changes::recorded> own_log(const signed_in& who) {
        auto work = [&](db::reader& tx) {
            return changes::changes_after(tx, changes::person_of(who.who.uid), 0, 100);
        };
        return run(database().read(std::move(work)));
    }
    void without_password(const signed_in& who) {
        auto work = [&](db::transaction& tx) { store::set_password_hash(tx, who.who.uid, ""); };
        run(database().write(std::move(work)));
    }
};

TEST_P(ones_profile, has_a_username_and_a_name_that_can_be_changed) {
    const auto who = sign_in_as(ada());
    const auto changed = rename(who, {.username = " Countess ", .name = "Augusta Ada"});
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->display_name, "Countess");
    EXPECT_EQ(changed->name, "Augusta Ada");
    EXPECT_EQ(rename(who, {.username = "countess"})->display_name, "countess") << "only the case";
    const auto log = own_log(who);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[0]->what.subject, changes::subject_kind::account);
    for (const auto& each : log) {
        for (const auto& field : each->what.fields) EXPECT_EQ(field.after, "") << "no name is kept";
    }
    ASSERT_TRUE(rename(who, {.username = "countess", .name = "Augusta Ada"}));
    EXPECT_EQ(own_log(who).size(), 2U) << "what stays is not told";
}

TEST_P(ones_profile, takes_no_username_of_somebody_else_and_none_that_cannot_be) {
    const auto who = sign_in_as(ada());
    sign_in_as(grace());
    const auto taken = rename(who, {.username = "GRACE"});
    EXPECT_EQ(taken.error().fields.at(0).code, "username_taken");
    EXPECT_EQ(rename(who, {.username = "  "}).error().fields.at(0).pointer, "/username");
    EXPECT_EQ(rename(who, {.name = ""}).error().fields.at(0).pointer, "/name");
    EXPECT_EQ(rename(who, {.username = std::string(40, 'x')}).error().status, 422);
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM accounts WHERE username = 'ada'"), 1);
}

TEST_P(ones_profile, changes_the_password_for_the_old_one) {
    const auto here = sign_in_as(ada());
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    const auto token =
        change(here, {.current_password = "plum trombone", .new_password = "oboe lantern gale"});
    ASSERT_TRUE(token);
    EXPECT_FALSE(holds(here.session_token)) << "the cookie is a new one";
    EXPECT_TRUE(holds(*token));
    EXPECT_TRUE(holds(there.session_token));
    EXPECT_TRUE(log_in_with("ada@example.org", "oboe lantern gale"));
    EXPECT_FALSE(log_in_with("ada@example.org", "plum trombone"));
    EXPECT_EQ(new_mails().at(0).subject, "Your Lacewing password was changed");
}

TEST_P(ones_profile, ends_the_other_sessions_with_the_old_password_if_asked) {
    const auto here = sign_in_as(ada());
    const auto there = value(log_in_with("ada@example.org", "plum trombone"));
    const auto token = change(
        here,
        {.current_password = "plum trombone",
         .new_password = "oboe lantern gale",
         .end_other_sessions = true}
    );
    EXPECT_TRUE(holds(token.value()));
    EXPECT_FALSE(holds(there.session_token));
}

TEST_P(ones_profile, keeps_the_password_from_whoever_does_not_know_it) {
    const auto who = sign_in_as(ada());
    const change_password_request wrong{
        .current_password = "not this", .new_password = "oboe lantern gale"
    };
    for (int n = 0; n < limits::wrong_passwords_per_account; ++n) {
        const auto refused = change(who, wrong);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().status, 422);
        EXPECT_EQ(refused.error().fields.at(0).pointer, "/currentPassword");
        EXPECT_EQ(refused.error().fields.at(0).code, "wrong_password");
    }
    EXPECT_EQ(change(who, wrong).error().code, "too_many_attempts");
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
}

TEST_P(ones_profile, refuses_a_new_password_that_cannot_be) {
    const auto who = sign_in_as(ada());
    const auto refused =
        change(who, {.current_password = "plum trombone", .new_password = "short"});
    EXPECT_EQ(refused.error().fields.at(0).pointer, "/newPassword");
    EXPECT_TRUE(holds(who.session_token));
    without_password(who);
    EXPECT_EQ(
        change(who, {.current_password = "", .new_password = "oboe lantern gale"}).error().code,
        "password_missing"
    );
}

TEST_P(ones_profile, asks_both_addresses_before_the_address_changes) {
    const auto who = sign_in_as(ada());
    ASSERT_TRUE(move_to(who, {.email = "new@example.org", .password = "plum trombone"}));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 2U);
    EXPECT_EQ(mails[0].to.address, "new@example.org");
    EXPECT_TRUE(mails[0].link.starts_with("http://localhost:8080/auth/confirm-email#"));
    EXPECT_EQ(mails[1].to.address, "ada@example.org");
    EXPECT_TRUE(mails[1].link.starts_with("http://localhost:8080/auth/undo-email#"));
    EXPECT_EQ(mails[1].text.find("new@example.org"), std::string::npos)
        << "nothing that was typed stands in a mail to somebody else";
    EXPECT_TRUE(log_in_with("ada@example.org", "plum trombone"));
}

TEST_P(ones_profile, does_not_tell_whether_the_new_address_has_an_account) {
    const auto who = sign_in_as(ada());
    sign_in_as(grace());
    ASSERT_TRUE(move_to(who, {.email = "grace@example.org", .password = "plum trombone"}));
    const auto mails = new_mails();
    ASSERT_EQ(mails.size(), 2U);
    EXPECT_EQ(mails[0].to.address, "grace@example.org");
    EXPECT_EQ(mails[0].subject, "You already have a Lacewing account");
    EXPECT_TRUE(mails[0].link.empty());
    EXPECT_EQ(mails[1].to.address, "ada@example.org");
}

TEST_P(ones_profile, refuses_an_address_that_is_none_or_the_same_or_without_the_password) {
    const auto who = sign_in_as(ada());
    const auto code_of = [&](const std::string& email, std::optional<std::string> password) {
        const auto refused = move_to(who, {.email = email, .password = std::move(password)});
        return refused
                   ? ""
                   : refused.error().fields.at(0).pointer + " " + refused.error().fields.at(0).code;
    };
    EXPECT_EQ(code_of("nonsense", "plum trombone"), "/email wrong_format");
    EXPECT_EQ(code_of("ada@example.org", "plum trombone"), "/email same_email");
    EXPECT_EQ(code_of("new@example.org", std::nullopt), "/password required");
    EXPECT_EQ(code_of("new@example.org", "wrong one"), "/password wrong_password");
    EXPECT_TRUE(new_mails().empty());
    for (int n = 0; n < limits::email_changes_per_hour; ++n) {
        EXPECT_TRUE(move_to(who, {.email = "new@example.org", .password = "plum trombone"}));
    }
    EXPECT_EQ(
        move_to(who, {.email = "new@example.org", .password = "plum trombone"}).error().code,
        "too_many_attempts"
    );
}

TEST_P(ones_profile, of_an_account_without_a_password_asks_for_a_fresh_sign_in) {
    const auto who = sign_in_as(ada());
    without_password(who);
    EXPECT_TRUE(move_to(who, {.email = "new@example.org"}));
    clock().advance_s(limits::fresh_sign_in_s);
    EXPECT_EQ(move_to(who, {.email = "new@example.org"}).error().code, "sign_in_again");
    EXPECT_FALSE(log_in_with("ada@example.org", ""));
}

TEST_P(ones_profile, serves_the_picture_as_an_image_and_as_nothing_else) {
    const auto who = sign_in_as(ada());
    const auto knock = [&](const http::endpoint& at, http::request asked) {
        asked.headers.push_back(
            {"Cookie", std::string{session_cookie(in.how)} + "=" + who.session_token}
        );
        try {
            run(identify(in, asked));
            return run(at.run(asked));
        } catch (const refusal& no) {
            return http::problem_reply(no.why(), asked);
        }
    };
    http::request upload;
    upload.body = std::string{"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x09\0\0\0\x09", 24};
    const auto set = knock(set_picture_endpoint(in), upload);
    ASSERT_EQ(set.status, 200) << set.body;
    http::request asked;
    asked.parameters = {{"picture", set.body.substr(set.body.rfind('/') + 1, 36)}};
    const auto served = knock(read_picture_endpoint(in), asked);
    EXPECT_EQ(served.status, 200);
    EXPECT_EQ(served.body, upload.body);
    std::map<std::string, std::string> headers;
    for (const auto& each : served.headers) headers[each.name] = each.value;
    EXPECT_EQ(headers["Content-Type"], "image/png");
    EXPECT_EQ(headers["Content-Security-Policy"], "sandbox; default-src 'none'");
    EXPECT_EQ(headers["Cache-Control"], "private, max-age=604800, immutable");
    upload.body = "<svg onload='alert(1)'/>";
    EXPECT_EQ(knock(set_picture_endpoint(in), upload).status, 422);
    EXPECT_EQ(knock(remove_picture_endpoint(in), {}).status, 204);
    EXPECT_EQ(knock(read_picture_endpoint(in), asked).status, 404);
    asked.parameters = {{"picture", "no id"}};
    EXPECT_EQ(knock(read_picture_endpoint(in), asked).status, 404);
}

LACEWING_ON_EACH_DATABASE(ones_profile);

TEST_P(ones_profile, keeps_what_was_chosen_for_all_browsers_and_tells_them) {
    const auto who = sign_in_as(ada());
    const auto choose = [&](const person_settings& what) {
        const auto by = changes::begin_act(actor_of(who, {}), with());
        auto work = [&](db::transaction& tx) { return change_settings(tx, by, what); };
        return value(run(database().write(std::move(work))));
    };
    const auto shown = [&] {
        auto find = [&](db::reader& tx) { return store::find_me(tx, who.who.uid); };
        return run(database().read(std::move(find)))->settings;
    };
    EXPECT_EQ(shown(), person_settings{}) << "nothing was ever chosen";
    choose({.colors = theme::dark});
    choose({.sounds = false});
    const auto all = choose({.volume_percent = 40});
    EXPECT_EQ(all, (person_settings{.colors = theme::dark, .sounds = false, .volume_percent = 40}));
    EXPECT_EQ(shown(), all);
    EXPECT_EQ(own_log(who).size(), 3U);
    choose({.colors = theme::dark});
    EXPECT_EQ(own_log(who).size(), 3U) << "what stays is not told";
    const std::vector<key_choice> keys{{.name = "next", .keys = "N"}, {.name = "peek", .keys = ""}};
    choose({.single_keys = true, .keys = keys});
    choose({.single_keys = false});
    EXPECT_EQ(shown().keys, keys) << "all of them until others are chosen";
    EXPECT_EQ(shown().single_keys, false);
    choose({.keys = std::vector<key_choice>{}});
    EXPECT_EQ(shown().keys, std::vector<key_choice>{}) << "every shortcut has its own keys again";
    EXPECT_EQ(shown().colors, theme::dark);
    auto break_it = [&](db::transaction& tx) {
        tx.execute("UPDATE person_settings SET settings = '{\"color\":\"mauve\"}'");
    };
    run(database().write(std::move(break_it)));
    EXPECT_EQ(shown(), person_settings{}) << "of another version";
}

TEST(settings, refuse_keys_that_no_page_could_mean) {
    const auto refused = [](const std::string& json) {
        return !schema::parse<person_settings>(json).has_value();
    };
    EXPECT_FALSE(refused(R"({"keys":[{"name":"next","keys":"Ctrl+Shift+."}]})"));
    EXPECT_TRUE(refused(R"({"keys":[{"name":"","keys":"N"}]})"));
    EXPECT_TRUE(refused(R"({"keys":[{"name":"next","keys":"N\n"}]})"));
    EXPECT_TRUE(refused(R"({"keys":[{"name":"next","keys":")" + std::string(41, 'x') + R"("}]})"));
    EXPECT_TRUE(refused(R"({"keys":[{"name":"next"}]})"));
    std::string many;
    for (std::size_t i = 0; i <= limits::key_choices_max; ++i) {
        many += std::string{i == 0 ? "" : ","} + R"({"name":"next","keys":"N"})";
    }
    EXPECT_TRUE(refused(R"({"keys":[)" + many + "]}"));
}

} // namespace lacewing::identity
