#include "demo/calendar.hpp"
#include "demo/content/talk.hpp"
#include "demo/story/script.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::demo {

namespace {

using bugs::resolution;

constexpr std::array testers{3, 7, 3};

/// Harm makes haste: minutes of work, fewer for what is worse.
std::int64_t take_time(script& of, int severity, std::int64_t least, std::int64_t most) {
    return std::max<std::int64_t>(20, of.by.between(least, most) * severity * severity / 9);
}

/// From the review to what its developer calls fixed; when that was.
std::int64_t review(
    script& into, std::size_t bug, std::int64_t at, int developer, std::int64_t minutes
) {
    into.add(at, developer, bug, changed{.status = "In review"});
    at = into.time.later(at, minutes);
    if (into.by.in_hundred(60)) into.talk(at, developer, bug, words_of_repair());
    const changed fixed{.status = "Fixed", .resolution = resolution::fixed};
    if (into.add(at + 1, developer, bug, fixed)) into.lives[bug].is_closed = true;
    return at + 1;
}

/// What came back, and was mended again; when that was.
std::int64_t come_back(script& into, std::size_t bug, std::int64_t at, int developer, int tester) {
    into.talk(at, tester, bug, words_of_return());
    if (into.add(at + 1, tester, bug, changed{.status = "In progress"})) {
        into.lives[bug].is_closed = false;
    }
    at = into.time.later(at + 1, into.by.between(hour, 4 * minutes_of_day));
    at = review(into, bug, at, developer, into.by.between(hour, minutes_of_day));
    return into.time.later(at, into.by.between(hour, 3 * minutes_of_day));
}

/// Some wait for better days: then they are mended after all, given up, or go on waiting. When
/// somebody begins with it.
std::optional<std::int64_t> wait_for_tidying(script& into, std::size_t bug, std::int64_t at) {
    const auto tidying = into.time.tidying_after(at + 10 * minutes_of_day);
    if (!tidying) return std::nullopt;
    const auto when = *tidying + into.by.below(3 * minutes_of_day);
    const auto chosen = into.by.below(100);
    if (chosen < 45) return when;
    if (chosen < 75) decline(into, bug, when, into.by.in_hundred(50) ? 0 : 7);
    return std::nullopt;
}

} // namespace

void work(script& into, std::size_t bug, std::int64_t at, int developer, int severity) {
    const auto slow = [&](std::int64_t least, std::int64_t most) {
        return take_time(into, severity, least, most);
    };
    if (severity > 2 && into.by.in_hundred(20)) {
        const auto begins = wait_for_tidying(into, bug, at);
        if (!begins) return;
        at = *begins;
    } else {
        at = into.time.later(at, slow(minutes_of_day, 10 * minutes_of_day));
    }
    changed begun{.status = "In progress", .assignee = developer};
    if (into.by.in_hundred(50)) begun.estimate = static_cast<double>(into.by.between(1, 16)) / 2;
    into.add(at, developer, bug, std::move(begun));
    if (into.by.in_hundred(50)) {
        into.talk(at + into.by.between(60, 400), developer, bug, words_of_work());
    }
    at = into.time.later(at, slow(4 * hour, 9 * minutes_of_day));
    at = review(into, bug, at, developer, slow(minutes_of_day, 9 * minutes_of_day));
    const auto tester = into.by.of(testers);
    at = into.time.later(at, into.by.between(4 * hour, 10 * minutes_of_day));
    if (into.by.in_hundred(9)) at = come_back(into, bug, at, developer, tester);
    if (into.by.in_hundred(40)) into.talk(at - 2, tester, bug, words_of_proof());
    into.add(at, tester, bug, changed{.status = "Verified", .resolution = resolution::fixed});
}

void decline(script& into, std::size_t bug, std::int64_t at, int judge) {
    constexpr std::array ways{
        resolution::wont_fix,
        resolution::cannot_reproduce,
        resolution::by_design,
        resolution::obsolete
    };
    const auto which = static_cast<std::size_t>(into.by.below(std::ssize(ways)));
    into.say(at, judge, bug, words_of_decline()[which]);
    const changed declined{.status = "Closed", .resolution = ways.at(which)};
    if (into.add(at + 1, judge, bug, declined)) into.lives[bug].is_closed = true;
}

} // namespace lacewing::demo
