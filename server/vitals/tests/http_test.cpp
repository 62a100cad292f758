#include "platform/db/testing/database_fixture.hpp"
#include "vitals/http.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::vitals {

class the_interface_of_vitals : public db::on_each_database {
protected:
    http::reply report(const std::string& body, const std::string& from = "192.0.2.1") {
        http::request asked{.verb = http::method::post, .body = body};
        asked.headers.push_back({"Content-Type", "application/json"});
        asked.client_address = from;
        return call(report_vitals_endpoint(pages), asked);
    }

    http::reply read(const std::string& days) {
        http::request asked{.verb = http::method::get};
        if (!days.empty()) asked.query.emplace_back("days", days);
        asked.client_address = "192.0.2.1";
        return call(read_vitals_endpoint(pages), asked);
    }

    static http::reply call(const http::endpoint& what, http::request& asked) {
        try {
            return run(what.run(asked));
        } catch (const refusal& why) {
            return http::problem_reply(why.why(), asked);
        }
    }

    /// Everything that the table holds, as text.
    std::string everything() {
        auto operation = [](db::reader& tx) {
            std::string text;
            auto rows = tx.query("SELECT day, route, metric, bucket, count FROM vitals");
            while (rows.next()) {
                for (const int column : {0, 3, 4}) {
                    text += std::to_string(rows.get<std::int64_t>(column)) + " ";
                }
                text += rows.get<std::string>(1) + " " + rows.get<std::string>(2) + "\n";
            }
            return text;
        };
        return run(database().read(std::move(operation)));
    }

    module pages{.with = with(), .routes = {"/auth"}};
    const std::string good = R"({"route":"/auth","metrics":[{"metric":"LCP","value":812.5}]})";
};
LACEWING_ON_EACH_DATABASE(the_interface_of_vitals);

TEST_P(the_interface_of_vitals, keeps_a_count_and_nothing_about_who_sent_it) {
    EXPECT_EQ(report(good, "203.0.113.77").status, 204);
    EXPECT_EQ(everything(), "20454 78 1 /auth LCP\n");
    const auto told = read("");
    EXPECT_EQ(told.status, 200);
    EXPECT_NE(told.body.find(R"("metric":"LCP","count":1)"), std::string::npos) << told.body;
}

TEST_P(the_interface_of_vitals, refuses_what_no_browser_measures) {
    for (const auto* body :
         {R"({"route":"/auth","metrics":[{"metric":"LCP","value":-1}]})",
          R"({"route":"/auth","metrics":[{"metric":"LCP","value":60001}]})",
          R"({"route":"/auth","metrics":[{"metric":"FID","value":1}]})",
          R"({"route":"/auth","metrics":[]})",
          R"({"route":"/auth"})",
          R"({"route":"/auth/","metrics":[{"metric":"LCP","value":1}]})"}) {
        EXPECT_EQ(report(body).status, 422) << body;
    }
    EXPECT_EQ(report("[").status, 400);
    EXPECT_EQ(everything(), "");
}

TEST_P(the_interface_of_vitals, limits_each_network_by_itself) {
    int status = 204;
    for (int at = 0; at < 2 * limits::vital_reports_per_minute && status == 204; ++at) {
        status = report("{", "192.0.2.9").status == 429 ? 429 : 204;
    }
    EXPECT_EQ(status, 429);
    EXPECT_EQ(report(good, "192.0.2.10").status, 204);
}

TEST_P(the_interface_of_vitals, tells_one_to_28_days) {
    for (const auto* days : {"1", "28"}) EXPECT_EQ(read(days).status, 200) << days;
    for (const auto* days : {"0", "29", "-1", "7d", "99999999999"}) {
        const auto refused = read(days);
        EXPECT_EQ(refused.status, 400) << days;
        EXPECT_NE(refused.body.find("days_invalid"), std::string::npos) << refused.body;
    }
}

} // namespace lacewing::vitals
