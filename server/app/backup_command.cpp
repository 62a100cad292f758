#include "app/commands.hpp"
#include "app/data_place.hpp"
#include "backup/make_backup.hpp"
#include "backup/read_backup.hpp"
#include "backup/restore_backup.hpp"
#include "backup/verify_data.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::app {

namespace {

/// It was done, but something is amiss (`import` ends so too).
constexpr int done_with_faults = 2;

void tell_progress(std::string_view line) {
    fmt::print(stderr, "{}\n", line);
}

void tell_lost(const std::vector<std::string>& contents, std::string_view what) {
    for (const auto& each : contents) fmt::print(stderr, "attachment {}: {}\n", each, what);
}

void verify_file(const std::string& file, backup::faults& into) {
    try {
        const auto read = backup::check_backup(file);
        for (const auto& each : read.sums.lost) {
            into.add(fmt::format("attachment {}: was lost before this backup was made", each));
        }
        std::int64_t rows = 0;
        for (const auto& each : read.sums.tables) rows += each.rows;
        tell_progress(fmt::format(
            "{}: made {} by Lacewing {}, {} tables with {} rows, {} attachments",
            file,
            to_rfc3339(read.told.made),
            read.told.version,
            read.sums.tables.size(),
            rows,
            read.sums.attachments
        ));
    } catch (const backup::damaged& why) {
        into.add(fmt::format("{}: {}", file, why.what()));
    }
}

} // namespace

int make_backup(const configuration& how, const backup_options& what) {
    const auto made =
        backup::make_backup(existing_data(how), what.file, LACEWING_VERSION, tell_progress);
    fmt::print(
        "Wrote {}: {} rows, {} attachments, {} bytes.\n",
        what.file,
        made.rows,
        made.attachments,
        made.bytes
    );
    tell_lost(made.lost, "not in the backup, for it is missing or damaged (`lacewing verify`)");
    return made.lost.empty() ? 0 : done_with_faults;
}

int restore_backup(const configuration& how, const backup_options& what) {
    const auto made = backup::restore_backup(what.file, data_place(how), tell_progress);
    fmt::print(
        "Restored {} rows and {} attachments, as they were on {}.\n",
        made.rows,
        made.attachments,
        to_rfc3339(made.made)
    );
    tell_lost(made.lost, "was lost before the backup was made");
    return made.lost.empty() ? 0 : done_with_faults;
}

int verify(const configuration& how, const backup_options& what) {
    backup::faults found{[](std::string_view line) { fmt::print("{}\n", line); }};
    if (what.file.empty()) {
        backup::verify_data(existing_data(how), found, tell_progress);
    } else {
        verify_file(what.file, found);
    }
    fmt::print(
        "{}\n", found.count() == 0 ? "No fault found." : fmt::format("{} faults.", found.count())
    );
    return found.count() == 0 ? 0 : 1;
}

} // namespace lacewing::app
