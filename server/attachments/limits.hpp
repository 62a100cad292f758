#pragma once

#include "platform/core/limits.hpp"

#include <cstddef>
#include <cstdint>

/// What attached files may cost.
namespace lacewing::limits {

// Attachments (server/attachments)
inline constexpr std::uint64_t attachment_bytes_max =
    100 * 1024 * 1024; ///< of one file; `--attachment-bytes-max` sets another
inline constexpr std::uint64_t organization_attachment_bytes_max =
    std::uint64_t{10} * 1024 * 1024 *
    1024; ///< of all files of an organization; `--organization-attachment-bytes-max` sets another
inline constexpr int attachments_per_bug_max = 100;     ///< a list that needs no pages
inline constexpr std::size_t attachment_name_max = 255; ///< code points: any file's name fits
inline constexpr std::uint32_t inline_picture_side_max = 16'384; ///< pixels; larger: download only
inline constexpr std::uint64_t inline_picture_pixels_max =
    64'000'000; ///< what a browser unpacks to 256 MB; larger ones are for downloading alone
inline constexpr std::size_t picture_header_bytes_max =
    1024 * 1024; ///< what is read of a file to learn what it is: cameras put much before the size
inline constexpr std::size_t thumbnail_bytes_max =
    64 * 1024; ///< 320 pixels as WebP need a quarter of it
inline constexpr std::uint32_t thumbnail_side_max = 640; ///< pixels: 320 on a fine screen
inline constexpr int uploads_at_once_per_person = 6;     ///< as many as a browser sends at once
inline constexpr std::int64_t upload_asks_again_ms =
    1'000;                                     ///< how soon a lost right ends an upload
inline constexpr std::size_t disk_threads = 4; ///< a slow disk holds no network loop
inline constexpr std::size_t disk_queue_max =
    4'096; ///< pieces waiting for the disk: one of each transfer
inline constexpr std::size_t download_piece_bytes = 128 * 1024; ///< what a download has in memory
inline constexpr std::int64_t removed_attachment_s =
    7 * 24 * 3600; ///< how long a removed file can be brought back
inline constexpr std::int64_t sweep_attachments_s = 3600; ///< how often the folder is looked over
inline constexpr std::int64_t unnamed_file_s =
    3600; ///< a file that no row names is kept so long: its upload may be about to name it
inline constexpr int purged_at_once_max = 500; ///< rows in one transaction: others wait no longer

} // namespace lacewing::limits
