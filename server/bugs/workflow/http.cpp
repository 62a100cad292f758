#include "bugs/workflow/http.hpp"

#include "bugs/workflow/remove_status.hpp"
#include "identity/path.hpp"
#include "projects/batch_in_query.hpp"
#include "projects/read_projects.hpp"

#include <optional>
#include <string>
#include <utility>

namespace lacewing::bugs {

namespace {

problem replacement_invalid() {
    return {
        .status = 400,
        .code = "query_invalid",
        .detail = "Send replacement as a UUID.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

std::optional<status_id> replacement_in(const http::request& of) {
    const auto named = of.find_query("replacement");
    if (!named) return std::nullopt;
    const auto id = parse_uuid(*named);
    if (!id) throw refusal{replacement_invalid()};
    return status_id{*id};
}

task<http::reply> run_remove_status(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<status_id>(of, "status");
    const auto by = projects::act_of_query(who, with, of);
    const auto replacement = replacement_in(of);
    const auto named = of.parameter("project");
    auto find = [&](db::reader& tx) { return projects::find_project(tx, org, named); };
    const auto in = co_await with.database.read(std::move(find));
    if (!in) throw refusal{access::missing(who)};
    removed_status what{.org = org, .in = *in, .which = which, .replacement = replacement};
    const auto removed = co_await remove_status(with, by, std::move(what));
    value(removed);
    co_return http::empty_reply();
}

} // namespace

http::endpoint remove_status_endpoint(const services& with) {
    return {
        .id = "removeStatus",
        .summary = "Moves the bugs of a status to another one, and removes it.",
        .run = [&with](http::request& of) { return run_remove_status(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query =
            {{"replacement",
              "The status that its bugs move to, as open or closed as it; needed where it has bugs."
             },
             {"batchID", "Joins several edits of one act."}}
    };
}

} // namespace lacewing::bugs
