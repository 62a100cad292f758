#pragma once

#include <cstddef>

/// What a preview tells of a command.
namespace lacewing::limits {

// Commands behind a query (server/commands)
inline constexpr std::size_t command_bugs_shown_max = 5; ///< the rest is counted
inline constexpr std::size_t command_keys_shown_max = 3; ///< of bugs that cannot change, per reason

} // namespace lacewing::limits
