#include "demo/calendar.hpp"
#include "demo/story/script.hpp"

#include <algorithm>
#include <set>

namespace lacewing::demo {

namespace {

std::optional<std::size_t> earlier_like(const script& in, std::size_t bug) {
    const auto& told = in.bugs[bug];
    for (auto at = bug; at-- > 0;) {
        const auto& other = in.bugs[at];
        if (other.project == told.project && other.area == told.area && !other.is_restricted &&
            !other.original) {
            return at;
        }
    }
    return std::nullopt;
}

} // namespace

void connect(script& into) {
    std::set<std::size_t> blocked;
    const auto umbrella = std::ranges::find_if(into.bugs, [](const told_bug& each) {
        return each.title.starts_with("Offline:");
    });
    const auto whole = static_cast<std::size_t>(umbrella - into.bugs.begin());
    for (std::size_t bug = 0; bug < into.bugs.size(); ++bug) {
        const auto& told = into.bugs[bug];
        if (told.is_restricted || told.original) continue;
        const auto later = into.by.between(90, 2 * minutes_of_day);
        const auto at = into.lives[bug].reported_at + later;
        if (bug != whole && told.project == 1 && told.area == "offline") {
            const auto both = std::max(at, into.lives[whole].reported_at + later);
            into.add(both, 0, bug, connected{relations::role::parent, whole});
            continue;
        }
        const auto other = earlier_like(into, bug);
        if (!other) continue;
        const bool both_open = !into.lives[bug].is_closed && !into.lives[*other].is_closed;
        if (both_open && !blocked.contains(*other)) {
            into.add(at, 0, bug, connected{relations::role::blocked_by, *other});
            blocked.insert(bug);
        } else if (bug % 9 == 0) {
            into.add(at, 7, bug, connected{relations::role::relates_to, *other});
        } else if (bug % 13 == 0) {
            into.add(at, 7, bug, connected{relations::role::caused_by, *other});
        }
    }
}

} // namespace lacewing::demo
