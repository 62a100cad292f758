#pragma once

#include <cstddef>
#include <cstdint>

/// Limits of this module; docs/limits.md repeats them for users.
namespace lacewing::limits {

// Relations between bugs
inline constexpr std::int64_t bug_relations_max =
    1'000; ///< of one bug, counting those that whoever adds one may know
inline constexpr int parent_levels_max = 16; ///< from the topmost parent to the lowest child
inline constexpr std::size_t bug_name_bytes_max = 64; ///< an id or a key

} // namespace lacewing::limits
