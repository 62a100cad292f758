#pragma once

#include "backup/contents.hpp"
#include "backup/place.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lacewing::backup {

struct restored_backup {
    timestamp made;
    std::int64_t rows = 0;
    std::int64_t attachments = 0;
    std::vector<std::string> lost; ///< contents that were lost before the backup was made
};

/// Checks the whole backup, then puts it into an empty data folder or an empty PostgreSQL database.
/// Throws `refused_work`; what it refuses it has not touched. Where it is cut off, no server starts
/// on the folder (`is_half_restored`), and the next restore begins anew.
restored_backup restore_backup(
    const std::filesystem::path& file, const place& to, const progress& tell
);

/// True where a restore into the place was cut off, or is under way. Tidies up after one that was
/// cut off when all was there.
[[nodiscard]] bool is_half_restored(const place& which);

} // namespace lacewing::backup
