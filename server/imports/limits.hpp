#pragma once

#include <cstddef>
#include <cstdint>

/// Limits of this module; docs/limits.md repeats them for users.
namespace lacewing::limits {

// Imports (server/imports)
inline constexpr std::size_t import_key_max = 64; ///< of a report in its source, characters
inline constexpr std::int64_t import_labels_max =
    900; ///< labels of an organization beyond which an import makes none: people want some too
inline constexpr int import_usernames_told_max = 20; ///< when one is not found

} // namespace lacewing::limits
