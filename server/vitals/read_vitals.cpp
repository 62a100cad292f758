#include "vitals/read_vitals.hpp"

#include "vitals/days.hpp"
#include "vitals/histogram.hpp"
#include "vitals/store.hpp"

#include <cmath>
#include <map>

namespace lacewing::vitals {

namespace {

using by_day = std::map<std::int64_t, histogram>;
using by_metric = std::map<vital, by_day>;

/// As many digits as the figure deserves: whole milliseconds, thousandths of a score.
double rounded(vital which, double value) {
    const double steps = which == vital::cls ? 1'000 : 1;
    return std::round(value * steps) / steps;
}

double figure_at(vital which, const histogram& of, double share) {
    return rounded(which, middle_of(which, of.bucket_at(share)));
}

vital_figures figures_of(vital which, const by_day& days) {
    vital_figures made{.metric = which};
    histogram whole;
    for (const auto& [day, counts] : days) {
        whole.add(counts);
        made.days.push_back(
            {.day = day_text(day),
             .count = counts.count(),
             .median = figure_at(which, counts, 0.5),
             .p75 = figure_at(which, counts, 0.75)}
        );
    }
    made.count = whole.count();
    made.median = figure_at(which, whole, 0.5);
    made.p75 = figure_at(which, whole, 0.75);
    return made;
}

std::vector<vital_figures> figures_of(const by_metric& metrics) {
    std::vector<vital_figures> made;
    for (const auto& [which, days] : metrics) made.push_back(figures_of(which, days));
    return made;
}

} // namespace

vitals_summary read_vitals(db::reader& tx, int days, timestamp now) {
    const auto last = day_of(now);
    const auto first = last - days + 1;
    std::map<std::string, by_metric> routes;
    by_metric all;
    for (const auto& each : store::list(tx, first, last)) {
        routes[each.route][each.metric][each.day].add(each.bucket, each.count);
        all[each.metric][each.day].add(each.bucket, each.count);
    }
    vitals_summary made{
        .first_day = day_text(first), .last_day = day_text(last), .all = figures_of(all)
    };
    for (const auto& [route, metrics] : routes) {
        made.routes.push_back({.route = route, .metrics = figures_of(metrics)});
    }
    return made;
}

} // namespace lacewing::vitals
