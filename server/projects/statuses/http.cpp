#include "projects/statuses/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "projects/read_projects.hpp"
#include "projects/statuses/change_status.hpp"
#include "projects/statuses/create_status.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

template <class Request>
changes::act act_on_workflow(const access::actor& who, const services& with, const Request& what) {
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    return by;
}

task<http::reply> run_create_status(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    const auto what = http::body_of<create_status_request>(of);
    const auto by = act_on_workflow(who, with, what);
    auto operation = [&](db::transaction& tx) -> outcome<status> {
        const auto project = find_project(tx, org, in);
        if (!project) return refused{access::missing(who)};
        return create_status(tx, by, org, *project, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> run_change_status(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    const auto which = identity::id_in_path<status_id>(of, "status");
    const auto what = http::body_of<change_status_request>(of);
    const auto by = act_on_workflow(who, with, what);
    auto operation = [&](db::transaction& tx) -> outcome<status> {
        const auto project = find_project(tx, org, in);
        if (!project) return refused{access::missing(who)};
        return change_status(tx, by, org, *project, which, what);
    };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

} // namespace

http::endpoint create_status_endpoint(const services& with) {
    return {
        .id = "createStatus",
        .summary = "Adds a status to the workflow of a project.",
        .run = [&with](http::request& of) { return run_create_status(with, of); },
        .takes = schema::type_of<create_status_request>(),
        .gives = schema::type_of<status>(),
        .success = 201
    };
}

http::endpoint change_status_endpoint(const services& with) {
    return {
        .id = "changeStatus",
        .summary = "Renames, recolours or moves a status, or changes its category on its side.",
        .run = [&with](http::request& of) { return run_change_status(with, of); },
        .takes = schema::type_of<change_status_request>(),
        .gives = schema::type_of<status>()
    };
}

} // namespace lacewing::projects
