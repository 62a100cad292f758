#include "identity/account_store.hpp"
#include "identity/create_verified_account.hpp"
#include "identity/log_in.hpp"
#include "identity/sessions.hpp"
#include "identity/sign_up.hpp"
#include "openid/flow_secrets.hpp"
#include "openid/limits.hpp"
#include "openid/link_identity.hpp"
#include "openid/sign_in.hpp"
#include "openid/tests/hostile_provider.hpp"
#include "openid/tests/signer.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <fmt/format.h>

#include <string>

namespace lacewing::openid {

namespace {

const signer& published_key() {
    static const auto key = signer::rsa("first");
    return key;
}

/// The value of a parameter in an authorization URL.
std::string parameter(const std::string& url, const std::string& name) {
    const auto at = url.find("&" + name + "=");
    if (at == std::string::npos) return {};
    const auto from = at + name.size() + 2;
    return url.substr(from, url.find('&', from) - from);
}

} // namespace

class google : public db::on_each_database {
protected:
    google() { there.answer_json("/keys", key_set_of(published_key())); }

    struct person {
        std::string subject = "subject-1";
        std::string email = "ada@example.org";
        std::string verified = "true";
        std::string name = "Ada Lovelace";
    };

    begun_sign_in begin(std::string next = "") {
        return value(run(begin_sign_in(in, {.next = std::move(next), .is_popup = true}, "192.0.2.1")
        ));
    }

    [[nodiscard]] std::string claims_for(const begun_sign_in& begun, const person& who) {
        const auto now_s = clock().now().microseconds / 1'000'000;
        return fmt::format(
            R"({{"iss":"{}","aud":"client-1","sub":"{}","nonce":"{}","iat":{},"exp":{},)"
            R"("email":"{}","email_verified":{},"name":"{}"}})",
            there.url(),
            who.subject,
            parameter(begun.told.authorization_url, "nonce"),
            now_s,
            now_s + 600,
            who.email,
            who.verified,
            who.name
        );
    }

    void hand_out(const std::string& token) {
        there.answer_json(
            "/token", fmt::format(R"({{"access_token":"x","id_token":"{}"}})", token)
        );
    }

    outcome<ended_sign_in> finish(const begun_sign_in& begun) {
        return finish_with(begun, begun.browser_token);
    }
    outcome<ended_sign_in> finish_with(const begun_sign_in& begun, std::string browser_token) {
        finish_request what{
            .state = parameter(begun.told.authorization_url, "state"), .code = "code 1"
        };
        return run(finish_sign_in(in, std::move(what), std::move(browser_token), from_home()));
    }

    outcome<ended_sign_in> sign_in(const person& who) {
        const auto begun = begin();
        hand_out(published_key().sign("RS256", claims_for(begun, who)));
        last_browser_token = begun.browser_token;
        return finish(begun);
    }

    static identity::visit from_home() {
        return {.network = "192.0.2.1", .user_agent = "a browser"};
    }

    std::string code_of(const outcome<ended_sign_in>& how) {
        return how ? "none" : how.error().code;
    }

    user_id user_of(const outcome<ended_sign_in>& how) {
        auto token = value(how).session.value().session_token;
        return run(identity::find_session(accounts, std::move(token))).value().user;
    }

    template <class T>
    T read_value(std::string_view sql) {
        auto find = [sql](db::reader& tx) {
            auto rows = tx.query(sql);
            if (!rows.next()) throw std::runtime_error{"no row"};
            return rows.get<T>(0);
        };
        return run(database().read(std::move(find)));
    }

    void sign_up_with_password() {
        value(run(identity::sign_up(
            accounts,
            {.username = "squatter",
             .name = "S",
             .email = "ada@example.org",
             .password = "plum trombone"},
            "192.0.2.9"
        )));
    }
    user_id make_verified_account() {
        return value(run(identity::create_verified_account(
            accounts,
            {.username = "ada",
             .name = "Ada",
             .email = "Ada@example.org",
             .password = "plum trombone"}
        )));
    }

