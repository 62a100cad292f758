#pragma once

#include "backup/contents.hpp"
#include "backup/place.hpp"

#include <cstdint>
#include <filesystem>
#include <string>

namespace lacewing::backup {

struct made_backup {
    std::int64_t rows = 0;
    std::int64_t attachments = 0;
    std::uint64_t bytes = 0;
    std::vector<std::string> lost; ///< contents that rows name and the folder does not hold
};

/// Writes one state of the data, with the attachments that it names, to a new file; also beside a
/// running server, whose writers never wait for it. Throws `refused_work`; then there is no file.
[[nodiscard]] made_backup make_backup(
    const place& from,
    const std::filesystem::path& to,
    std::string_view version,
    const progress& tell
);

} // namespace lacewing::backup
