#include "batches/http.hpp"

#include "batches/bulk_change.hpp"
#include "batches/last/find_last_acts.hpp"
#include "batches/read_progress.hpp"
#include "batches/undo_batch.hpp"
#include "changes/act.hpp"
#include "identity/path.hpp"

#include <utility>

namespace lacewing::batches {

namespace {

changes::act act_of(
    const services& with,
    const access::actor& who,
    batch_id batch,
    const std::optional<uuid>& client_id
) {
    return {.who = who, .at = with.clock.now(), .batch = batch, .client_id = client_id};
}

bool is_late(const services& with, timestamp began) {
    constexpr std::int64_t us_per_ms = 1'000;
    return with.clock.now().microseconds - began.microseconds > limits::batch_ms_max * us_per_ms;
}

task<http::reply> run_bulk_change(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    auto what = http::body_of<bulk_change_request>(of);
    auto result = co_await change_in_pieces(with, who, org, std::move(what));
    co_return http::json_reply(200, value(std::move(result)));
}

task<http::reply> run_undo(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<batch_id>(of, "batch");
    const auto what = http::body_of<undo_batch_request>(of);
    const auto began = with.clock.now();
    bool is_done = false;
    while (!is_done && !is_late(with, began)) {
        const auto by = act_of(with, who, what.batch_id, what.client_id);
        auto piece = [&](db::transaction& tx) { return undo_next_things(tx, by, org, which); };
        auto came = co_await with.database.write(std::move(piece));
        is_done = value(std::move(came));
    }
    auto operation = [&](db::reader& tx) { return read_undo(tx, who, org, what.batch_id); };
    auto result = co_await with.database.read_long(std::move(operation));
    co_return http::json_reply(200, value(std::move(result)));
}

task<http::reply> run_read(const services& with, http::request& of) {
    const auto who = identity::somebody(of);
    const auto org = identity::id_in_path<organization_id>(of, "org");
    const auto which = identity::id_in_path<batch_id>(of, "batch");
    auto operation = [&](db::reader& tx) { return read_progress(tx, who, org, which); };
    auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, value(std::move(found)));
}

task<http::reply> run_read_last_acts(const services& with, http::request& of) {
    identity::signed_in_user(of);
    const auto who = identity::actor_of(of);
    const auto now = with.clock.now();
    auto operation = [&](db::reader& tx) { return find_last_acts(tx, who, now); };
    const auto found = co_await with.database.read(std::move(operation));
    co_return http::json_reply(200, found);
}

} // namespace

task<outcome<bulk_change_result>> change_in_pieces(
    const services& with, access::actor who, organization_id org, bulk_change_request what
) {
    const auto began = with.clock.now();
    bool is_done = false;
    while (!is_done && !is_late(with, began)) {
        const auto by = act_of(with, who, what.batch_id, what.client_id);
        auto piece = [&](db::transaction& tx) { return change_next_bugs(tx, by, org, what); };
        auto came = co_await with.database.write(std::move(piece));
        if (!came) co_return refused{std::move(came).error()};
        is_done = *came;
    }
    auto operation = [&](db::reader& tx) { return read_bulk_change(tx, who, org, what.batch_id); };
    auto result = co_await with.database.read_long(std::move(operation));
    co_return result;
}

http::endpoint change_bugs_endpoint(const services& with) {
    return {
        .id = "changeBugs",
        .summary = "Changes many bugs as one batch. Each is changed or refused for itself.",
        .run = [&with](http::request& of) { return run_bulk_change(with, of); },
        .takes = schema::type_of<bulk_change_request>(),
        .gives = schema::type_of<bulk_change_result>()
    };
}

http::endpoint undo_batch_endpoint(const services& with) {
    return {
        .id = "undoBatch",
        .summary = "Takes back what a batch did, but for what others changed since.",
        .run = [&with](http::request& of) { return run_undo(with, of); },
        .takes = schema::type_of<undo_batch_request>(),
        .gives = schema::type_of<undo_batch_result>()
    };
}

http::endpoint read_batch_endpoint(const services& with) {
    return {
        .id = "readBatch",
        .summary = "How far a bulk edit or an undo has come.",
        .run = [&with](http::request& of) { return run_read(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<batch_progress>()
    };
}

http::endpoint read_last_acts_endpoint(const services& with) {
    return {
        .id = "readLastActs",
        .summary = "What one did last in any organization and may take back, or do again.",
        .run = [&with](http::request& of) { return run_read_last_acts(with, of); },
        .takes = nullptr,
        .gives = schema::type_of<last_acts>()
    };
}

} // namespace lacewing::batches
