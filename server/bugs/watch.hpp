#pragma once

#include "bugs/on_bug.hpp"
#include "bugs/types.hpp"

#include <optional>
#include <span>

/// Who takes part in a bug watches it: its author, whoever is assigned, and who comments.
namespace lacewing::bugs {

/// Adds users to the watchers of a bug that is about to be kept, as long as there is room.
void watch_too(bug& which, std::span<const principal> who);

/// For what hangs on a bug, such as a comment: something happened to it, so its snooze ends, and
/// these people take part in it. The bug is locked (`require_bug_for_change`). Returns the change
/// to record with `record_on_bug` beside the caller's own; nothing where the bug stays as it was.
[[nodiscard]] std::optional<changes::change> touch_bug(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& on,
    std::span<const principal> taking_part
);

} // namespace lacewing::bugs
