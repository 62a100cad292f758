#include "commands/http.hpp"

#include "batches/http.hpp"
#include "commands/apply_command.hpp"
#include "commands/preview_command.hpp"
#include "identity/path.hpp"

#include <utility>

namespace lacewing::commands {

namespace {

lists::question question_in_query(const services& with, const http::request& of) {
    const auto text = [&](std::string_view name) -> std::optional<std::string> {
        const auto sent = of.find_query(name);
        return sent ? std::optional{std::string{*sent}} : std::nullopt;
    };
    lists::question asked{
        .who = identity::somebody(of),
        .org = identity::id_in_path<organization_id>(of, "org"),
        .project = text("project"),
        .q = text("q").value_or(""),
        .how = {.now = with.clock.now()}
    };
    asked.how.zone = text("zone").value_or("UTC");
    return asked;
}

task<http::reply> run_preview(const services& with, http::request& of) {
    const auto asked = question_in_query(with, of);
    auto operation = [&](db::reader& tx) { return preview_command(tx, asked); };
    auto found = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_apply(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto what = http::body_of<command_request>(of);
    lists::question asked{
        .who = who,
        .org = org,
        .project = what.project,
        .q = what.q,
        .how = {.now = with.clock.now()}
    };
    asked.how.zone = what.zone.value_or("UTC");
    asked.how.pointer = "/q";
    auto operation = [&](db::reader& tx) { return change_of_command(tx, asked, what); };
    auto change = co_await with.database.read_long(std::move(operation));
    auto wanted = value(std::move(change));
    auto result = co_await batches::change_in_pieces(with, who, org, std::move(wanted));
    co_return http::json_reply(200, value(std::move(result)));
}

} // namespace

http::endpoint preview_command_endpoint(const services& with) {
    return {
        .id = "previewCommand",
        .summary = "What a command behind a query would do now: to how many bugs, and to which "
                   "not. Changes nothing.",
        .run = [&with](http::request& of) { return run_preview(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<command_preview>(),
        .query =
            {{"q", "A query, a > and the actions, as docs/query-language.md describes them."},
             {"project", "Id or key of the project; all projects where it is absent."},
             {"zone",
              "IANA name of the reader's time zone, by which days begin; UTC where it is absent."}}
    };
}

http::endpoint apply_command_endpoint(const services& with) {
    return {
        .id = "applyCommand",
        .summary = "Applies a command to the bugs that its preview named, as one batch. Refused "
                   "where its query finds others by now.",
        .run = [&with](http::request& of) { return run_apply(with, of); },
        .takes = schema::type_of<command_request>(),
        .gives = schema::type_of<batches::bulk_change_result>()
    };
}

} // namespace lacewing::commands
