#include "labels/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "labels/change_label.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"
#include "organizations/read_tagged.hpp"

#include <utility>

namespace lacewing::labels {

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
        const auto read = [&](db::reader& in) { return list_labels(in, who, org); };
        return organizations::read_tagged(tx, of, who, org, read);
    };
    auto answer = co_await with.database.read(std::move(operation));
    co_return value(std::move(answer));
}

task<http::reply> run_create(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<create_label_request>(of);
    const auto by = act_of(who, with, what);
    auto operation = [&](db::transaction& tx) {
        return create_label(tx, by, org, what, with.random);
    };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> run_change(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<label_id>(of, "label");
    const auto what = http::body_of<change_label_request>(of);
    const auto by = act_of(who, with, what);
    auto operation = [&](db::transaction& tx) { return change_label(tx, by, org, which, what); };
    auto changed = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(changed)));
}

} // namespace

http::endpoint list_labels_endpoint(const services& with) {
    return {
        .id = "listLabels",
        .summary = "All labels of an organization, by name.",
        .run = [&with](http::request& of) { return run_list(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<label_list>()
    };
}

http::endpoint create_label_endpoint(const services& with) {
    return {
        .id = "createLabel",
        .summary = "Creates a label for the bugs of an organization.",
        .run = [&with](http::request& of) { return run_create(with, of); },
        .takes = schema::type_of<create_label_request>(),
        .gives = schema::type_of<label>(),
        .success = 201
    };
}

http::endpoint change_label_endpoint(const services& with) {
    return {
        .id = "changeLabel",
        .summary = "Renames, recolours or describes a label.",
        .run = [&with](http::request& of) { return run_change(with, of); },
        .takes = schema::type_of<change_label_request>(),
        .gives = schema::type_of<label>()
    };
}

} // namespace lacewing::labels
