#pragma once

#include "access/actor.hpp"
#include "identity/account_mail.hpp"
#include "identity/log_in.hpp"
#include "identity/module.hpp"
#include "identity/sign_up.hpp"
#include "mail/sender.hpp"
#include "platform/core/task.hpp"
#include "platform/crypto/password.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/jobs/runner.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::identity {

/// Keeps the mails instead of sending them.
class kept_mails final : public mail::sender {
public:
    void send(const mail::message& what) override {
        mails.push_back(what);
        if (fails) fails();
    }
    std::vector<mail::message> mails;
    std::function<void()> fails; ///< throws what a failing server would
};

/// Ada, who signs up, on each database.
class identity_story : public db::on_each_database {
protected:
    identity_story() {
        send_account_mails(
            in, runner, sender, {.name = "Lacewing", .address = "noreply@bugs.example"}
        );
    }

    static sign_up_request ada() {
        return {
            .username = "ada",
            .name = "Ada Lovelace",
            .email = "ada@example.org",
            .password = "plum trombone",
        };
    }
    static sign_up_request grace() {
        return {
            .username = "grace",
            .name = "Grace Hopper",
            .email = "grace@example.org",
            .password = "brass nanosecond",
        };
    }
    static visit from_home() { return {.network = "192.0.2.1", .user_agent = "a browser"}; }

    outcome<void> sign_up_as(const sign_up_request& who, std::string network = "192.0.2.1") {
        return run(sign_up(in, who, std::move(network)));
    }
    outcome<signed_in> log_in_with(
        std::string email, std::string password, visit from = from_home()
    ) {
        return run(log_in(in, {std::move(email), std::move(password)}, std::move(from)));
    }

    /// Sends what waits and returns the mails since the last call.
    std::vector<mail::message> new_mails() {
        runner.run_due();
        return std::exchange(sender.mails, {});
    }
    /// The secret of the last of these mails.
    static std::string token_of(const std::vector<mail::message>& mails) {
        if (mails.empty()) return {};
        const auto& link = mails.back().link;
        return link.substr(link.find('#') + 1);
    }

    /// Signs up, verifies and logs in.
    signed_in sign_in_as(const sign_up_request& who);

    static access::actor actor_of(const signed_in& who, session_id session) {
        return {.is = access::actor::kind::user, .user = who.who.uid, .session = session};
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

    crypto::password_hasher hasher;
    module in{with(), hasher, {.public_url = "http://localhost:8080"}};
    kept_mails sender;
    jobs::runner runner{database(), clock()};
};

} // namespace lacewing::identity
