#include "views/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "organizations/read_tagged.hpp"
#include "views/change_view.hpp"
#include "views/create_view.hpp"
#include "views/read_views.hpp"
#include "views/remove_view.hpp"

#include <utility>

namespace lacewing::views {

namespace {

template <class Request>
changes::act act_of(const access::actor& who, const services& with, const Request& what) {
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    return by;
}

task<http::reply> run_list(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    auto operation = [&](db::reader& tx) {
        const auto read = [&](db::reader& in) { return list_views(in, who, org); };
        return organizations::read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_create(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<create_view_request>(of);
    const auto by = act_of(who, with, what);
    auto operation = [&](db::transaction& tx) {
        return create_view(tx, by, org, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> run_change(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<view_id>(of, "view");
    const auto what = http::body_of<change_view_request>(of);
    const auto by = act_of(who, with, what);
    auto operation = [&](db::transaction& tx) { return change_view(tx, by, org, which, what); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

problem batch_invalid() {
    return {.status = 400, .code = "query_invalid", .detail = "Send batchID as a UUID."};
}

task<http::reply> run_remove(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<view_id>(of, "view");
    auto by = changes::begin_act(who, with);
    if (const auto batch = of.find_query("batchID")) {
        const auto id = parse_uuid(*batch);
        if (!id) throw refusal{batch_invalid()};
        by.batch = batch_id{*id};
    }
    auto operation = [&](db::transaction& tx) { return remove_view(tx, by, org, which); };
    const auto removed = co_await with.database.write(std::move(operation));
    value(removed);
    co_return http::empty_reply();
}

} // namespace

http::endpoint list_views_endpoint(const services& with) {
    return {
        .id = "listViews",
        .summary = "Saved views: those that are built in, shared ones and one's own.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<view_list>()
    };
}

http::endpoint create_view_endpoint(const services& with) {
    return {
        .id = "createView",
        .summary = "Saves a view, a list or a board: one's own, or a shared one.",
        .run = [&with](http::request& of) { return run_create(with, of); },
        .takes = schema::type_of<create_view_request>(),
        .gives = schema::type_of<view>(),
        .success = 201
    };
}

http::endpoint change_view_endpoint(const services& with) {
    return {
        .id = "changeView",
        .summary = "Changes a saved view; shares it or makes it one's own.",
        .run = [&with](http::request& of) { return run_change(with, of); },
        .takes = schema::type_of<change_view_request>(),
        .gives = schema::type_of<view>()
    };
}

http::endpoint remove_view_endpoint(const services& with) {
    return {
        .id = "removeView",
        .summary = "Removes a saved view.",
        .run = [&with](http::request& of) { return run_remove(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query = {{"batchID", "Joins several edits of one act."}}
    };
}

} // namespace lacewing::views
