#include "app/import_report.hpp"

#include "app/operator_port.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace lacewing::app {

namespace {

constexpr std::size_t told_max = 20; ///< lines on the console; the report has them all

std::string csv_field(std::string_view text) {
    std::string made = "\"";
    for (const char c : text) {
        if (c == '"') made += '"';
        made += c;
    }
    return made + "\"";
}

std::int64_t line_of(const std::map<std::string, std::int64_t>& lines, const std::string& key) {
    const auto found = lines.find(key);
    return found == lines.end() ? 0 : found->second;
}

} // namespace

import_report::import_report(const std::string& file) {
    if (file.empty()) return;
    file_.open(file, std::ios::trunc);
    if (!file_) throw operator_refused{fmt::format("The report {} cannot be written.", file)};
    is_csv_ = file.ends_with(".csv");
    if (is_csv_) file_ << "what,line,key,reason\n";
}

void import_report::write(
    std::string_view what, std::int64_t line, std::string_view key, std::string_view reason
) {
    if (!file_.is_open()) return;
    if (is_csv_) {
        file_ << what << ',' << line << ',' << csv_field(key) << ',' << csv_field(reason) << '\n';
        return;
    }
    file_ << fmt::format(
        "{{\"what\":\"{}\",\"line\":{},\"key\":{},\"reason\":{}}}\n",
        what,
        line,
        schema::to_json(std::string{key}),
        schema::to_json(std::string{reason})
    );
}

void import_report::add_failed(std::int64_t line, std::string_view key, std::string_view reason) {
    ++failed_;
    failed_keys_.emplace(key);
    write("row", line, key, reason);
    if (first_failed_.size() < told_max) {
        first_failed_.push_back({line, std::string{key}, std::string{reason}});
    }
}

void import_report::add_note(std::int64_t line, std::string_view key, std::string_view reason) {
    ++notes_;
    write("part", line, key, reason);
    if (first_notes_.size() < told_max) {
        first_notes_.push_back({line, std::string{key}, std::string{reason}});
    }
}

void import_report::add(
    const imports::import_result& of, const std::map<std::string, std::int64_t>& lines
) {
    sums_.created += of.created;
    sums_.updated += of.updated;
    sums_.present += of.present;
    sums_.comments += of.comments;
    sums_.relations += of.relations;
    for (const auto& each : of.failed) add_failed(line_of(lines, each.key), each.key, each.reason);
    for (const auto& each : of.notes) add_note(line_of(lines, each.key), each.key, each.reason);
    std::ranges::copy(of.waiting, std::back_inserter(waiting_));
}

void import_report::settle_waiting(
    const std::set<std::string>& sent, const std::map<std::string, std::int64_t>& lines
) {
    std::erase_if(waiting_, [&](const auto& each) {
        return sent.contains(each.to) && !failed_keys_.contains(each.to);
    });
    for (const auto& each : waiting_) {
        const auto reason = fmt::format(
            "{} {}: that one is not here; made as soon as it is imported.",
            schema::name_of(each.kind),
            each.to
        );
        write("waiting", line_of(lines, each.key), each.key, reason);
    }
}

void import_report::tell(bool is_dry_run, std::int64_t mended) const {
    const std::string_view would = is_dry_run ? "Would be: " : "";
    fmt::print(
        "{}{} bugs created, {} updated, {} unchanged; {} comments and {} relations added; "
        "{} of {} rows left out.\n",
        would,
        sums_.created,
        sums_.updated,
        sums_.present,
        sums_.comments,
        sums_.relations,
        failed_,
        rows_
    );
    if (mended > 0) fmt::print("Characters that no text may hold (NUL), replaced: {}.\n", mended);
    if (!waiting_.empty()) {
        fmt::print("{} relations wait for reports that are not here.\n", waiting_.size());
    }
    const auto list = [](std::string_view title, const std::vector<told>& of, std::int64_t all) {
        if (all == 0) return;
        fmt::print("{}: {}\n", title, all);
        for (const auto& each : of) {
            fmt::print("  line {} {}: {}\n", each.line, each.key, each.reason);
        }
        const auto more = all - std::ssize(of);
        if (more > 0) fmt::print("  and {} more: --report FILE writes all of them.\n", more);
    };
    list("Rows left out", first_failed_, failed_);
    list("Parts not kept as they were", first_notes_, notes_);
}

} // namespace lacewing::app
