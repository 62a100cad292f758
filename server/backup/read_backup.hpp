#pragma once

#include "backup/contents.hpp"
#include "backup/rows.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace lacewing::backup {

/// What somebody wants of a backup; what is left empty is passed over.
struct wanted_parts {
    std::function<void(const heading&)> begin;
    /// Some rows of a table of the heading, by its place there.
    std::function<void(std::size_t table, std::string_view rows)> rows;
    /// A content's next bytes; an empty piece ends it, after its hash was found right.
    std::function<void(std::string_view hex, std::string_view piece)> attachment;
};

/// What was read, once all of it was held against its manifest.
struct read_contents {
    heading told;
    manifest sums;
};

/// Walks the whole file once and checks everything that it reads: the order of its members, every
/// sum, every attachment's hash. Throws `damaged`, or `refused_work` where a newer program wrote
/// it. Where neither rows nor attachments are passed over, nothing is left unchecked but the bytes
/// between the members (`require_whole`).
read_contents read_backup(const std::filesystem::path& file, const wanted_parts& parts);

/// `require_whole` and `read_backup` of everything: a backup that can be restored.
read_contents check_backup(const std::filesystem::path& file);

} // namespace lacewing::backup
