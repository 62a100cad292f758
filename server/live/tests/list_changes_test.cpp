#include "changes/act.hpp"
#include "changes/types.hpp"
#include "identity/identify.hpp"
#include "live/list_changes.hpp"
#include "live/tests/live_fixture.hpp"
#include "platform/crypto/password.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lacewing::live {
namespace {

using queries = std::vector<std::pair<std::string, std::string>>;

class list_of_changes : public live_on_each_database {
protected:
    enum class asker { nobody, server_operator };

    http::request request_for(organization_id org, queries query, asker who) {
        http::request asked;
        asked.query = std::move(query);
        asked.parameters = {{"org", to_string(org)}};
        asked.is_operator = who == asker::server_operator;
        run(identity::identify(identity_, asked));
        return asked;
    }
    changes::change_list list(organization_id org, queries query, asker who) {
        auto asked = request_for(org, std::move(query), who);
        const auto answer = run(list_changes_endpoint(with()).run(asked));
        EXPECT_EQ(answer.status, 200);
        return value(schema::parse<changes::change_list>(answer.body));
    }
    // Status and code of a refusal.
    std::string refusal_of(organization_id org, queries query, asker who) {
        auto asked = request_for(org, std::move(query), who);
        try {
            run(list_changes_endpoint(with()).run(asked));
            return "200";
        } catch (const refusal& no) {
            return std::to_string(no.why().status) + " " + no.why().code;
        }
    }

    crypto::password_hasher hasher_;
    identity::module identity_{.with = with(), .hasher = hasher_, .how = {}};
};

TEST_P(list_of_changes, holds_what_came_after_the_version_that_is_known) {
    for (int at = 0; at < 4; ++at) change(content);
    const auto all = list(alpha, {}, asker::server_operator);
    EXPECT_EQ(all.items.size(), 4U);
    EXPECT_EQ(all.version, 4);
    const auto some = list(alpha, {{"after", "1"}, {"limit", "2"}}, asker::server_operator);
    ASSERT_EQ(some.items.size(), 2U);
    EXPECT_EQ(some.items[0].version, 2);
    EXPECT_EQ(some.version, 4);
    const auto roster = list(alpha, {{"stream", "members"}}, asker::server_operator);
    EXPECT_EQ(roster.items.size(), 3U);
}

TEST_P(list_of_changes, is_open_to_outsiders_as_far_as_they_may_hear) {
    change(changes::content_of(pub));
    EXPECT_EQ(list(pub, {}, asker::nobody).items.size(), 1U);
    EXPECT_EQ(refusal_of(pub, {{"stream", "members"}}, asker::nobody), "401 not_signed_in");
    EXPECT_EQ(refusal_of(pub, {{"stream", "managers"}}, asker::nobody), "401 not_signed_in");
    EXPECT_EQ(refusal_of(alpha, {}, asker::nobody), "401 not_signed_in");
    EXPECT_EQ(
        refusal_of(organization_id{numbered(99)}, {}, asker::server_operator), "404 not_found"
    );
}

TEST_P(list_of_changes, refuses_what_it_does_not_know) {
    const auto refused_for = [&](queries query) {
        return refusal_of(alpha, std::move(query), asker::server_operator);
    };
    EXPECT_EQ(refused_for({{"stream", "secrets"}}), "400 stream_invalid");
    EXPECT_EQ(refused_for({{"stream", "person"}}), "400 stream_invalid");
    for (const auto* version : {"-1", "x", "", "1e3", "9223372036854775808", " 1"}) {
        EXPECT_EQ(refused_for({{"after", version}}), "400 after_invalid") << version;
    }
    EXPECT_EQ(refused_for({{"limit", "101"}}), "400 limit_invalid");
}

LACEWING_ON_EACH_DATABASE(list_of_changes);

} // namespace
} // namespace lacewing::live
