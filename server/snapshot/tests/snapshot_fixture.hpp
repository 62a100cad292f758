#pragma once

#include "lists/tests/random_world.hpp"
#include "snapshot/answer_snapshot.hpp"
#include "snapshot/tests/decoded_snapshot.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace lacewing::snapshot {

/// Alpha with bugs by chance, and snapshots of it.
class snapshot_on : public lists::random_world_on {
protected:
    question wanted(const access::actor& who, with_ids ids = with_ids::yes) {
        return {.who = who, .org = story.alpha, .project = {}, .ids = ids};
    }
    begun_snapshot begin(question what, coding how = coding::identity) {
        return run(answer_snapshot(snapshots, std::move(what), how));
    }
    static std::string rest_of(http::body_stream& body) {
        std::string all;
        while (true) {
            const auto piece = run(body.next());
            if (piece.empty()) return all;
            all += piece;
        }
    }
    decoded_snapshot take(question what) {
        const auto begun = begin(std::move(what));
        return decode(rest_of(*begun.body));
    }
    decoded_snapshot take(const access::actor& who) { return take(wanted(who)); }

    /// Every bug that a list shows the reader, by id.
    std::vector<bugs::bug> listed(const access::actor& who) {
        std::vector<bugs::bug> found;
        lists::page_wanted page{.cursor = std::nullopt, .limit = 100};
        do {
            auto list = value(find(asked(who, std::nullopt), page));
            for (auto& each : list.items) found.push_back(std::move(each));
            page.cursor = list.next_cursor;
        } while (page.cursor);
        std::ranges::sort(found, {}, &bugs::bug::id);
        return found;
    }

    module snapshots{.with = with()};
};

/// As lists show them, by id.
[[nodiscard]] inline std::vector<bugs::bug> as_listed(std::vector<bugs::bug> of) {
    for (auto& each : of) {
        each.watchers.reset();
        each.voters.reset();
    }
    std::ranges::sort(of, {}, &bugs::bug::id);
    return of;
}

} // namespace lacewing::snapshot
