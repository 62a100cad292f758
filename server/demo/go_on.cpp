#include "demo/go_on.hpp"

#include "access/access.hpp"
#include "demo/acting/crowd.hpp"
#include "demo/acting/perform.hpp"
#include "demo/ground.hpp"
#include "demo/story/story.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace lacewing::demo {

namespace {

constexpr std::int64_t deeds_at_once = 64; ///< in one transaction: each waits for the disk
constexpr std::int64_t crowd_at_once = 500;

struct found {
    progress at;
    ground on;
};

std::optional<found> find(db::reader& tx, organization_id of) {
    const auto at = store::find_progress(tx, of);
    if (!at) return std::nullopt;
    return found{.at = *at, .on = read_ground(tx, *at)};
}

how_far look_at(const progress& at, const story& what) {
    const auto done = std::span{what.deeds}.first(static_cast<std::size_t>(at.deeds_done));
    const auto bugs = std::ranges::count_if(done, [](const deed& each) {
        return std::holds_alternative<reported>(each.what);
    });
    return {
        .bugs = bugs + at.crowd_done,
        .of = at.bugs_asked,
        .is_whole = at.deeds_done == std::ssize(what.deeds) &&
                    at.crowd_done == at.bugs_asked - std::ssize(what.bugs)
    };
}

task<void> perform_some(
    attachments::module& with, const found& here, const story& what, const progress& then
) {
    const std::span deeds{
        what.deeds.begin() + here.at.deeds_done, what.deeds.begin() + then.deeds_done
    };
    stage on_stage{with, here.on, what};
    auto draw = [&with, &on_stage, &here, deeds] {
        if (here.at.deeds_done == 0) with.files.prepare(); // nobody has where no server ran yet
        return on_stage.draw(deeds);
    };
    co_await with.disk.run(std::move(draw));
    auto act = [&on_stage, deeds, &here, &then](db::transaction& tx) {
        if (!store::move_progress(tx, here.at, then)) return;
        for (const auto& each : deeds) on_stage.act(tx, each);
    };
    co_await with.with.database.write(std::move(act));
}

/// Seldom, and less often the larger it is.
bool is_much_larger(std::int64_t crowd) {
    return std::has_single_bit(static_cast<std::uint64_t>(crowd / crowd_at_once));
}

task<void> add_some(const services& with, const found& here, const progress& then) {
    const auto of = here.at.bugs_asked - static_cast<std::int64_t>(story_bugs);
    const auto some = crowd_between(here.on, of, here.at.crowd_done, then.crowd_done);
    auto add = [&with, &here, &some, &then](db::transaction& tx) {
        // First of all, as whoever relates bugs does: nobody waits in a circle.
        lock_for_crowd(tx, here.on);
        if (!store::move_progress(tx, here.at, then)) return;
        add_crowd(tx, with, here.on, some);
        if (is_much_larger(then.crowd_done)) store::count_tables(tx);
    };
    co_await with.database.write(std::move(add));
}

} // namespace

how_far look_at(const progress& at) {
    return look_at(at, tell());
}

task<outcome<how_far>> go_on(attachments::module& with, organization_id of) {
    auto look = [of](db::reader& tx) { return find(tx, of); };
    const auto here = co_await with.with.database.read(std::move(look));
    if (!here) co_return refused{access::missing({.is = access::actor::kind::server_operator})};
    const auto what = tell();
    auto then = here->at;
    const auto crowd = then.bugs_asked - std::ssize(what.bugs);
    if (then.deeds_done < std::ssize(what.deeds)) {
        then.deeds_done = std::min(then.deeds_done + deeds_at_once, std::ssize(what.deeds));
        co_await perform_some(with, *here, what, then);
    } else if (then.crowd_done < crowd) {
        then.crowd_done = std::min(then.crowd_done + crowd_at_once, crowd);
        co_await add_some(with.with, *here, then);
    }
    co_return look_at(then, what);
}

} // namespace lacewing::demo
