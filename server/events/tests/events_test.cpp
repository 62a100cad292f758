#include "events/limits.hpp"
#include "events/record_event.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace lacewing::events {
namespace {

TEST(the_prefix_of_an_address, is_its_network_and_never_the_address) {
    EXPECT_EQ(prefix_of("192.0.2.77"), "192.0.2.0/24");
    EXPECT_EQ(prefix_of("2001:db8:1:2::/64"), "2001:db8:1::/48");
    EXPECT_EQ(prefix_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
    for (const auto* wrong : {"", "somewhere", "192.0.2", "1.2.3.4.5"}) {
        EXPECT_EQ(prefix_of(wrong), "") << wrong;
    }
}

TEST(kinds_of_events, are_read_as_they_are_written) {
    for (int at = 0; at <= static_cast<int>(kind::token_revoked); ++at) {
        const auto which = static_cast<kind>(at);
        EXPECT_EQ(parse_kind(to_string(which)), which);
    }
    EXPECT_EQ(parse_kind("member_joined"), std::nullopt);
}

class security_events : public db::on_each_database {
protected:
    void record(organization_id org, const event& what) {
        testing::write(with(), [&](db::transaction& tx) { record_event(tx, org, what); });
    }
    void record_of(const access::actor& who, const event& what) {
        testing::write(with(), [&](db::transaction& tx) {
            record_event_of_member(tx, who.user, what);
        });
    }
    event sign_in_of(const access::actor& who, std::string network = "192.0.2.0/24") {
        auto made = event_by(who, with().clock.now(), kind::sign_in);
        made.network = std::move(network);
        return made;
    }
    event export_by(const access::actor& who, std::int64_t bugs) {
        auto made = event_by(who, with().clock.now(), kind::list_exported);
        made.about = "csv";
        made.bugs = bugs;
        return made;
    }
    /// "kind network count bugs" of each row, the oldest first.
    std::vector<std::string> rows_of(organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            std::vector<std::string> found;
            auto rows = tx.query(
                "SELECT kind, network, count, bugs FROM security_events WHERE org_id = $1 "
                "ORDER BY at, id",
                org
            );
            while (rows.next()) {
                found.push_back(
                    rows.get<std::string>(0) + " " + rows.get<std::string>(1) + " " +
                    std::to_string(rows.get<std::int64_t>(2)) + " " +
                    std::to_string(rows.get<std::int64_t>(3))
                );
            }
            return found;
        });
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(security_events);

TEST_P(security_events, of_one_hour_are_counted_and_take_one_row) {
    for (int n = 0; n < 500; ++n) record(story.alpha, export_by(story.member, 3));
    clock().advance_s(limits::event_counted_s - 1);
    record(story.alpha, export_by(story.member, 1));
    EXPECT_EQ(rows_of(story.alpha), (std::vector<std::string>{"list_exported  501 1501"}));
    clock().advance_s(1);
    record(story.alpha, export_by(story.member, 2));
    record(story.alpha, export_by(story.editor, 7));
    EXPECT_EQ(rows_of(story.alpha).size(), 3U);
    EXPECT_TRUE(rows_of(story.beta).empty());
}

TEST_P(security_events, of_a_person_are_told_to_the_organizations_they_are_in_and_to_no_other) {
    const auto gamma = testing::found_organization(with(), story.member, "Gamma");
    record_of(story.member, sign_in_of(story.member));
    record_of(story.member, sign_in_of(story.member));
    record_of(story.member, sign_in_of(story.member, "198.51.100.0/24"));
    const std::vector<std::string> told{"sign_in 192.0.2.0/24 2 0", "sign_in 198.51.100.0/24 1 0"};
    auto seen = rows_of(story.alpha);
    std::ranges::sort(seen);
    EXPECT_EQ(seen, told);
    EXPECT_EQ(rows_of(gamma.id).size(), 2U);
    EXPECT_TRUE(rows_of(story.beta).empty());
    record_of({}, sign_in_of({}));
    EXPECT_EQ(rows_of(story.alpha).size(), 2U);
}

TEST_P(security_events, that_were_none_after_all_are_taken_back) {
    auto failure = sign_in_of(story.member);
    failure.is = kind::sign_in_failed;
    record_of(story.member, failure);
    record_of(story.member, failure);
    record_of(story.member, sign_in_of(story.member));
    const auto take_back = [&] {
        testing::write(with(), [&](db::transaction& tx) {
            take_event_back(tx, story.member.user, failure);
        });
    };
    take_back();
    auto seen = rows_of(story.alpha);
    std::ranges::sort(seen);
    EXPECT_EQ(
        seen,
        (std::vector<std::string>{"sign_in 192.0.2.0/24 1 0", "sign_in_failed 192.0.2.0/24 1 0"})
    );
    take_back();
    EXPECT_EQ(rows_of(story.alpha), (std::vector<std::string>{"sign_in 192.0.2.0/24 1 0"}));
}

TEST_P(security_events, are_forgotten_after_their_time) {
    record(story.alpha, export_by(story.member, 1));
    record(story.beta, export_by(story.stranger, 1));
    clock().advance_s(limits::event_kept_days * 24 * 3'600);
    record_of(story.member, sign_in_of(story.member));
    EXPECT_EQ(rows_of(story.alpha).size(), 2U);
    clock().advance_s(1);
    record_of(story.editor, sign_in_of(story.editor));
    EXPECT_EQ(rows_of(story.alpha).size(), 2U) << "the first one goes";
    record(story.beta, export_by(story.stranger, 5));
    EXPECT_EQ(rows_of(story.beta), (std::vector<std::string>{"list_exported  1 5"}));
}

TEST_P(security_events, of_somebody_who_goes_tell_no_network_any_more) {
    record_of(story.member, sign_in_of(story.member));
    record_of(story.editor, sign_in_of(story.editor, "198.51.100.0/24"));
    testing::write(with(), [&](db::transaction& tx) { forget_networks_of(tx, story.member.user); });
    auto seen = rows_of(story.alpha);
    std::ranges::sort(seen);
    EXPECT_EQ(seen, (std::vector<std::string>{"sign_in  1 0", "sign_in 198.51.100.0/24 1 0"}));
}

} // namespace
} // namespace lacewing::events
