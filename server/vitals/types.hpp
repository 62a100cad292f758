#pragma once

#include "platform/core/limits.hpp"
#include "platform/schema/describe.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lacewing::vitals {

/// What browsers measure of a page, by the names that everybody uses.
enum class vital { lcp, inp, cls, fcp, ttfb };

inline constexpr std::array all_vitals{vital::lcp, vital::inp, vital::cls, vital::fcp, vital::ttfb};

constexpr auto describe_values(vital) {
    return schema::values(
        "Vital",
        "A measure of how fast and steady a page is. CLS is a score, the others are milliseconds.",
        schema::named{vital::lcp, "LCP"},
        schema::named{vital::inp, "INP"},
        schema::named{vital::cls, "CLS"},
        schema::named{vital::fcp, "FCP"},
        schema::named{vital::ttfb, "TTFB"}
    );
}

struct measurement {
    vital metric = vital::lcp;
    double value = 0;

    static constexpr auto describe() {
        using self = measurement;
        return schema::object(
            "VitalMeasurement",
            "What one browser measured of one page.",
            schema::member("metric", &self::metric, "What was measured."),
            schema::member(
                "value",
                &self::value,
                "Milliseconds, or the score of CLS. A larger figure is sent as the largest.",
                schema::number{.min = 0, .max = limits::vital_value_max}
            )
        );
    }
};

struct report_vitals_request {
    std::string route;
    std::vector<measurement> metrics;

    static constexpr auto describe() {
        using self = report_vitals_request;
        return schema::object(
            "ReportVitals",
            "What a browser measured of a page of this server. It names no person and no thing.",
            schema::member(
                "route",
                &self::route,
                "The page's pattern, /organizationDisplay/{orgID} say, never an address.",
                schema::text{.min = 1, .max = limits::vital_route_max, .one_line = true}
            ),
            schema::member(
                "metrics",
                &self::metrics,
                "The measurements.",
                schema::items{.min = 1, .max = all_vitals.size()}
            )
        );
    }
};

/// Median and 75th percentile of many measurements.
struct vital_day {
    std::string day; ///< "2026-11-21", UTC
    std::int64_t count = 0;
    double median = 0;
    double p75 = 0;

    static constexpr auto describe() {
        using self = vital_day;
        return schema::object(
            "VitalDay",
            "The measurements of one day.",
            schema::member("day", &self::day, "The day in UTC, as 2026-11-21."),
            schema::member("count", &self::count, "How many there are."),
            schema::member("median", &self::median, "Half are at most so large."),
            schema::member("p75", &self::p75, "Three of four are at most so large.")
        );
    }
};

struct vital_figures {
    vital metric = vital::lcp;
    std::int64_t count = 0;
    double median = 0;
    double p75 = 0;
    std::vector<vital_day> days;

    static constexpr auto describe() {
        using self = vital_figures;
        return schema::object(
            "VitalFigures",
            "The measurements of one kind in a span of days.",
            schema::member("metric", &self::metric, "What was measured."),
            schema::member("count", &self::count, "How many there are."),
            schema::member("median", &self::median, "Half are at most so large."),
            schema::member("p75", &self::p75, "Three of four are at most so large."),
            schema::member("days", &self::days, "The days that have any, in order.")
        );
    }
};

struct route_vitals {
    std::string route;
    std::vector<vital_figures> metrics;

    static constexpr auto describe() {
        using self = route_vitals;
        return schema::object(
            "RouteVitals",
            "The measurements of one page.",
            schema::member("route", &self::route, "The page's pattern."),
            schema::member("metrics", &self::metrics, "Each kind that was measured.")
        );
    }
};

struct vitals_summary {
    std::string first_day;
    std::string last_day;
    std::vector<vital_figures> all;
    std::vector<route_vitals> routes;

    static constexpr auto describe() {
        using self = vitals_summary;
        return schema::object(
            "VitalsSummary",
            "How fast the pages of this server were. Figures are within 5 % of the exact ones.",
            schema::member("firstDay", &self::first_day, "The first day of the span, UTC."),
            schema::member("lastDay", &self::last_day, "The last day of the span, UTC."),
            schema::member("all", &self::all, "All pages together."),
            schema::member("routes", &self::routes, "Each page that was measured, by its pattern.")
        );
    }
};

} // namespace lacewing::vitals
