#pragma once

#include "changes/act.hpp"
#include "projects/types.hpp"

/// What the log says of projects.
namespace lacewing::projects {

/// With its whole workflow.
[[nodiscard]] changes::change creation_of(const changes::act& by, const project& made);

/// Without fields where nothing differs.
[[nodiscard]] changes::change change_between(
    const changes::act& by, const project& before, const project& after
);

/// With what the project was.
[[nodiscard]] changes::change removal_of(const changes::act& by, const project& gone);

} // namespace lacewing::projects
