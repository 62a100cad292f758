#pragma once

#include "changes/act.hpp"
#include "views/types.hpp"

#include <vector>

/// What the log says of views: of shared ones in the organization's content, of personal ones in
/// their owner's own stream.
namespace lacewing::views {

[[nodiscard]] changes::change creation_of(const changes::act& by, const view& made);

/// One that goes from one stream to the other is removed there and created here. Nothing where
/// nothing differs.
[[nodiscard]] std::vector<changes::change> changes_between(
    const changes::act& by, const view& before, const view& after
);

/// With what the view was: to be brought back.
[[nodiscard]] changes::change removal_of(const changes::act& by, const view& gone);

} // namespace lacewing::views
