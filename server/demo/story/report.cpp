#include "demo/calendar.hpp"
#include "demo/content/talk.hpp"
#include "demo/story/script.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::demo {

namespace {

constexpr std::array triagers{0, 7};
constexpr int confidant = 9; ///< reports what only few may know of

/// Only those who may know of it: who reported it, the Owner, and whom the Owner asks to mend it.
void confide(script& into, std::size_t bug, std::int64_t at);
void show_interest(script& into, std::size_t bug, std::int64_t at);
void triage(script& into, std::size_t bug, std::int64_t at);
std::vector<std::string_view> labels_for(script& of, const told_bug& told);

/// For somebody to look at it: the last ones all, of the weeks before some.
bool is_waiting(script& of, std::size_t bug) {
    const auto younger = of.bugs.size() - 1 - bug;
    return younger < 11 || (younger < 45 && of.by.in_hundred(25));
}

/// Question and answer before the judgement; when that comes then.
std::int64_t ask_back(script& into, std::size_t bug, std::int64_t at, int judge) {
    const auto author = into.lives[bug].author;
    if (judge == author || !into.by.in_hundred(40)) return at;
    const auto [question, answer] = into.by.of(exchanges());
    into.say(at - into.by.between(5, 40), judge, bug, question);
    into.say(at + into.by.between(1, 30), author, bug, answer);
    return at + into.by.between(31, 300);
}

/// Rare ones, and always the same: what has a day, and the one that missed it.
std::optional<std::int64_t> due_of(script& of, std::size_t bug) {
    constexpr std::size_t overdue = 237;
    if (bug == overdue) return -3;
    if (bug % 23 != 7) return std::nullopt;
    return of.by.between(3, 40);
}

void accept(script& into, std::size_t bug, std::int64_t at, int judge) {
    const auto& told = into.bugs[bug];
    constexpr std::array severities{3, 14, 52, 31};
    const auto severity = 1 + static_cast<int>(into.by.weighed(severities));
    const auto priority = std::clamp<std::int64_t>(severity + into.by.between(-1, 1), 1, 4);
    changed accepted{
        .status = "Confirmed",
        .severity = static_cast<bugs::severity>(severity),
        .priority = static_cast<bugs::priority>(priority),
        .labels = labels_for(into, told),
        .due_in_days = due_of(into, bug),
    };
    const auto developer = into.by.of(projects()[told.project].developers);
    if (into.by.in_hundred(55)) accepted.assignee = developer;
    const bool is_late = accepted.due_in_days && *accepted.due_in_days < 0;
    into.add(at, judge, bug, std::move(accepted));
    if (into.by.in_hundred(45)) {
        const auto when = at + into.by.between(10, 600);
        into.talk(when, into.somebody(judge), bug, words_of_confirmation());
    }
    if (!is_late) work(into, bug, at, developer, severity);
}

void triage(script& into, std::size_t bug, std::int64_t at) {
    const auto& told = into.bugs[bug];
    const auto judge = into.by.of(triagers);
    if (told.original) {
        into.add(at, judge, bug, changed{.duplicate_of = told.original});
        return;
    }
    if (is_waiting(into, bug)) {
        const auto days = into.by.between(2, 9);
        if (bug % 3 == 0) into.add(at, judge, bug, changed{.snoozed_days = days});
        return;
    }
    at = ask_back(into, bug, at, judge);
    if (into.by.in_hundred(13)) {
        into.add(at, judge, bug, changed{.labels = labels_for(into, told)});
        decline(into, bug, at + 1, judge);
        return;
    }
    accept(into, bug, at, judge);
}

void confide(script& into, std::size_t bug, std::int64_t at) {
    const auto& told = into.bugs[bug];
    const auto developer = projects()[told.project].developers.front();
    into.add(
        at,
        0,
        bug,
        changed{
            .status = "Confirmed",
            .severity = bugs::severity::s2,
            .priority = bugs::priority::urgent,
            .assignee = developer,
            .labels = labels_for(into, told)
        }
    );
    at += into.by.between(10, hour);
    into.add(at, developer, bug, changed{.status = "In progress"});
    const std::size_t which = told.title.contains("salaries") ? 0 : 1;
    into.say(at + into.by.between(hour, 5 * hour), developer, bug, words_of_secrecy()[which]);
}

void show_interest(script& into, std::size_t bug, std::int64_t at) {
    if (!into.by.in_hundred(40)) return;
    for (auto more = into.by.mostly_low(6) + 1; more > 0; --more) {
        const auto kind = into.by.in_hundred(75) ? bugs::interest::vote : bugs::interest::watch;
        const auto when = at + into.by.between(hour, 8 * minutes_of_day);
        into.add(when, into.somebody(into.lives[bug].author), bug, showed{kind});
    }
}

std::vector<std::string_view> labels_for(script& of, const told_bug& told) {
    std::vector<std::string_view> found;
    for (const auto& each : labels()) {
        if (each.name.starts_with("area/") && each.name.substr(5) == told.area) {
            found.push_back(each.name);
        }
    }
    if (told.system.starts_with("Android")) found.emplace_back("platform/android");
    if (told.system.starts_with("iOS")) found.emplace_back("platform/ios");
    if (told.title.contains("more than ten seconds")) found.emplace_back("performance");
    if (told.title.contains("keyboard or voice")) found.emplace_back("accessibility");
    if (of.by.in_hundred(12)) found.emplace_back("regression");
    if (of.by.in_hundred(12)) found.emplace_back("passengers wrote");
    if (of.by.in_hundred(6)) found.emplace_back("good first bug");
    if (told.area == "offline" && of.by.in_hundred(50)) found.emplace_back("data loss");
    return found;
}

} // namespace

void report(script& into, std::size_t bug, std::int64_t at) {
    const auto& told = into.bugs[bug];
    const auto author = told.is_restricted ? confidant : into.reporter();
    into.lives.push_back({.author = author, .reported_at = at});
    into.add(at, author, bug, reported{});
    if (into.by.in_hundred(14)) {
        const auto name = fmt::format("screen-{}.png", bug + 101);
        into.add(at + into.by.between(1, 20), author, bug, attached{name, bug});
    }
    if (told.is_restricted) {
        confide(into, bug, at + into.by.between(hour, 4 * hour));
        return;
    }
    show_interest(into, bug, at);
    triage(into, bug, into.time.later(at, into.by.between(hour, 3 * minutes_of_day)));
}

} // namespace lacewing::demo
