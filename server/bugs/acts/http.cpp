#include "bugs/acts/http.hpp"

#include "bugs/acts/deleted_bugs.hpp"
#include "bugs/acts/interest.hpp"
#include "bugs/acts/move_bug.hpp"
#include "bugs/acts/remove_label.hpp"
#include "bugs/acts/withhold.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"
#include "platform/http/paging.hpp"
#include "projects/batch_in_query.hpp"

#include <string>
#include <utility>

namespace lacewing::bugs {

namespace {

using act_on_bug = outcome<bug> (*)(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
);

http::reply whole_bug(const bug& which) {
    auto answer = http::json_reply(200, which);
    answer.headers.push_back({"ETag", "\"" + std::to_string(which.rev) + "\""});
    return answer;
}

task<http::reply> run_act(const services& with, http::request& of, act_on_bug act) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto by = projects::act_of_query(who, with, of);
    auto operation = [&](db::transaction& tx) { return act(tx, by, org, which); };
    auto done = co_await with.database.write(std::move(operation));
    co_return whole_bug(value(std::move(done)));
}

template <interest What, presence Wanted>
outcome<bug> act_of_interest(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
) {
    return show_interest(tx, by, org, id_or_key, What, Wanted);
}

constexpr act_on_bug start_watching = act_of_interest<interest::watch, presence::there>;
constexpr act_on_bug stop_watching = act_of_interest<interest::watch, presence::gone>;
constexpr act_on_bug start_voting = act_of_interest<interest::vote, presence::there>;
constexpr act_on_bug stop_voting = act_of_interest<interest::vote, presence::gone>;

task<http::reply> run_list_deleted(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto page = http::page_of(of);
    auto operation = [&](db::reader& tx) { return list_deleted_bugs(tx, who, org, page); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_move(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = of.parameter("bug");
    const auto what = http::body_of<move_bug_request>(of);
    auto by = changes::begin_act(who, with);
    by.client_id = what.client_id;
    if (what.batch_id) by.batch = *what.batch_id;
    auto operation = [&](db::transaction& tx) { return move_bug(tx, by, org, which, what); };
    auto moved = co_await with.database.write(std::move(operation));
    co_return whole_bug(value(std::move(moved)));
}

task<http::reply> run_remove_label(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<label_id>(of, "label");
    const auto by = projects::act_of_query(who, with, of);
    const auto removed = co_await remove_label(with, by, org, which);
    value(removed);
    co_return http::empty_reply();
}

http::endpoint act_endpoint(
    const services& with, std::string_view id, std::string_view summary, act_on_bug act
) {
    return {
        .id = id,
        .summary = summary,
        .run = [&with, act](http::request& of) { return run_act(with, of, act); },
        .takes = nullptr,
        .gives = schema::type_of<bug>(),
        .query = {{"batchID", "Joins several edits of one act."}}
    };
}

} // namespace

http::endpoint watch_bug_endpoint(const services& with) {
    return act_endpoint(with, "watchBug", "The asker watches the bug from now on.", start_watching);
}

http::endpoint unwatch_bug_endpoint(const services& with) {
    return act_endpoint(with, "unwatchBug", "The asker no longer watches the bug.", stop_watching);
}

http::endpoint vote_for_bug_endpoint(const services& with) {
    return act_endpoint(
        with, "voteForBug", "The asker votes for the bug: it happens to them too.", start_voting
    );
}

http::endpoint take_vote_back_endpoint(const services& with) {
    return act_endpoint(
        with, "takeVoteBack", "The asker no longer votes for the bug.", stop_voting
    );
}

http::endpoint delete_bug_endpoint(const services& with) {
    return act_endpoint(
        with,
        "deleteBug",
        "Takes a bug out of every list and count. It can be restored under its own key.",
        delete_bug
    );
}

http::endpoint restore_bug_endpoint(const services& with) {
    return act_endpoint(with, "restoreBug", "Brings a deleted bug back as it was.", restore_bug);
}

http::endpoint list_deleted_bugs_endpoint(const services& with) {
    return {
        .id = "listDeletedBugs",
        .summary = "Deleted bugs that the asker may restore, the latest first.",
        .run = [&with](http::request& of) { return run_list_deleted(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<deleted_bug_list>(),
        .query =
            {{"cursor", "nextCursor of the page before."}, {"limit", "1 to 100; 50 by default."}}
    };
}

http::endpoint move_bug_endpoint(const services& with) {
    return {
        .id = "moveBug",
        .summary = "Moves a bug to another project. Its old key goes on leading to it.",
        .run = [&with](http::request& of) { return run_move(with, of); },
        .takes = schema::type_of<move_bug_request>(),
        .gives = schema::type_of<bug>()
    };
}

http::endpoint remove_label_endpoint(const services& with) {
    return {
        .id = "removeLabel",
        .summary = "Takes a label off every bug that bears it, and removes it.",
        .run = [&with](http::request& of) { return run_remove_label(with, of); },
        .takes = nullptr,
        .gives = nullptr,
        .success = 204,
        .query = {{"batchID", "Joins several edits of one act."}}
    };
}

} // namespace lacewing::bugs
