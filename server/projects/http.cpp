#include "projects/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "organizations/read_tagged.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

task<http::reply> run_list(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    auto operation = [&](db::reader& tx) {
        const auto read = [&](db::reader& in) { return list_projects(in, who, org); };
        return organizations::read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("project");
    auto operation = [&](db::reader& tx) {
        const auto read = [&](db::reader& in) { return read_project(in, who, org, which); };
        return organizations::read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_create(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<create_project_request>(of);
    const auto by = changes::begin_act(who, with);
    auto operation = [&](db::transaction& tx) {
        return create_project(tx, by, org, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

} // namespace

http::endpoint list_projects_endpoint(const services& with) {
    return {
        .id = "listProjects",
        .summary = "All projects of an organization with their workflows, oldest first.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<project_list>()
    };
}

http::endpoint create_project_endpoint(const services& with) {
    return {
        .id = "createProject",
        .summary = "Creates a project with the default workflow.",
        .run = [&with](http::request& of) { return run_create(with, of); },
        .takes = schema::type_of<create_project_request>(),
        .gives = schema::type_of<project>(),
        .success = 201
    };
}

http::endpoint read_project_endpoint(const services& with) {
    return {
        .id = "readProject",
        .summary = "A project by its id or key.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<project>()
    };
}

} // namespace lacewing::projects
