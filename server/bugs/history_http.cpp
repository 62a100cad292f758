#include "bugs/history_http.hpp"

#include "bugs/read_history.hpp"
#include "identity/path.hpp"

#include <utility>

namespace lacewing::bugs {

namespace {

task<http::reply> run_history(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) { return read_history(tx, who, org, which, page); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

} // namespace

http::endpoint read_history_endpoint(const services& with) {
    return {
        .id = "readBugHistory",
        .summary = "What happened to a bug, with the values before and after, the newest first.",
        .run = [&with](http::request& of) { return run_history(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug_history>(),
        .query =
            {{"cursor", "nextCursor of the page before."}, {"limit", "1 to 100; 50 by default."}}
    };
}

} // namespace lacewing::bugs
