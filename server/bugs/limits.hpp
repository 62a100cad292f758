#pragma once

#include <cstddef>
#include <cstdint>

/// Limits of this module; docs/limits.md repeats them for users.
namespace lacewing::limits {

inline constexpr std::size_t bug_labels_max = 50;      ///< more describe nothing
inline constexpr std::size_t bug_shared_with_max = 50; ///< a restricted bug is for few
inline constexpr std::size_t bug_watchers_max = 1'000; ///< each is told of every change
inline constexpr int label_removal_piece_max =
    200; ///< bugs that lose a label in one transaction: other writers wait no longer
inline constexpr int status_removal_piece_max =
    25; ///< bugs that leave a status in one transaction: other writers wait no longer
inline constexpr std::size_t bug_voters_max = 1'000; ///< the log repeats them with each vote
inline constexpr std::size_t bug_rank_length_max =
    64; ///< characters: over 200 cards in one gap; then its neighbours are spread anew
inline constexpr int rank_spread_max =
    1'024; ///< ordinary bugs of either side that one act spreads anew
inline constexpr std::int64_t edit_mark_days =
    30; ///< so long an edit that changed nothing is known when it is sent again
inline constexpr int later_changes_max =
    1'000; ///< read of one bug to tell who changed a field since an undone act

} // namespace lacewing::limits
