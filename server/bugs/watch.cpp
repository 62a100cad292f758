#include "bugs/watch.hpp"

#include "bugs/bug_changes.hpp"
#include "bugs/limits.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"

#include <algorithm>
#include <vector>

namespace lacewing::bugs {

void watch_too(bug& which, std::span<const principal> who) {
    auto& watchers = which.watchers.emplace(which.watchers.value_or(std::vector<uuid>{}));
    for (const auto& each : who) {
        if (each.is != principal::kind::user) continue;
        if (watchers.size() >= limits::bug_watchers_max) return;
        const auto place = std::ranges::lower_bound(watchers, each.value);
        if (place == watchers.end() || *place != each.value) watchers.insert(place, each.value);
    }
}

std::optional<changes::change> touch_bug(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& on,
    std::span<const principal> taking_part
) {
    const auto before = store::find_bug(tx, on.org, on.id);
    if (!before) return std::nullopt;
    auto after = *before;
    auto& shown = after.shown;
    shown.snooze.reset();
    watch_too(shown, taking_part);
    if (shown == before->shown) return std::nullopt;
    shown.rev = before->shown.rev + 1;
    shown.updated = by.at;
    store::update_bug(tx, after);
    if (shown.watchers != before->shown.watchers) store::replace_watchers(tx, shown);
    auto change = changes::change_by(
        by, stream_of(on), changes::subject_kind::bug, on.id.value, changes::action::changed
    );
    change.fields = fields_between(before->shown, shown);
    return change;
}

} // namespace lacewing::bugs
