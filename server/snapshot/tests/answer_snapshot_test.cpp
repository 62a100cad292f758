#include "identity/identify.hpp"
#include "snapshot/http.hpp"
#include "snapshot/limits.hpp"
#include "snapshot/piece_queue.hpp"
#include "snapshot/tests/snapshot_fixture.hpp"

#include <atomic>
#include <map>
#include <thread>

namespace lacewing::snapshot {
namespace {

class a_snapshot_answer_on : public snapshot_on {
protected:
    std::vector<bugs::new_bug> many(int count) {
        std::vector<bugs::new_bug> made;
        for (int at = 0; at < count; ++at) {
            clock().advance_s(1);
            made.push_back(
                {.id = new_id(),
                 .number = std::nullopt,
                 .title = "Report " + std::to_string(at),
                 .description = "",
                 .status = core.statuses.front().id,
                 .author = {.is = principal::kind::user, .value = story.member.user.value},
                 .created = clock().now(),
                 .updated = clock().now(),
                 .status_since = clock().now()}
            );
        }
        return made;
    }
    void put_many(int count) {
        constexpr int at_once = 500;
        for (int left = count; left > 0; left -= at_once) {
            (void)value(insert(core.id, many(std::min(left, at_once))));
        }
    }
    /// What a subscriber with that version would be sent.
    std::vector<changes::recorded> heard_after(std::int64_t after) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, changes::content_of(story.alpha), after, 100'000);
        });
    }
};
LACEWING_ON_EACH_DATABASE(a_snapshot_answer_on);

