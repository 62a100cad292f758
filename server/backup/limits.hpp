#pragma once

#include <cstddef>
#include <cstdint>

/// How a backup is cut into pieces.
namespace lacewing::limits {

// Backups (server/backup)
inline constexpr std::size_t backup_piece_bytes =
    4 * 1024 * 1024; ///< rows of one table that are in memory at once, and one row more
inline constexpr std::size_t backup_piece_bytes_max =
    std::size_t{256} * 1024 * 1024; ///< a piece that says more is damaged: no row is near it
inline constexpr std::size_t backup_read_bytes = 1024 * 1024; ///< of a file, at once
inline constexpr int backup_fetched_rows = 500;    ///< on PostgreSQL: in memory and on the way
inline constexpr int attachments_per_line = 1'000; ///< of what is told on the way
inline constexpr int verify_faults_of_a_check_max =
    100; ///< told of one check: a hundred lines say as much as a million

} // namespace lacewing::limits
