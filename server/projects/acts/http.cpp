#include "projects/acts/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "projects/acts/change_project.hpp"
#include "projects/acts/remove_project.hpp"
#include "projects/batch_in_query.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

task<http::reply> run_change_project(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("project");
    const auto what = http::body_of<change_project_request>(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) { return change_project(tx, by, org, which, what); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

task<http::reply> run_remove_project(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("project");
    const auto by = act_of_query(who, with, of);
    auto operation = [&](db::transaction& tx) { return remove_project(tx, by, org, which); };
    auto removed = co_await with.database.write(std::move(operation));
    value(std::move(removed));
    co_return http::empty_reply();
}

} // namespace

http::endpoint change_project_endpoint(const services& with) {
    return {
        .id = "changeProject",
        .summary = "Renames, describes or recolours a project, or gives it and its bugs another "
                   "key. Old keys go on leading to them.",
        .run = [&with](http::request& of) { return run_change_project(with, of); },
        .takes = schema::type_of<change_project_request>(),
        .gives = schema::type_of<project>()
    };
}

http::endpoint remove_project_endpoint(const services& with) {
    return {
        .id = "removeProject",
        .summary = "Deletes a project that holds no bug.",
        .run = [&with](http::request& of) { return run_remove_project(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query = {{"batchID", "Joins several edits of one act."}}
    };
}

} // namespace lacewing::projects
