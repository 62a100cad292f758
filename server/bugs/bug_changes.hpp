#pragma once

#include "bugs/types.hpp"
#include "changes/change.hpp"

#include <vector>

namespace lacewing::bugs {

/// What the log says of a new bug: every field of it. Its id, project and organization stand in the
/// change itself.
[[nodiscard]] std::vector<changes::field_change> fields_of_new(const bug& made);

/// What the log says of a bug that is restored: every field of it, and those that differ with both
/// values.
[[nodiscard]] std::vector<changes::field_change> fields_of_restored(
    const bug& before, const bug& after
);

/// The fields that differ, with both values. Not `updated`: that is the change's own time.
[[nodiscard]] std::vector<changes::field_change> fields_between(
    const bug& before, const bug& after
);

} // namespace lacewing::bugs
