#include "backup/check_files.hpp"

#include "backup/held_files.hpp"
#include "platform/core/id.hpp"
#include "platform/db/one_state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view select_files =
    "SELECT a.content_hash, a.size_bytes, MIN(k.key || '-' || CAST(b.number AS TEXT)) "
    "FROM attachments a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id "
    "JOIN projects k ON k.org_id = b.org_id AND k.id = b.project_id "
    "GROUP BY a.content_hash, a.size_bytes ORDER BY a.content_hash, a.size_bytes";

/// Empty where nothing is wrong.
std::string_view fault_of(const fs::path& file, const named_file& of) {
    std::error_code failed;
    const auto size = fs::file_size(file, failed);
    if (failed) return "is missing";
    if (size != static_cast<std::uintmax_t>(of.size)) return "has another size than its row says";
    try {
        return hash_of_file(file) == of.content ? "" : "has other bytes than were attached";
    } catch (const std::exception&) {
        return "cannot be read";
    }
}

} // namespace

std::vector<named_file> read_named_files(db::reader& tx) {
    std::vector<named_file> found;
    auto rows = tx.query(select_files);
    while (rows.next()) {
        const auto bytes = rows.get<std::string_view>(0);
        auto& each = found.emplace_back();
        std::ranges::transform(
            bytes.substr(0, each.content.size()),
            each.content.begin(),
            [](char byte) { return static_cast<std::uint8_t>(byte); }
        );
        each.size = rows.get<std::int64_t>(1);
        each.bug = rows.get<std::string>(2);
    }
    return found;
}

void check_files(
    const place& of, const std::vector<named_file>& named, faults& into, const progress& tell
) {
    into.begin_check();
    held_files files{of.attachments()};
    std::vector<crypto::digest> contents;
    for (const auto& each : named) contents.push_back(each.content);
    files.hold(contents);
    std::vector<crypto::digest> still_named;
    if (!files.missing().empty()) {
        db::read_one_state(of.database, [&](db::reader& tx) { still_named = named_contents(tx); });
    }
    int count = 0;
    for (const auto& each : named) {
        const bool is_missing = std::ranges::binary_search(files.missing(), each.content);
        if (is_missing && !std::ranges::binary_search(still_named, each.content)) continue;
        const std::string_view what =
            is_missing ? "is missing" : fault_of(files.file_of(each.content), each);
        if (!what.empty()) {
            into.add(fmt::format(
                "attachment {} (of {}): {}", crypto::to_hex(each.content), each.bug, what
            ));
        }
        if (++count % limits::attachments_per_line == 0) {
            tell(fmt::format("attachments: {} of {}", count, named.size()));
        }
    }
    tell(fmt::format("attachments: {}", named.size()));
}

} // namespace lacewing::backup
