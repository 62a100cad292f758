#pragma once

#include "platform/core/limits.hpp"

#include <cstddef>

/// What comments may cost.
namespace lacewing::limits {

// Comments (server/comments)
inline constexpr std::size_t comment_bytes_max = 64 * 1024; ///< a long trace fits
inline constexpr std::size_t comment_reactions_max =
    1'000; ///< of one comment, all kinds together: the row of a busy one stays small
inline constexpr std::size_t comment_texts_max =
    100; ///< former texts shown of one comment, the newest of them
inline constexpr int comment_changes_read_max =
    5'000; ///< of the log of one comment, in search of its texts

} // namespace lacewing::limits