TEST_P(
    a_snapshot_answer_on, and_the_changes_behind_its_version_are_the_present_without_gap_or_double
) {
    put_many(1'500);
    std::atomic<bool> is_enough = false;
    std::thread writer{[&] {
        for (int at = 0; !is_enough; ++at) {
            const auto made = value(create(titled("Written meanwhile " + std::to_string(at))));
            bugs::change_bug_request edit;
            edit.title = "Edited meanwhile " + std::to_string(at);
            value(change(made, edit));
            if (at % 3 == 0) remove(made.id);
        }
    }};
    for (int round = 0; round < 5; ++round) {
        auto what = wanted(story.owner);
        const auto got = take(what);
        ASSERT_TRUE(got.is_whole);
        std::map<bug_id, std::string> titles;
        for (const auto& each : got.bugs) titles[each.id] = each.title;
        EXPECT_EQ(std::ssize(titles), got.head.total);
        if (round == 4) {
            is_enough = true;
            writer.join();
        }
        for (const auto& each : heard_after(got.head.versions.content)) {
            if (each->what.subject != changes::subject_kind::bug) continue;
            const bug_id which{each->what.subject_id};
            const bool is_new = each->what.what == changes::action::created;
            EXPECT_EQ(titles.contains(which), !is_new) << "a gap or a double";
            if (each->what.what == changes::action::removed) {
                titles.erase(which);
            } else {
                for (const auto& field : each->what.fields) {
                    if (field.name != "title") continue;
                    titles[which] = value(schema::parse<std::string>(field.after));
                }
            }
        }
        if (round < 4) continue;
        std::map<bug_id, std::string> present;
        for (const auto& each : listed(story.owner)) present[each.id] = each.title;
        EXPECT_EQ(titles, present);
    }
}

TEST_P(a_snapshot_answer_on, that_is_cut_has_no_end_and_stops_being_read) {
    put_many(1'500);
    auto begun = begin(wanted(story.owner));
    std::string lines = run(begun.body->next());
    lines += run(begun.body->next());
    EXPECT_FALSE(decode(lines).is_whole);
    begun.body.reset();
    // Its turn is free again, and so is the engine.
    for (int at = 0; at < 5; ++at) EXPECT_TRUE(take(story.owner).is_whole);
}

TEST_P(a_snapshot_answer_on, goes_on_as_of_its_version_while_others_write_and_nobody_reads) {
    put_many(1'500);
    const auto begun = begin(wanted(story.owner));
    put_many(500);
    const auto got = decode(rest_of(*begun.body));
    EXPECT_TRUE(got.is_whole);
    EXPECT_EQ(got.bugs.size(), 1'500U);
    EXPECT_EQ(got.lines_of_bugs, (std::vector<std::int64_t>{500, 1'000}));
}

TEST_P(a_snapshot_answer_on, is_read_by_one_person_at_most_so_many_times_at_once) {
    std::vector<begun_snapshot> held;
    for (int at = 0; at < limits::snapshots_at_once_per_person; ++at) {
        held.push_back(begin(wanted(story.owner)));
    }
    try {
        (void)begin(wanted(story.owner));
        ADD_FAILURE() << "not refused";
    } catch (const refusal& no) {
        EXPECT_EQ(no.why().code, "too_many_snapshots");
        EXPECT_EQ(no.why().status, 429);
    }
    EXPECT_TRUE(take(story.member).is_whole);
    held.pop_back();
    EXPECT_TRUE(take(story.owner).is_whole);
}

TEST_P(a_snapshot_answer_on, of_many_bugs_is_small_and_comes_in_pieces) {
    put_many(20'000);
    for (const auto how : {coding::gzip, coding::brotli}) {
        const auto begun = begin(wanted(story.owner, with_ids::no), how);
        std::size_t bytes = 0;
        std::size_t largest = 0;
        int pieces = 0;
        while (true) {
            const auto piece = run(begun.body->next());
            if (piece.empty()) break;
            bytes += piece.size();
            largest = std::max(largest, piece.size());
            ++pieces;
        }
        EXPECT_GE(pieces, 7);
        EXPECT_LT(bytes, std::size_t{20'000} * 10);
        EXPECT_LT(largest, std::size_t{limits::snapshot_line_bugs} * 10);
    }
    const auto got = take(story.owner);
    ASSERT_TRUE(got.is_whole);
    EXPECT_EQ(got.bugs.size(), 20'000U);
    EXPECT_EQ(*std::ranges::max_element(got.lines_of_bugs), limits::snapshot_line_bugs);
}

TEST(a_queue_of_pieces, holds_so_much_and_no_more_and_nothing_for_a_reader_that_has_gone) {
    piece_queue queue;
    ASSERT_TRUE(queue.open("tag"));
    const std::string piece(1024 * 1024, 'x');
    const auto fit = limits::snapshot_waiting_bytes_max / piece.size();
    for (std::size_t at = 0; at < fit; ++at) queue.push(piece);
    EXPECT_EQ(queue.take_piece().size(), piece.size());
    queue.push(piece);
    EXPECT_THROW(queue.push(piece), service_unavailable);
    EXPECT_FALSE(queue.open("another")) << "pieces of another reading would follow";
    queue.leave();
    EXPECT_THROW(queue.push("more"), reader_gone);
}

/// The endpoint as a request meets it.
class a_snapshot_request_on : public snapshot_on {
protected:
    http::request request(std::string accepted = {}) {
        http::request of;
        of.is_operator = true;
        run(identity::identify(people, of));
        of.parameters = {{"org", to_string(story.alpha)}};
        if (!accepted.empty()) of.headers.push_back({"Accept-Encoding", std::move(accepted)});
        return of;
    }
    http::reply ask(http::request of) { return run(at.run(of)); }
    static std::string header(const http::reply& of, std::string_view name) {
        for (const auto& each : of.headers) {
            if (each.name == name) return each.value;
        }
        return {};
    }

    crypto::password_hasher hasher;
    identity::module people{.with = with(), .hasher = hasher, .how = {}};
    http::endpoint at = read_snapshot_endpoint(snapshots);
};
LACEWING_ON_EACH_DATABASE(a_snapshot_request_on);

TEST_P(a_snapshot_request_on, is_answered_in_the_coding_that_it_accepts) {
    value(create(titled("Bug")));
    EXPECT_EQ(header(ask(request()), "Content-Encoding"), "");
    EXPECT_EQ(header(ask(request("gzip, deflate")), "Content-Encoding"), "gzip");
    EXPECT_EQ(header(ask(request("gzip, br;q=0")), "Content-Encoding"), "gzip");
    const auto reply = ask(request("gzip, deflate, br"));
    EXPECT_EQ(header(reply, "Content-Encoding"), "br");
    EXPECT_EQ(header(reply, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(reply, "Content-Type"), "application/x-ndjson");
}

TEST_P(a_snapshot_request_on, is_not_answered_anew_while_nothing_changed) {
    value(create(titled("Bug")));
    const auto tag = header(ask(request("br")), "ETag");
    auto again = request("br");
    again.headers.push_back({"If-None-Match", tag});
    EXPECT_EQ(ask(again).status, 304);
    auto otherwise = request("gzip");
    otherwise.headers.push_back({"If-None-Match", tag});
    EXPECT_EQ(ask(otherwise).status, 200);
    value(create(titled("Another")));
    auto later = request("br");
    later.headers.push_back({"If-None-Match", tag});
    EXPECT_EQ(ask(later).status, 200);
}

TEST_P(a_snapshot_request_on, is_refused_where_it_asks_for_what_there_is_not) {
    auto of = request();
    of.query = {{"ids", "maybe"}};
    EXPECT_THROW(ask(of), refusal);
    of.query = {{"project", "NOSUCH"}};
    EXPECT_THROW(ask(of), refusal);
}

} // namespace
} // namespace lacewing::snapshot
