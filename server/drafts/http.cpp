#include "drafts/http.hpp"

#include "drafts/keep_draft.hpp"
#include "identity/identify.hpp"

#include <utility>

namespace lacewing::drafts {

namespace {

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::signed_in_user(of);
    const auto place = of.parameter("place");
    auto operation = [&](db::reader& tx) { return read_draft(tx, who, place); };
    const auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, found);
}

task<http::reply> run_keep(const services& with, http::request& of) {
    identity::signed_in_user(of);
    const auto place = of.parameter("place");
    const auto what = http::body_of<keep_draft_request>(of);
    auto by = changes::begin_act(identity::actor_of(of), with);
    by.client_id = what.client_id;
    auto operation = [&](db::transaction& tx) {
        return keep_draft(tx, by, place, what.text, with.random);
    };
    auto kept = co_await with.database.write(std::move(operation));
    co_return http::json_reply(200, value(std::move(kept)));
}

task<http::reply> run_drop(const services& with, http::request& of) {
    identity::signed_in_user(of);
    const auto place = of.parameter("place");
    const auto by = changes::begin_act(identity::actor_of(of), with);
    auto operation = [&](db::transaction& tx) { drop_draft(tx, by, place); };
    co_await with.database.write(std::move(operation));
    co_return http::empty_reply();
}

} // namespace

http::endpoint read_draft_endpoint(const services& with) {
    return {
        .id = "readDraft",
        .summary = "What one typed at a place and has not sent yet.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<draft>()
    };
}

http::endpoint keep_draft_endpoint(const services& with) {
    return {
        .id = "keepDraft",
        .summary = "Keeps what one types at a place, for one's other browsers.",
        .run = [&with](http::request& of) { return run_keep(with, of); },
        .takes = schema::type_of<keep_draft_request>(),
        .gives = schema::type_of<draft>()
    };
}

http::endpoint drop_draft_endpoint(const services& with) {
    return {
        .id = "dropDraft",
        .summary = "Forgets what one typed at a place.",
        .run = [&with](http::request& of) { return run_drop(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204
    };
}

} // namespace lacewing::drafts
