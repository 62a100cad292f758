#include "app/commands.hpp"
#include "app/operator_port.hpp"
#include "imports/line_reader.hpp"
#include "imports/rules.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

namespace lacewing::app {

namespace {

struct failed_line {
    std::int64_t line; ///< in the file, from 1
    std::string key;
    std::string reason;
};

/// Adds up what a whole file came to.
struct report {
    std::int64_t lines = 0;
    std::int64_t created = 0;
    std::int64_t present = 0;
    std::int64_t mended = 0;
    imports::left_out without;
    std::vector<failed_line> failed;
};

std::string pointer_and_sentence(const problem& why) {
    if (why.fields.empty()) return why.detail;
    return fmt::format("{}: {}", why.fields.front().pointer, why.fields.front().detail);
}

void show_progress(const report& so_far, double share) {
    if (isatty(STDERR_FILENO) == 0) return;
    fmt::print(stderr, "\r{:3.0f} %  {} reports read", share * 100, so_far.lines);
    std::fflush(stderr);
}

void tell(const report& all, bool is_dry_run) {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r");
    fmt::print(
        "{} {} bugs; {} were here before; {} of {} rows failed.\n",
        is_dry_run ? "Would create" : "Created",
        all.created,
        all.present,
        all.failed.size(),
        all.lines
    );
    if (all.mended > 0)
        fmt::print("Characters that no text may hold (NUL), replaced: {}.\n", all.mended);
    for (const auto& row : all.failed) {
        fmt::print("  line {} {}: {}\n", row.line, row.key, row.reason);
    }
    if (!all.without.empty()) {
        fmt::print("Not kept, because a bug cannot hold it yet:\n");
        for (const auto& [what, count] : all.without) fmt::print("  {:>8} {}\n", count, what);
    }
}

/// Sends rows on in batches.
class sender {
public:
    sender(operator_port& to, organization_id org, const import_options& what, report& into)
        : to_(to),
          into_(into),
          request_{.org = org, .source = what.source, .is_dry_run = what.is_dry_run, .bugs = {}} {}

    void add(imports::import_bug bug, std::int64_t line) {
        request_.bugs.push_back(std::move(bug));
        lines_.push_back(line);
        if (request_.bugs.size() >= batch) flush();
    }

    void flush() {
        if (request_.bugs.empty()) return;
        const auto answer = to_.call("import-batch", schema::to_json(request_));
        const auto result = value(schema::parse<imports::import_result>(answer));
        into_.created += result.created;
        into_.present += result.present;
        for (const auto& row : result.failed) {
            const auto found = std::ranges::find(request_.bugs, row.key, &imports::import_bug::key);
            const auto at = static_cast<std::size_t>(found - request_.bugs.begin());
            into_.failed.push_back({at < lines_.size() ? lines_[at] : 0, row.key, row.reason});
        }
        request_.bugs.clear();
        lines_.clear();
    }

private:
    static constexpr std::size_t batch = 200;
    operator_port& to_;
    report& into_;
    imports::import_request request_;
    std::vector<std::int64_t> lines_;
};

void read_line(std::string& line, report& into, sender& out) {
    into.mended += imports::replace_nul_escapes(line);
    const auto row = schema::parse<imports::source_row>(line);
    if (!row) {
        into.failed.push_back({into.lines, "", pointer_and_sentence(row.error())});
        return;
    }
    auto bug = imports::convert(*row, into.without);
    if (!bug) {
        into.failed.push_back({into.lines, row->key, bug.error()});
        return;
    }
    out.add(*std::move(bug), into.lines);
}

} // namespace

int import_file(const configuration& how, const import_options& asked) {
    const auto org = parse_uuid(asked.organization);
    if (!org)
        throw operator_refused{fmt::format("\"{}\" is no organization's id.", asked.organization)};
    auto what = asked;
    if (what.source.empty()) what.source = std::filesystem::path{what.file}.filename().string();

    imports::line_reader lines{what.file};
    const auto port = reach_data(how);
    report all;
    sender out{*port, organization_id{*org}, what, all};
    std::string line;
    while (lines.next(line)) {
        ++all.lines;
        if (!line.empty()) read_line(line, all, out);
        if (all.lines % 100 == 0) show_progress(all, lines.progress());
    }
    out.flush();
    tell(all, what.is_dry_run);
    return all.failed.empty() ? 0 : 2;
}

} // namespace lacewing::app
