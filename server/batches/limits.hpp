#pragma once

#include <cstddef>
#include <cstdint>

/// What one act on many things may cost.
namespace lacewing::limits {

// Bulk edits and undo (server/batches)
inline constexpr std::size_t bulk_ids_max = 10'000; ///< of one bulk edit
inline constexpr std::size_t batch_things_per_commit =
    25; ///< others' writes go between two commits of a long act
inline constexpr std::int64_t batch_ms_max =
    20'000; ///< then the reply says how far it came, before the request's own deadline
inline constexpr std::size_t batch_things_counted_max =
    1'000;                                    ///< of somebody else's batch, each asked for itself
inline constexpr int batch_notes_max = 1'000; ///< told of an undo; the rest is counted
inline constexpr std::int64_t last_acts_hours = 24; ///< Ctrl+Z goes so far back
inline constexpr std::int64_t last_acts_near_us =
    2'000'000; ///< so close, they may be written in another order than they were done in
inline constexpr int last_acts_max = 100; ///< and over so many acts
inline constexpr int last_act_steps_max =
    2'000; ///< changes looked at on the way; a bulk edit of 10,000 bugs takes 400
inline constexpr int last_act_undos_max = 1'000;       ///< of one act, one undoing the other
inline constexpr std::size_t last_act_things_told = 3; ///< the rest of them is not named

} // namespace lacewing::limits
