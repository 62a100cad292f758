#include "app/commands.hpp"
#include "app/import_report.hpp"
#include "app/operator_port.hpp"
#include "imports/mapping/map_file.hpp"
#include "imports/reading/row_reader.hpp"
#include "imports/rules.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

namespace lacewing::app {

namespace {

void show_progress(std::string_view what, std::int64_t rows, double share) {
    constexpr std::int64_t seldom = 100;
    if (rows % seldom != 0 || isatty(STDERR_FILENO) == 0) return;
    fmt::print(stderr, "\r{:3.0f} %  {} reports {} ", share * 100, rows, what);
    std::fflush(stderr);
}

void end_progress() {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\033[K");
}

/// What the whole file holds, before any of it is imported.
struct survey {
    imports::used_words used;
    imports::label_choice labels;
    std::vector<std::string> unknown_columns;
};

survey survey_file(const std::string& file, const imports::import_map& map) {
    imports::row_reader rows{file};
    survey found{.used = {}, .labels = {}, .unknown_columns = rows.unknown_columns()};
    std::int64_t count = 0;
    while (const auto each = rows.next()) {
        show_progress("looked at", ++count, rows.progress());
        if (!each->row) continue;
        imports::count_words(*each->row, found.used);
        found.labels.count(imports::label_wishes(*each->row, map));
    }
    end_progress();
    return found;
}

std::string read_text(const std::string& file) {
    std::ifstream from{file, std::ios::binary};
    if (!from) throw operator_refused{fmt::format("The map {} cannot be read.", file)};
    return {std::istreambuf_iterator<char>{from}, {}};
}

[[noreturn]] void refuse_map(
    const std::string& file, const std::vector<imports::map_problem>& wrong
) {
    std::string told = "Nothing was imported: the map cannot be followed.";
    for (const auto& each : wrong) told += fmt::format("\n{}:{}: {}", file, each.line, each.text);
    throw operator_refused{told};
}

imports::import_ground ask_ground(
    operator_port& of, organization_id org, std::vector<std::string> usernames
) {
    const imports::ground_request asked{.org = org, .usernames = std::move(usernames)};
    const auto answer = of.call("import-ground", schema::to_json(asked));
    return value(schema::parse<imports::import_ground>(answer));
}

/// The map of the options, each of whose words is known, else nothing is imported.
imports::import_map read_asked_map(
    const import_options& what,
    const imports::known_statuses& statuses,
    operator_port* port,
    organization_id org
) {
    if (what.map.empty()) return imports::usual_map();
    const auto text = read_text(what.map);
    auto map = imports::read_map(text, statuses);
    if (!map) refuse_map(what.map, map.error());
    if (port == nullptr || map->people.empty()) return *std::move(map);
    std::set<std::string> usernames;
    for (const auto& [name, username] : map->people) usernames.insert(username);
    const auto ground = ask_ground(*port, org, {usernames.begin(), usernames.end()});
    std::vector<imports::map_problem> wrong;
    for (const auto& each : ground.unknown_usernames) {
        wrong.push_back(
            {.line = imports::line_of_username(text, each),
             .text = fmt::format(
                 "No member has the username \"{}\". Some that there are: {}.",
                 each,
                 fmt::join(ground.some_usernames, ", ")
             )}
        );
    }
    if (!wrong.empty()) refuse_map(what.map, wrong);
    return *std::move(map);
}

/// Sends bugs on in batches.
class sender {
public:
    sender(operator_port& to, imports::import_request request, import_report& into)
        : to_(to), into_(into), request_(std::move(request)) {}

    void add(imports::import_bug bug, std::int64_t line) {
        const auto [known, is_new] = lines_.emplace(bug.key, line);
        if (!is_new) {
            into_.add_failed(
                line, bug.key, fmt::format("Line {} has the same key.", known->second)
            );
            return;
        }
        sent_.insert(bug.key);
        bytes_ += bug.description.size();
        for (const auto& each : bug.comments) bytes_ += each.text.size();
        request_.bugs.push_back(std::move(bug));
        if (request_.bugs.size() >= batch || bytes_ >= batch_bytes) flush();
    }

    void flush() {
        if (request_.bugs.empty()) return;
        const auto answer = to_.call("import-batch", schema::to_json(request_));
        into_.add(value(schema::parse<imports::import_result>(answer)), lines_);
        request_.bugs.clear();
        bytes_ = 0;
    }

    void finish() {
        flush();
        into_.settle_waiting(sent_, lines_);
    }

private:
    static constexpr std::size_t batch = 200;
    static constexpr std::size_t batch_bytes = 4UL * 1024 * 1024; ///< far below what is taken
    operator_port& to_;
    import_report& into_;
    imports::import_request request_;
    std::size_t bytes_ = 0;
    std::map<std::string, std::int64_t> lines_; ///< by key
    std::set<std::string> sent_;
};

void import_rows(
    imports::row_reader& rows, const imports::conversion& by, import_report& into, sender& out
) {
    while (auto each = rows.next()) {
        into.count_line();
        show_progress("read", into.rows(), rows.progress());
        if (!each->row) {
            into.add_failed(each->line, each->key, each->row.error());
            continue;
        }
        auto made = imports::convert(*each->row, by);
        if (!made) {
            into.add_failed(each->line, each->key, made.error());
            continue;
        }
        for (const auto& note : made->notes) into.add_note(each->line, each->key, note);
        out.add(std::move(made->bug), each->line);
    }
    out.finish();
    end_progress();
}

void tell_columns(const std::vector<std::string>& unknown) {
    if (unknown.empty()) return;
    fmt::print(
        stderr, "Columns that nothing is known of, left out: {}.\n", fmt::join(unknown, ", ")
    );
}

/// Works without any organization: for its statuses it has those of new projects.
int print_asked_map(const configuration& how, const import_options& what) {
    auto statuses = imports::usual_statuses();
    if (const auto org = parse_uuid(what.organization)) {
        const auto port = reach_data(how);
        for (const auto& each : ask_ground(*port, organization_id{*org}, {}).statuses) {
            statuses.emplace(each.name, each.category);
        }
    }
    const auto map = read_asked_map(what, statuses, nullptr, {});
    const auto found = survey_file(what.file, map);
    tell_columns(found.unknown_columns);
    const auto name = std::filesystem::path{what.file}.filename().string();
    fmt::print("{}", imports::print_map(map, found.used, statuses, name));
    return 0;
}

} // namespace

int import_file(const configuration& how, const import_options& what) {
    if (what.is_map_printed) return print_asked_map(how, what);
    const auto org = parse_uuid(what.organization);
    if (!org) {
        throw operator_refused{
            fmt::format("--organization \"{}\" is no organization's id.", what.organization)
        };
    }
    imports::row_reader rows{what.file};
    const auto port = reach_data(how);
    const auto ground = ask_ground(*port, organization_id{*org}, {});
    imports::conversion by;
    for (const auto& each : ground.statuses) by.statuses.emplace(each.name, each.category);
    by.map = read_asked_map(what, by.statuses, port.get(), organization_id{*org});
    auto found = survey_file(what.file, by.map);
    tell_columns(found.unknown_columns);
    by.labels = std::move(found.labels);
    by.labels.choose(ground.labels);

    import_report report{what.report};
    imports::import_request request{.org = organization_id{*org}, .is_dry_run = what.is_dry_run};
    request.source =
        what.source.empty() ? std::filesystem::path{what.file}.filename().string() : what.source;
    for (const auto& [name, username] : by.map.people) {
        if (found.used.people.contains(name)) request.people.emplace(name, username);
    }
    sender out{*port, std::move(request), report};
    import_rows(rows, by, report, out);
    report.tell(what.is_dry_run, rows.mended());
    return report.has_failed() ? 2 : 0;
}

} // namespace lacewing::app