    hostile_provider there;
    crypto::password_hasher hasher;
    identity::module accounts{with(), hasher, {.public_url = "http://localhost:8080"}};
    provider at{
        {.issuer = there.url(),
         .client_id = "client-1",
         .client_secret = "hush",
         .redirect_url = "http://localhost:8080/auth/google/callback"},
        clock()
    };
    module in{.with = with(), .identity = accounts, .at = at};
    std::string last_browser_token;
};
LACEWING_ON_EACH_DATABASE(google);

TEST_P(google, is_asked_with_state_nonce_and_a_hashed_verifier) {
    const auto url = begin().told.authorization_url;
    EXPECT_TRUE(url.starts_with(there.url() + "/authorize?response_type=code&client_id=client-1"));
    EXPECT_TRUE(parameter(url, "state").starts_with("popup."));
    EXPECT_EQ(parameter(url, "code_challenge_method"), "S256");
    EXPECT_EQ(parameter(url, "code_challenge").size(), 43U);
    EXPECT_EQ(
        parameter(url, "redirect_uri"), "http%3A%2F%2Flocalhost%3A8080%2Fauth%2Fgoogle%2Fcallback"
    );
}

TEST_P(google, gives_somebody_new_a_verified_account_without_a_password) {
    const auto ended = sign_in({});
    ASSERT_TRUE(ended.has_value()) << ended.error().code;
    EXPECT_EQ(ended->told.result, sign_in_result::signed_in);
    EXPECT_EQ(read_value<std::string>("SELECT username FROM accounts"), "Ada Lovelace");
    EXPECT_EQ(read_value<std::string>("SELECT password_hash FROM accounts"), "");
    EXPECT_EQ(read_value<std::string>("SELECT membership_type FROM users"), "free");
    EXPECT_NE(there.last_request("/token").find("code_verifier="), std::string::npos);
    EXPECT_NE(there.last_request("/token").find("Authorization: Basic "), std::string::npos);
    for (const std::string password : {"", "plum trombone"}) {
        const auto tried = run(identity::log_in(
            accounts, {.email = "ada@example.org", .password = password}, from_home()
        ));
        EXPECT_FALSE(tried.has_value());
    }
}

TEST_P(google, knows_people_by_subject_whatever_their_address_is_now) {
    const auto first = user_of(sign_in({}));
    EXPECT_EQ(user_of(sign_in({.email = "other@example.org", .verified = "false"})), first);
    EXPECT_NE(user_of(sign_in({.subject = "subject-2", .email = "second@example.org"})), first);
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM accounts"), 2);
}

TEST_P(google, makes_usernames_that_nobody_has) {
    static_cast<void>(user_of(sign_in({})));
    static_cast<void>(
        user_of(sign_in({.subject = "s2", .email = "b@example.org", .name = "ADA LOVELACE"}))
    );
    static_cast<void>(user_of(sign_in({.subject = "s3", .email = "carla@example.org", .name = ""}))
    );
    EXPECT_EQ(
        read_value<std::string>("SELECT username FROM accounts WHERE email = 'b@example.org'"),
        "ADA LOVELACE 2"
    );
    EXPECT_EQ(
        read_value<std::string>("SELECT username FROM accounts WHERE email = 'carla@example.org'"),
        "carla"
    );
}

TEST_P(google, opens_nothing_for_an_address_that_it_has_not_verified) {
    for (const std::string told : {"false", R"("true")", "0", "null"}) {
        EXPECT_EQ(code_of(sign_in({.verified = told})), "google_email_unverified") << told;
    }
    EXPECT_EQ(code_of(sign_in({.email = "no address"})), "google_email_unverified");
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM accounts"), 0);
}

TEST_P(google, hands_an_unverified_account_to_the_true_owner_of_its_address) {
    sign_up_with_password();
    const auto ended = sign_in({});
    ASSERT_TRUE(ended.has_value()) << ended.error().code;
    EXPECT_EQ(ended->told.result, sign_in_result::signed_in);
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM accounts"), 1);
    EXPECT_EQ(read_value<std::string>("SELECT password_hash FROM accounts"), "");
    EXPECT_EQ(read_value<std::string>("SELECT name FROM accounts"), "Ada Lovelace");
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM account_links"), 0);
}

TEST_P(google, asks_for_the_password_of_a_verified_account) {
    const auto uid = make_verified_account();
    const auto met = sign_in({});
    ASSERT_TRUE(met.has_value());
    EXPECT_EQ(met->told.result, sign_in_result::link_needed);
    EXPECT_FALSE(met->session.has_value());
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM sessions"), 0);
    const auto wrong = run(link_account(in, "not it", last_browser_token, from_home()));
    EXPECT_EQ(code_of(wrong), "wrong_credentials");
    const auto elsewhere = run(link_account(in, "plum trombone", "another browser", from_home()));
    EXPECT_EQ(code_of(elsewhere), "google_flow_invalid");
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM openid_identities"), 0);
    EXPECT_EQ(
        user_of(run(link_account(in, "plum trombone", last_browser_token, from_home()))), uid
    );
    EXPECT_EQ(user_of(sign_in({})), uid);
    const auto again = run(link_account(in, "plum trombone", last_browser_token, from_home()));
    EXPECT_EQ(code_of(again), "google_flow_invalid");
}

TEST_P(google, forgets_after_ten_minutes_what_was_begun) {
    const auto begun = begin();
    hand_out(published_key().sign("RS256", claims_for(begun, {})));
    clock().advance_s(601);
    EXPECT_EQ(code_of(finish(begun)), "google_flow_invalid");
    make_verified_account();
    static_cast<void>(sign_in({}));
    clock().advance_s(601);
    EXPECT_EQ(
        code_of(run(link_account(in, "plum trombone", last_browser_token, from_home()))),
        "google_flow_invalid"
    );
}

TEST_P(google, leads_back_once_and_in_one_browser) {
    const auto begun = begin("/sessions");
    hand_out(published_key().sign("RS256", claims_for(begun, {})));
    EXPECT_EQ(code_of(finish_with(begun, begin().browser_token)), "google_flow_invalid");
    EXPECT_EQ(code_of(finish_with(begun, "")), "google_flow_invalid");
    const auto ended = finish(begun);
    ASSERT_TRUE(ended.has_value()) << ended.error().code;
    EXPECT_EQ(ended->told.next, "/sessions");
    EXPECT_EQ(code_of(finish(begun)), "google_flow_invalid");
}

TEST_P(google, is_not_believed_when_its_token_is_forged) {
    const auto refused_token = [this](auto forge) {
        const auto begun = begin();
        hand_out(forge(claims_for(begun, {})));
        return code_of(finish(begun));
    };
    EXPECT_EQ(refused_token(unsigned_token), "google_token_invalid");
    EXPECT_EQ(
        refused_token([](auto claims) { return signer::rsa("first").sign("RS256", claims); }),
        "google_token_invalid"
    );
    EXPECT_EQ(
        refused_token([](auto claims) { return signer::rsa("other").sign("RS256", claims); }),
        "google_token_invalid"
    );
    const auto other_flow = begin();
    hand_out(published_key().sign("RS256", claims_for(begin(), {})));
    EXPECT_EQ(code_of(finish(other_flow)), "google_token_invalid");
    EXPECT_EQ(read_value<std::int64_t>("SELECT COUNT(*) FROM accounts"), 0);
}

TEST_P(google, is_asked_for_new_keys_when_one_is_unknown_but_not_without_end) {
    static_cast<void>(user_of(sign_in({})));
    const auto fresh = signer::rsa("second");
    there.answer_json("/keys", key_set_of(fresh));
    auto begun = begin();
    hand_out(fresh.sign("RS256", claims_for(begun, {})));
    EXPECT_TRUE(finish(begun).has_value());
    for (int n = 0; n < 20; ++n) {
        begun = begin();
        hand_out(published_key().sign("RS256", claims_for(begun, {})));
        EXPECT_EQ(code_of(finish(begun)), "google_token_invalid");
    }
    EXPECT_EQ(there.count("/keys"), limits::openid_key_fetches_per_minute);
}

TEST_P(google, that_answers_nonsense_is_told_as_unavailable) {
    const auto begin_code = [this] {
        const auto begun = run(begin_sign_in(in, {}, "192.0.2.1"));
        return begun ? "none" : begun.error().code;
    };
    const std::string place = "/.well-known/openid-configuration";
    there.answer_json(place, "<html>no JSON</html>");
    EXPECT_EQ(begin_code(), "google_unavailable");
    there.answer(place, "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(begin_code(), "google_unavailable");
    there.answer(
        place,
        "HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    EXPECT_EQ(begin_code(), "google_unavailable");
    EXPECT_EQ(there.count("/other"), 0);
    there.answer_json(place, std::string(limits::openid_body_bytes_max + 1, ' '));
    EXPECT_EQ(begin_code(), "google_unavailable");
    there.answer_json(place, R"({"issuer":"https://evil.example"})");
    EXPECT_EQ(begin_code(), "google_unavailable");
    there.answer_json(
        place,
        fmt::format(
            R"j({{"issuer":"{0}","authorization_endpoint":"javascript:alert(1)",)j"
            R"j("token_endpoint":"{0}/t","jwks_uri":"{0}/k"}})j",
            there.url()
        )
    );
    EXPECT_EQ(begin_code(), "google_unavailable");
}

TEST_P(google, that_never_answers_is_given_up_at_the_end_of_the_server) {
    there.answer("/.well-known/openid-configuration", "");
    at.stop();
    const auto begun = run(begin_sign_in(in, {}, "192.0.2.1"));
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, "google_unavailable");
}

TEST_P(google, that_was_left_half_way_is_told_plainly) {
    const auto end_with = [this](finish_request what) {
        const auto begun = begin();
        what.state = parameter(begun.told.authorization_url, "state");
        return code_of(run(finish_sign_in(in, what, begun.browser_token, from_home())));
    };
    EXPECT_EQ(end_with({.error = "access_denied"}), "google_cancelled");
    EXPECT_EQ(end_with({.error = "server_error"}), "google_refused");
    EXPECT_EQ(end_with({}), "google_flow_invalid");
    EXPECT_EQ(end_with({.code = "c", .issuer = "https://evil.example"}), "google_flow_invalid");
}

TEST_P(google, leaves_hashes_alone_in_the_database) {
    const auto begun = begin();
    const auto text = begun.told.authorization_url + begun.browser_token;
    EXPECT_EQ(read_value<std::int64_t>("SELECT LENGTH(state_hash) FROM openid_flows"), 32);
    EXPECT_EQ(read_value<std::int64_t>("SELECT LENGTH(browser_hash) FROM openid_flows"), 32);
    EXPECT_EQ(read_value<std::string>("SELECT next_path FROM openid_flows"), "");
    EXPECT_EQ(
        text.find(secrets_of(begun.browser_token, parameter(text, "state")).verifier),
        std::string::npos
    );
}

TEST_P(google, is_said_to_be_missing_where_it_is_not_set_up) {
    provider nobody{settings{}, clock()};
    module without{.with = with(), .identity = accounts, .at = nobody};
    const auto begun = run(begin_sign_in(without, {}, "192.0.2.1"));
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().detail, "Google sign-in is not set up on this server.");
}

/// Somebody who is signed in and links a Google account with their own.
class linking : public google {
protected:
    access::actor ada = {.is = access::actor::kind::user, .user = make_verified_account()};

    outcome<begun_sign_in> begin_linking(std::optional<std::string> password) {
        begin_link_request what{.password = std::move(password), .is_popup = true};
        return run(begin_link(in, ada, std::move(what), "192.0.2.1"));
    }
    outcome<ended_sign_in> end_linking(
        const begun_sign_in& begun, const person& who, access::actor as
    ) {
        hand_out(published_key().sign("RS256", claims_for(begun, who)));
        finish_request what{
            .state = parameter(begun.told.authorization_url, "state"), .code = "code 1"
        };
        auto token = begun.browser_token;
        return run(finish_sign_in(in, std::move(what), std::move(token), from_home(), as));
    }
    outcome<ended_sign_in> link(const person& who = {}) {
        return end_linking(value(begin_linking("plum trombone")), who, ada);
    }
    bool is_linked() {
        auto find = [this](db::reader& tx) { return find_link_state(tx, in, ada.user); };
        return run(database().read(std::move(find))).is_linked;
    }
    outcome<void> unlink() {
        auto work = [this](db::transaction& tx) {
            return unlink_identity(tx, changes::begin_act(ada, with()));
        };
        return run(database().write(std::move(work)));
    }
};
LACEWING_ON_EACH_DATABASE(linking);

TEST_P(linking, takes_the_password_and_opens_one_more_way_in_whatever_the_address_there) {
    EXPECT_EQ(begin_linking(std::nullopt).error().fields.at(0).code, "required");
    EXPECT_EQ(begin_linking("not this one").error().fields.at(0).code, "wrong_password");
    EXPECT_FALSE(is_linked());
    const person elsewhere{.subject = "subject-7", .email = "countess@example.net"};
    const auto linked = link(elsewhere);
    ASSERT_TRUE(linked) << linked.error().code;
    EXPECT_EQ(linked->told.result, sign_in_result::linked);
    EXPECT_FALSE(linked->session) << "nobody is signed in anew";
    EXPECT_TRUE(is_linked());
    EXPECT_EQ(user_of(sign_in(elsewhere)), ada.user);
    EXPECT_EQ(begin_linking("plum trombone").error().code, "google_linked");
}

TEST_P(linking, ends_for_the_person_who_began_it_alone) {
    const auto begun = value(begin_linking("plum trombone"));
    EXPECT_EQ(code_of(end_linking(begun, {}, {})), "google_flow_invalid");
    EXPECT_FALSE(is_linked());
    const access::actor mallory{
        .is = access::actor::kind::user,
        .user = crypto::make_id<user_id>(with().random, clock().now())
    };
    const auto again = value(begin_linking("plum trombone"));
    EXPECT_EQ(code_of(end_linking(again, {}, mallory)), "google_flow_invalid");
    EXPECT_FALSE(is_linked());
}

TEST_P(linking, takes_nobody_elses_way_in_and_no_unverified_one) {
    const person other{.subject = "subject-9", .email = "grace@example.org", .name = "Grace"};
    const auto grace = user_of(sign_in(other));
    EXPECT_EQ(code_of(link(other)), "google_linked_elsewhere");
    EXPECT_FALSE(is_linked());
    EXPECT_EQ(user_of(sign_in(other)), grace);
    EXPECT_EQ(
        code_of(link({.subject = "subject-8", .verified = "false"})), "google_email_unverified"
    );
}

TEST_P(linking, can_be_undone_where_a_password_is_left) {
    value(link());
    value(unlink());
    EXPECT_FALSE(is_linked());
    value(unlink());
    EXPECT_EQ(sign_in({})->told.result, sign_in_result::link_needed);
    value(link());
    auto without = [this](db::transaction& tx) {
        identity::store::set_password_hash(tx, ada.user, "");
    };
    run(database().write(std::move(without)));
    EXPECT_EQ(unlink().error().code, "password_missing");
    EXPECT_TRUE(is_linked());
}

} // namespace lacewing::openid
