#include "vitals/record_vitals.hpp"

#include "vitals/days.hpp"
#include "vitals/histogram.hpp"
#include "vitals/store.hpp"

#include <algorithm>

namespace lacewing::vitals {

namespace {

refused unknown_route() {
    constexpr auto detail = "This server has no page with that pattern.";
    return refused{problem{
        .status = 422,
        .code = "invalid",
        .detail = detail,
        .fields = {{"/route", "unknown_value", detail}},
    }};
}

} // namespace

outcome<void> record_vitals(
    db::transaction& tx,
    std::span<const std::string_view> routes,
    report_vitals_request what,
    timestamp now
) {
    if (std::ranges::find(routes, what.route) == routes.end()) return unknown_route();
    // Everyone takes the rows in this order, so that two reports never wait for each other.
    std::ranges::sort(what.metrics, {}, [](const measurement& each) {
        return std::pair{each.metric, bucket_of(each.metric, each.value)};
    });
    const auto day = day_of(now);
    for (const auto& [metric, value] : what.metrics) {
        store::increment(tx, day, what.route, metric, bucket_of(metric, value));
    }
    store::remove_oldest_day(tx, day - limits::vital_days_max + 1);
    return {};
}

} // namespace lacewing::vitals
