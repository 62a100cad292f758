#include "platform/db/testing/database_fixture.hpp"
#include "vitals/read_vitals.hpp"
#include "vitals/record_vitals.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace lacewing::vitals {

class measured_pages : public db::on_each_database {
protected:
    static constexpr std::array<std::string_view, 2> routes{
        "/auth", "/organizationDisplay/{orgID}"
    };

    outcome<void> report(std::string route, std::vector<measurement> metrics) {
        auto operation = [&](db::transaction& tx) {
            return record_vitals(
                tx, routes, {.route = route, .metrics = metrics}, with().clock.now()
            );
        };
        return run(database().write(std::move(operation)));
    }

    vitals_summary figures(int days = limits::vital_days_max) {
        auto operation = [&](db::reader& tx) { return read_vitals(tx, days, with().clock.now()); };
        return run(database().read_long(std::move(operation)));
    }

    std::int64_t rows() {
        auto operation = [](db::reader& tx) {
            auto found = tx.query("SELECT COUNT(*) FROM vitals");
            return found.next() ? found.get<std::int64_t>(0) : -1;
        };
        return run(database().read(std::move(operation)));
    }

    void next_day() { clock().advance_s(24 * 3600); }
};
LACEWING_ON_EACH_DATABASE(measured_pages);

TEST_P(measured_pages, tell_median_percentile_and_count_for_each_page_and_for_all) {
    for (const double value : {100, 200, 300, 4'000}) {
        ASSERT_TRUE(report("/auth", {{vital::lcp, value}}));
    }
    ASSERT_TRUE(report("/organizationDisplay/{orgID}", {{vital::lcp, 8'000}, {vital::cls, 0.1}}));
    const auto told = figures();
    ASSERT_EQ(told.routes.size(), 2U);
    EXPECT_EQ(told.routes.at(0).route, "/auth");
    ASSERT_EQ(told.routes.at(0).metrics.size(), 1U);
    const auto& auth = told.routes.at(0).metrics.at(0);
    EXPECT_EQ(auth.metric, vital::lcp);
    EXPECT_EQ(auth.count, 4);
    EXPECT_NEAR(auth.median, 200, 200 * 0.05);
    EXPECT_NEAR(auth.p75, 300, 300 * 0.05);
    ASSERT_EQ(auth.days.size(), 1U);
    EXPECT_EQ(auth.days.at(0).day, "2026-01-01");
    ASSERT_EQ(told.all.size(), 2U);
    EXPECT_EQ(told.all.at(0).count, 5);
    EXPECT_NEAR(told.all.at(0).p75, 4'000, 4'000 * 0.05);
    EXPECT_EQ(told.all.at(1).metric, vital::cls);
    EXPECT_NEAR(told.all.at(1).p75, 0.1, 0.005);
}

TEST_P(measured_pages, are_told_day_by_day_within_the_span_that_is_asked_for) {
    ASSERT_TRUE(report("/auth", {{vital::fcp, 100}}));
    next_day();
    ASSERT_TRUE(report("/auth", {{vital::fcp, 1'000}}));
    next_day();
    const auto both = figures(3);
    EXPECT_EQ(both.first_day, "2026-01-01");
    EXPECT_EQ(both.last_day, "2026-01-03");
    ASSERT_EQ(both.all.at(0).days.size(), 2U);
    EXPECT_EQ(both.all.at(0).days.at(0).day, "2026-01-01");
    EXPECT_NEAR(both.all.at(0).days.at(0).median, 100, 5);
    EXPECT_EQ(both.all.at(0).days.at(1).day, "2026-01-02");
    EXPECT_NEAR(both.all.at(0).days.at(1).median, 1'000, 50);
    EXPECT_EQ(figures(2).all.at(0).count, 1);
    EXPECT_TRUE(figures(1).all.empty());
    EXPECT_TRUE(figures(1).routes.empty());
}

TEST_P(measured_pages, with_an_unknown_pattern_count_nothing) {
    for (const auto* route : {"/organizationDisplay/01936b5a", "/auth/", "", "/auth?next=secret"}) {
        const auto refusal = report(route, {{vital::lcp, 1}});
        ASSERT_FALSE(refusal) << route;
        EXPECT_EQ(refusal.error().status, 422);
        EXPECT_EQ(refusal.error().fields.at(0).pointer, "/route");
        EXPECT_EQ(refusal.error().fields.at(0).code, "unknown_value");
    }
    EXPECT_EQ(rows(), 0);
}

TEST_P(measured_pages, take_one_row_however_often_the_same_is_measured) {
    for (int at = 0; at < 50; ++at) ASSERT_TRUE(report("/auth", {{vital::ttfb, 20}}));
    EXPECT_EQ(rows(), 1);
    EXPECT_EQ(figures().all.at(0).count, 50);
}

TEST_P(measured_pages, are_forgotten_a_day_at_a_time_once_they_are_old) {
    for (int day = 0; day < limits::vital_days_max; ++day) {
        ASSERT_TRUE(report("/auth", {{vital::inp, 40}}));
        next_day();
    }
    EXPECT_EQ(rows(), limits::vital_days_max);
    ASSERT_TRUE(report("/auth", {{vital::inp, 40}}));
    EXPECT_EQ(rows(), limits::vital_days_max);
    EXPECT_EQ(figures().first_day, "2026-01-02");
    EXPECT_EQ(figures().all.at(0).count, limits::vital_days_max);
}

TEST_P(measured_pages, lose_nothing_when_many_report_at_once) {
    constexpr int threads = 8;
    constexpr int reports = 50;
    std::vector<std::thread> people;
    for (int person = 0; person < threads; ++person) {
        people.emplace_back([this, person] {
            for (int at = 0; at < reports; ++at) {
                // Each in another order: whoever took the rows as they came would meet the others
                // in a circle.
                std::vector<measurement> metrics{
                    {vital::lcp, 900}, {vital::inp, 80}, {vital::cls, 0}, {vital::ttfb, 15}
                };
                std::rotate(metrics.begin(), metrics.begin() + (person + at) % 4, metrics.end());
                EXPECT_TRUE(report("/auth", metrics));
            }
        });
    }
    for (auto& each : people) each.join();
    const auto told = figures();
    ASSERT_EQ(told.all.size(), 4U);
    for (const auto& each : told.all) EXPECT_EQ(each.count, threads * reports);
}

} // namespace lacewing::vitals
