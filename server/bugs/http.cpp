#include "bugs/http.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/create_bug.hpp"
#include "bugs/edit_once.hpp"
#include "bugs/read_bugs.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"
#include "platform/http/revision.hpp"

#include <utility>

namespace lacewing::bugs {

namespace {

http::reply bug_reply(int status, const bug& which) {
    auto answer = http::json_reply(status, which);
    answer.headers.push_back({"ETag", http::revision_tag(which.rev)});
    return answer;
}

task<http::reply> run_create(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<create_bug_request>(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) { return create_bug(tx, by, org, what); };
    auto made = co_await with.database.write(std::move(operation));
    co_return bug_reply(201, value(std::move(made)));
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    auto operation = [&](db::reader& tx) { return read_bug(tx, who, org, which); };
    auto read = co_await with.database.read(std::move(operation));
    const auto found = value(std::move(read));
    if (auto unchanged = http::not_modified(of, http::revision_tag(found.rev)))
        co_return *std::move(unchanged);
    co_return bug_reply(200, found);
}

task<http::reply> run_change(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto what = http::body_of<change_bug_request>(of);
    const auto seen_rev = http::seen_revision(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) {
        return edit_once(tx, by, org, which, what.batch_id, [&] {
            return change_bug(tx, by, org, which, what, seen_rev);
        });
    };
    auto changed = co_await with.database.write(std::move(operation));
    co_return bug_reply(200, value(std::move(changed)));
}

} // namespace

http::endpoint create_bug_endpoint(const services& with) {
    return {
        .id = "createBug",
        .summary = "Reports a bug.",
        .run = [&with](http::request& of) { return run_create(with, of); },
        .takes = schema::type_of<create_bug_request>(),
        .gives = schema::type_of<bug>(),
        .success = 201
    };
}

http::endpoint read_bug_endpoint(const services& with) {
    return {
        .id = "readBug",
        .summary = "A bug by its id or key, with its description.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<bug>(),
        .headers = {{"If-None-Match", "The tag of the state that is known."}},
        .also = {http::unchanged_since}
    };
}

http::endpoint change_bug_endpoint(const services& with) {
    return {
        .id = "changeBug",
        .summary = "Changes fields of a bug. If-Match guards title and description alone.",
        .run = [&with](http::request& of) { return run_change(with, of); },
        .takes = schema::type_of<change_bug_request>(),
        .gives = schema::type_of<bug>(),
        .headers = {{"If-Match", "The ETag of the bug whose texts the writer saw."}}
    };
}

} // namespace lacewing::bugs
