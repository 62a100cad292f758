#include "bugs/order/http.hpp"

#include "bugs/edit_once.hpp"
#include "bugs/order/place_bug.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"
#include "platform/http/revision.hpp"

#include <utility>

namespace lacewing::bugs {

namespace {

task<http::reply> run_place(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto what = http::body_of<place_bug_request>(of);
    const auto seen_rev = http::seen_revision(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) {
        return edit_once(tx, by, org, which, what.batch_id, [&] {
            return place_bug(tx, by, org, which, what, seen_rev, with.random);
        });
    };
    auto placed = co_await with.database.write(std::move(operation));
    const auto found = value(std::move(placed));
    auto answer = http::json_reply(200, found);
    answer.headers.push_back({"ETag", http::revision_tag(found.rev)});
    co_return answer;
}

} // namespace

http::endpoint place_bug_endpoint(const services& with) {
    return {
        .id = "placeBug",
        .summary = "Puts a bug between two others, and changes fields of it with that.",
        .run = [&with](http::request& of) { return run_place(with, of); },
        .takes = schema::type_of<place_bug_request>(),
        .gives = schema::type_of<bug>(),
        .headers = {{"If-Match", "The ETag of the bug whose texts the writer saw."}}
    };
}

} // namespace lacewing::bugs
