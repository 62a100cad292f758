#include "dashboard/http.hpp"

#include "dashboard/list_my_bugs.hpp"
#include "dashboard/read_counts.hpp"
#include "identity/path.hpp"
#include "platform/http/paging.hpp"
#include "platform/http/reply.hpp"

#include <utility>

namespace lacewing::dashboard {

namespace {

problem list_invalid() {
    constexpr auto detail = "Ask for list=created, open or assigned.";
    return {
        .status = 400,
        .code = "list_invalid",
        .detail = detail,
        .fields = {{"?list", "list_invalid", detail}},
        .retry_after_s = {},
        .current = {}
    };
}

bug_list list_of(const http::request& of) {
    const auto which = schema::value_named<bug_list>(of.find_query("list").value_or(""));
    if (!which) throw refusal{list_invalid()};
    return *which;
}

/// The user who asks: what is here is nobody else's, and no API key's.
access::actor person_of(const http::request& of) {
    const auto who = identity::somebody(of);
    if (who.is == access::actor::kind::api_key) throw refusal{identity::not_signed_in()};
    return who;
}

task<http::reply> run_counts(const services& with, http::request& of) {
    const auto who = person_of(of);
    auto operation = [&](db::reader& tx) { return read_counts(tx, who); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_list(const services& with, http::request& of) {
    const auto who = person_of(of);
    const auto which = list_of(of);
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) { return list_my_bugs(tx, who, which, page); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

} // namespace

http::endpoint read_counts_endpoint(const services& with) {
    return {
        .id = "readMyCounts",
        .summary = "How many bugs the reader wrote, are open, and are assigned to the reader.",
        .run = [&with](http::request& of) { return run_counts(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug_counts>()
    };
}

http::endpoint list_my_bugs_endpoint(const services& with) {
    return {
        .id = "listMyBugs",
        .summary = "Bugs of all organizations of the reader, the newest first.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<my_bug_page>(),
        .query =
            {{"list", "created, open or assigned."},
             {"cursor", "nextCursor of the page before."},
             {"limit", "1 to 100; 50 by default."}}
    };
}

} // namespace lacewing::dashboard
