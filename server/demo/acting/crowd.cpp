#include "demo/acting/crowd.hpp"

#include "demo/calendar.hpp"
#include "demo/chance.hpp"
#include "demo/content/talk.hpp"
#include "demo/story/story.hpp"
#include "demo/story/weeks.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::demo {

namespace {

/// Makes up one after the other.
class crowd {
public:
    crowd(const ground& on, std::int64_t of)
        : on_(on), days_(on.begun, crowd_days), reported_(reports_of(of)) {}

    newcomer make(std::int64_t at) {
        by_ = chance{static_cast<std::uint64_t>(at) + 1'000};
        constexpr std::array shares{42, 18, 24, 16};
        const auto project = by_.weighed(shares);
        const auto which = static_cast<std::size_t>(at);
        auto told = put_together(project, which + 1'000, true);
        // None on the last day: each has had time to be looked at.
        const auto minutes = days_.minutes();
        const auto reported = reported_.at(which) * (minutes - minutes_of_day) / minutes;
        newcomer made{.project = project, .bug = {}, .comments = {}};
        auto& bug = made.bug;
        bug.created = days_.at(reported, at);
        bug.id = known_id<bug_id>(on_.org, "one of many", which, bug.created);
        bug.title = std::move(told.title);
        bug.description = std::move(told.description);
        bug.environment = {{.name = "os", .value = std::string{told.system}}};
        const auto area = on_.labels.find("area/" + std::string{told.area});
        if (area != on_.labels.end() && by_.in_hundred(85)) bug.labels.push_back(area->second);
        for (const std::string_view more : {"passengers wrote", "regression"}) {
            if (by_.in_hundred(8)) bug.labels.push_back(on_.labels.find(more)->second);
        }
        bug.author = author();
        if (bug.author.is == principal::kind::user) bug.watchers.push_back(bug.author.value);
        stand(bug, project, reported);
        if (!bug.watchers.empty() && by_.in_hundred(7)) talk(made);
        made.is_related = by_.in_hundred(2);
        return made;
    }

private:
    static std::vector<std::int64_t> reports_of(std::int64_t count) {
        chance by{77};
        return weeks_of_crowd().reports(count, by);
    }

    void talk(newcomer& on) {
        constexpr std::array of{words_of_confirmation, words_of_work, words_of_repair};
        const auto count = static_cast<std::size_t>(1 + by_.mostly_low(4));
        for (std::size_t at = 0; at < count; ++at) {
            on.comments.push_back(by_.of(of.at(at % of.size())()));
        }
    }

    /// Few write much, many once.
    principal author() {
        if (by_.in_hundred(55)) {
            std::array<int, 10> weights{};
            std::ranges::transform(people(), weights.begin(), &demo_person::reports);
            return {principal::kind::user, on_.accounts[by_.weighed(weights)].value};
        }
        const auto which = static_cast<std::uint64_t>(by_.mostly_low(writers_count));
        return {principal::kind::person, writer_id(on_, which).value};
    }

    void stand(bugs::new_bug& bug, std::size_t project, std::int64_t reported) {
        const auto& of = on_.projects[project];
        bug.updated = bug.created;
        bug.status_since = bug.created;
        const auto age = days_.minutes() - reported;
        constexpr std::array ends{
            bugs::resolution::wont_fix,
            bugs::resolution::cannot_reproduce,
            bugs::resolution::by_design,
            bugs::resolution::obsolete
        };
        // Most of what was reported long ago is closed, little of what came this week.
        const bool is_old = age > 20 * minutes_of_day;
        if (by_.in_hundred(is_old ? 1 : 60)) {
            bug.status = status_named(of, "New");
            return;
        }
        judge(bug, project);
        const auto took =
            60 + by_.mostly_low(std::min<std::int64_t>(age - 61, 90 * minutes_of_day));
        bug.status_since = days_.at(std::min(reported + took, days_.minutes() - 1), took);
        bug.updated = bug.status_since;
        if (!by_.in_hundred(is_old ? 88 : 25)) {
            constexpr std::array open{"Confirmed", "Confirmed", "In progress", "In review"};
            bug.status = status_named(of, is_old ? "Confirmed" : by_.of(open));
            if (by_.in_hundred(4)) bug.due = days_.day(by_.between(1, 60));
            return;
        }
        bug.closed = bug.status_since;
        const bool is_dropped = by_.in_hundred(22);
        bug.status = status_named(
            of,
            is_dropped          ? "Closed"
            : by_.in_hundred(6) ? "Fixed"
                                : "Verified"
        );
        bug.resolution = is_dropped ? by_.of(ends) : bugs::resolution::fixed;
        bug.reopen_count = by_.in_hundred(4) ? 1 : 0;
    }

    void judge(bugs::new_bug& bug, std::size_t project) {
        constexpr std::array severities{1, 11, 54, 34};
        constexpr std::array priorities{2, 14, 48, 36};
        bug.severity = static_cast<bugs::severity>(1 + by_.weighed(severities));
        bug.priority = static_cast<bugs::priority>(1 + by_.weighed(priorities));
        if (by_.in_hundred(20)) bug.estimate = static_cast<double>(by_.between(1, 20)) / 2;
        if (!by_.in_hundred(82)) return;
        const auto who = by_.of(projects()[project].developers);
        const auto account = on_.accounts[static_cast<std::size_t>(who)].value;
        bug.assigned.push_back({principal::kind::user, account});
        if (std::ranges::find(bug.watchers, account) == bug.watchers.end()) {
            bug.watchers.push_back(account);
        }
    }

    const ground& on_;
    calendar days_;
    std::vector<std::int64_t> reported_;
    chance by_{0};
};

} // namespace

std::vector<newcomer> crowd_between(
    const ground& on, std::int64_t of, std::int64_t first, std::int64_t end
) {
    crowd all{on, of};
    std::vector<newcomer> some;
    for (auto at = first; at < end; ++at) some.push_back(all.make(at));
    return some;
}

} // namespace lacewing::demo
