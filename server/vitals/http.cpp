#include "vitals/http.hpp"

#include "vitals/read_vitals.hpp"
#include "vitals/record_vitals.hpp"

#include <charconv>
#include <chrono>
#include <utility>

namespace lacewing::vitals {

namespace {

constexpr int days_default = 7;

std::int64_t steady_ms() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void count(http::rate_limit& by, const http::request& of) {
    const auto client = http::wire::parse_address(of.client_address);
    const auto counted = by.count(client.value_or(http::wire::address{}), steady_ms());
    if (counted.is_allowed) return;
    throw refusal{problem{
        .status = 429,
        .code = "too_many_requests",
        .detail = "Too many requests. Wait a moment.",
        .retry_after_s = counted.retry_after_s,
    }};
}

int days_of(const http::request& of) {
    const auto sent = of.find_query("days");
    if (!sent) return days_default;
    int days = 0;
    const auto* const end = sent->data() + sent->size();
    const auto read = std::from_chars(sent->data(), end, days);
    if (read.ec == std::errc{} && read.ptr == end && days >= 1 && days <= limits::vital_days_max) {
        return days;
    }
    constexpr auto detail = "Ask for 1 to 28 days.";
    throw refusal{problem{
        .status = 400,
        .code = "days_invalid",
        .detail = detail,
        .fields = {{"?days", "days_invalid", detail}},
    }};
}

task<http::reply> run_report(module& in, http::request& of) {
    count(in.reports, of);
    auto what = http::body_of<report_vitals_request>(of);
    auto operation = [&](db::transaction& tx) {
        return record_vitals(tx, in.routes, what, in.with.clock.now());
    };
    auto done = co_await in.with.database.write(std::move(operation));
    value(std::move(done));
    co_return http::empty_reply();
}

task<http::reply> run_read(module& in, http::request& of) {
    const auto days = days_of(of);
    count(in.reads, of);
    auto operation = [&](db::reader& tx) { return read_vitals(tx, days, in.with.clock.now()); };
    const auto found = co_await in.with.database.read_long(std::move(operation));
    co_return http::json_reply(200, found);
}

} // namespace

http::endpoint report_vitals_endpoint(module& in) {
    return {
        .id = "reportVitals",
        .summary = "Counts what a browser measured of a page. Nothing about the browser is kept.",
        .run = [&in](http::request& of) { return run_report(in, of); },
        .takes = schema::type_of<report_vitals_request>(),
        .gives = nullptr,
        .success = 204,
        .body_bytes_max = limits::vital_report_bytes_max
    };
}

http::endpoint read_vitals_endpoint(module& in) {
    return {
        .id = "readVitals",
        .summary = "How fast the pages of this server were in the last days.",
        .run = [&in](http::request& of) { return run_read(in, of); },
        .takes = nullptr,
        .gives = schema::type_of<vitals_summary>(),
        .query =
            {{.name = "days",
              .meaning = "How many days, today included: 1 to 28, 7 where it is absent.",
              .pattern = "^([1-9]|1[0-9]|2[0-8])$"}}
    };
}

} // namespace lacewing::vitals
