#include "relations/http.hpp"

#include "changes/act.hpp"
#include "identity/path.hpp"
#include "platform/http/reply.hpp"
#include "relations/create_relation.hpp"
#include "relations/list_relations.hpp"
#include "relations/remove_relation.hpp"

#include <utility>

namespace lacewing::relations {

namespace {

task<http::reply> run_list_relations(const services& with, http::request& of) {
    const auto who = identity::actor_of(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    auto operation = [&](db::reader& tx) { return list_relations(tx, who, org, which); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_create_relation(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto what = http::body_of<create_relation_request>(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) { return create_relation(tx, by, org, which, what); };
    auto made = co_await with.database.write(std::move(operation));
    co_return http::json_reply(201, value(std::move(made)));
}

/// An id of the query; 400 `ids_invalid` where it is none.
std::optional<uuid> id_in_query(const http::request& of, std::string_view name) {
    const auto text = of.find_query(name);
    if (!text) return std::nullopt;
    const auto id = parse_uuid(*text);
    if (!id) {
        throw refusal{
            {.status = 400,
             .code = "ids_invalid",
             .detail = "Send a UUID.",
             .fields = {{"?" + std::string{name}, "wrong_format", "Send a UUID."}},
             .retry_after_s = {},
             .current = {}}
        };
    }
    return id;
}

task<http::reply> run_remove_relation(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<relation_id>(of, "relation");
    auto by = changes::begin_act(who, with);
    by.client_id = id_in_query(of, "clientID");
    if (const auto batch = id_in_query(of, "batchID")) by.batch = batch_id{*batch};
    auto operation = [&](db::transaction& tx) { return remove_relation(tx, by, org, which); };
    auto removed = co_await with.database.write(std::move(operation));
    value(std::move(removed));
    co_return http::empty_reply();
}

} // namespace

http::endpoint list_relations_endpoint(const services& with) {
    return {
        .id = "listRelations",
        .summary = "How a bug stands to others: those that whoever asks may know.",
        .run = [&with](http::request& of) { return run_list_relations(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<related_list>()
    };
}

http::endpoint create_relation_endpoint(const services& with) {
    return {
        .id = "createRelation",
        .summary = "Relates a bug to another one; duplicate_of closes it.",
        .run = [&with](http::request& of) { return run_create_relation(with, of); },
        .takes = schema::type_of<create_relation_request>(),
        .gives = schema::type_of<related>(),
        .success = 201
    };
}

http::endpoint remove_relation_endpoint(const services& with) {
    return {
        .id = "removeRelation",
        .summary = "Ends a relation; a duplicate is reopened by that.",
        .run = [&with](http::request& of) { return run_remove_relation(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query =
            {{"clientID", "A UUID that comes back with the change."},
             {"batchID", "A UUID that joins several edits of one act."}}
    };
}

} // namespace lacewing::relations
