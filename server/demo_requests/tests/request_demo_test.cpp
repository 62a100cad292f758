#include "demo_requests/request_demo.hpp"
#include "demo_requests/rules.hpp"
#include "platform/core/limits.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::demo_requests {
namespace {

std::string complaint(std::string_view email) {
    const auto wrong = check_email(email);
    return wrong ? wrong->detail : "";
}

TEST(the_address_of_a_demo_request, must_be_there) {
    for (const auto* nothing : {"", " ", "\t", "\u3000"}) {
        EXPECT_EQ(complaint(nothing), "Email field cannot be empty.") << nothing;
    }
}

TEST(the_address_of_a_demo_request, has_one_at_sign_and_a_dot_inside_its_domain) {
    for (const auto* good : {"a@b.c", "ada@mail.example.org", "Ä@ß.de", "a+b@c..d", "a@b.c."}) {
        EXPECT_EQ(complaint(good), "") << good;
    }
    for (const auto* bad :
         {"a",
          "a@",
          "@b.c",
          "a@b",
          "a@.c",
          "a@b.",
          "a@b@c.d",
          "a b@c.d",
          "a@b.c ",
          "a@b.c\n",
          "a\u00a0b@c.d",
          "a\u200bb@c.d"}) {
        EXPECT_EQ(complaint(bad), "Please enter a valid email address.") << bad;
    }
}

class demo_requests_on : public db::on_each_database {
protected:
    outcome<void> ask(std::string email, std::string network = "192.0.2.1") {
        return run(request_demo(with(), {std::move(email)}, std::move(network)));
    }
    std::vector<std::string> kept() {
        std::vector<std::string> emails;
        for (const auto& each : run(list_demo_requests(with())).items) emails.push_back(each.email);
        return emails;
    }
    void wait(std::int64_t seconds) { clock().advance_s(seconds); }
};
LACEWING_ON_EACH_DATABASE(demo_requests_on);

TEST_P(demo_requests_on, an_address_is_kept_with_its_time_newest_first) {
    EXPECT_TRUE(ask("ada@example.org"));
    wait(60);
    EXPECT_TRUE(ask("Edsger@Example.org"));
    const auto listed = run(list_demo_requests(with())).items;
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed[0].email, "Edsger@Example.org");
    EXPECT_EQ(listed[0].requested_at, clock().now());
    EXPECT_EQ(listed[1].email, "ada@example.org");
}

TEST_P(demo_requests_on, the_same_address_is_kept_once_and_gets_the_same_answer) {
    EXPECT_TRUE(ask("ada@example.org"));
    EXPECT_TRUE(ask("ADA@example.org"));
    EXPECT_EQ(kept(), std::vector<std::string>{"ada@example.org"});
}

TEST_P(demo_requests_on, what_is_no_address_is_refused_and_not_counted) {
    for (int n = 0; n < 2 * limits::demo_requests_per_network_per_hour; ++n) {
        const auto done = ask("nowhere");
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().status, 422);
        EXPECT_EQ(done.error().fields.at(0).detail, "Please enter a valid email address.");
    }
    EXPECT_TRUE(ask("ada@example.org"));
}

TEST_P(demo_requests_on, one_network_asks_only_so_often_within_an_hour) {
    for (int n = 0; n < limits::demo_requests_per_network_per_hour; ++n) {
        EXPECT_TRUE(ask(fmt::format("{}@example.org", n)));
    }
    const auto done = ask("late@example.org");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, "too_many_attempts");
    EXPECT_TRUE(ask("elsewhere@example.org", "192.0.2.2"));
    wait(3'600);
    EXPECT_TRUE(ask("late@example.org"));
}

TEST_P(demo_requests_on, a_full_day_refuses_known_and_new_addresses_alike) {
    EXPECT_TRUE(ask("ada@example.org"));
    auto fill = [now = clock().now()](db::transaction& tx) {
        for (int n = 1; n < limits::demo_requests_per_day; ++n) {
            tx.execute(
                "INSERT INTO demo_requests (email_folded, email, requested_at) VALUES ($1, $1, $2)",
                fmt::format("{}@example.org", n),
                now
            );
        }
    };
    run(database().write(std::move(fill)));
    for (const auto* address : {"ada@example.org", "new@example.org"}) {
        const auto done = ask(address);
        ASSERT_FALSE(done) << address;
        EXPECT_EQ(done.error().status, 429);
    }
    wait(24 * 3'600 + 1);
    EXPECT_TRUE(ask("new@example.org"));
}

} // namespace
} // namespace lacewing::demo_requests
