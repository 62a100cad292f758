#pragma once

#include <cstddef>
#include <cstdint>

/// How much one snapshot may ask of the server and hold.
namespace lacewing::limits {

// Snapshots of an organization (server/snapshot)
inline constexpr int snapshot_first_bugs = 500; ///< of the first line: a screen is full of it soon
inline constexpr int snapshot_line_bugs =
    4'000; ///< of every other line: what is in memory besides the compressed bytes
inline constexpr int snapshot_relations_read = 4'000; ///< relations of a line
inline constexpr std::int64_t snapshot_bugs_max =
    1'000'000; ///< more are read by lists; a million compress to 20 to 45 MB
inline constexpr std::size_t snapshot_waiting_bytes_max =
    64 * 1024 * 1024; ///< read and not sent yet, of one snapshot; more than that cuts it
inline constexpr int snapshots_at_once_per_person =
    2; ///< one that reads and one that still waits for a slow network

} // namespace lacewing::limits
