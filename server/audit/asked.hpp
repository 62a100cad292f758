#pragma once

#include "access/subjects.hpp"
#include "audit/types.hpp"
#include "platform/http/paging.hpp"

#include <limits>
#include <optional>

namespace lacewing::audit {

/// Which entries somebody asks for; all where nothing is said.
struct filter {
    std::optional<entry_kind> what = {};
    std::optional<uuid> person = {}; ///< who did it, or whose membership it was
    timestamp since = {};            ///< from then on
    timestamp until = {std::numeric_limits<std::int64_t>::max()}; ///< before then
};

/// Entries go by time, then by id, the newest first. An entry out of the log has an id that names
/// its place there and begins with ff; that of an event begins with zero. So all entries of one
/// microsecond that are in the log come before those that are not.
using position = http::page_position;

/// Before everything.
inline constexpr position beginning{.number = std::numeric_limits<std::int64_t>::max(), .id = {}};

/// A piece of what was asked for.
struct piece {
    organization_id org;
    filter which;
    position after = beginning;
    int limit = 0;
};

} // namespace lacewing::audit
