#pragma once

#include "changes/act.hpp"
#include "labels/types.hpp"

/// What the log says of labels.
namespace lacewing::labels {

[[nodiscard]] changes::change creation_of(const changes::act& by, const label& made);

/// Without fields where nothing differs.
[[nodiscard]] changes::change change_between(
    const changes::act& by, const label& before, const label& after
);

/// With what the label was: to be brought back.
[[nodiscard]] changes::change removal_of(const changes::act& by, const label& gone);

} // namespace lacewing::labels
