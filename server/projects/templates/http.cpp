#include "projects/templates/http.hpp"

#include "access/access.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"
#include "organizations/read_tagged.hpp"
#include "projects/batch_in_query.hpp"
#include "projects/read_projects.hpp"
#include "projects/templates/change_templates.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

template <class Request>
changes::act act_on_templates(const access::actor& who, const services& with, const Request& what) {
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    return by;
}

task<http::reply> run_list_templates(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    auto operation = [&](db::reader& tx) {
        const auto read = [&](db::reader& inside) { return list_templates(inside, who, org, in); };
        return organizations::read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_create_template(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    const auto what = http::body_of<create_template_request>(of);
    const auto by = act_on_templates(who, with, what);
    auto operation = [&](db::transaction& tx) -> outcome<bug_template> {
        const auto project = find_project(tx, org, in);
        if (!project) return refused{access::missing(who)};
        return create_template(tx, by, org, *project, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> run_change_template(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    const auto which = identity::id_in_path<template_id>(of, "template");
    const auto what = http::body_of<change_template_request>(of);
    const auto by = act_on_templates(who, with, what);
    auto operation = [&](db::transaction& tx) -> outcome<bug_template> {
        const auto project = find_project(tx, org, in);
        if (!project) return refused{access::missing(who)};
        return change_template(tx, by, org, *project, which, what);
    };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

task<http::reply> run_remove_template(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto in = of.parameter("project");
    const auto which = identity::id_in_path<template_id>(of, "template");
    const auto by = act_of_query(who, with, of);
    auto operation = [&](db::transaction& tx) -> outcome<void> {
        const auto project = find_project(tx, org, in);
        if (!project) return refused{access::missing(who)};
        return remove_template(tx, by, org, *project, which);
    };
    auto removed = co_await with.database.write(std::move(operation));
    value(std::move(removed));
    co_return http::empty_reply();
}

} // namespace

http::endpoint list_templates_endpoint(const services& with) {
    return {
        .id = "listBugTemplates",
        .summary = "What the texts of a project's new bugs may begin with, in order.",
        .run = [&with](http::request& of) { return run_list_templates(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<template_list>()
    };
}

http::endpoint create_template_endpoint(const services& with) {
    return {
        .id = "createBugTemplate",
        .summary = "Adds a template to a project.",
        .run = [&with](http::request& of) { return run_create_template(with, of); },
        .takes = schema::type_of<create_template_request>(),
        .gives = schema::type_of<bug_template>(),
        .success = 201
    };
}

http::endpoint change_template_endpoint(const services& with) {
    return {
        .id = "changeBugTemplate",
        .summary = "Renames, rewrites or moves a template, or makes it the default.",
        .run = [&with](http::request& of) { return run_change_template(with, of); },
        .takes = schema::type_of<change_template_request>(),
        .gives = schema::type_of<bug_template>()
    };
}

http::endpoint remove_template_endpoint(const services& with) {
    return {
        .id = "removeBugTemplate",
        .summary = "Removes a template from a project.",
        .run = [&with](http::request& of) { return run_remove_template(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query = {{"batchID", "Joins several edits of one act."}}
    };
}

} // namespace lacewing::projects
