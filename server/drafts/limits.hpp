#pragma once

#include "platform/core/limits.hpp"

#include <cstddef>
#include <cstdint>

/// What people may type ahead.
namespace lacewing::limits {

// Drafts (server/drafts)
inline constexpr std::size_t draft_bytes_max = 256 * 1024; ///< a description fits
inline constexpr std::size_t draft_place_max = 100;        ///< a word and an id fit
inline constexpr std::int64_t drafts_per_account_max =
    200; ///< more places are left unfinished by nobody

} // namespace lacewing::limits
