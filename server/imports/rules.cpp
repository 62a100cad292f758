#include "imports/rules.hpp"

#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace lacewing::imports {

namespace {

struct word_pair {
    std::string_view source;
    std::string_view ours;
};

constexpr std::array open_statuses{
    word_pair{"Open", "Confirmed"},
    word_pair{"Reopened", "Confirmed"},
    word_pair{"In Progress", "In progress"},
    word_pair{"In Review", "In review"},
    word_pair{"In QE Test", "In review"},
};

constexpr std::array resolutions{
    word_pair{"Fixed", "fixed"},
    word_pair{"Done", "fixed"},
    word_pair{"Duplicate", "duplicate"},
    word_pair{"Won't Fix", "wont_fix"},
    word_pair{"Won't Do", "wont_fix"},
    word_pair{"Hold", "wont_fix"},
    word_pair{"Cannot Reproduce", "cannot_reproduce"},
    word_pair{"Needs more info", "cannot_reproduce"},
    word_pair{"Invalid", "invalid"},
    word_pair{"Not Our Bug", "invalid"},
};

template <std::size_t Size>
std::string_view find_word(const std::array<word_pair, Size>& among, std::string_view source) {
    const auto* found = std::ranges::find(among, source, &word_pair::source);
    return found == among.end() ? std::string_view{} : found->ours;
}

/// One line: what breaks it becomes a space.
std::string one_line(std::string_view title) {
    std::string line{title};
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' '
    );
    return std::string{text::trim(line)};
}

void count(left_out& without, std::string_view what, std::size_t how_many) {
    if (how_many == 0) return;
    auto found = without.find(what);
    if (found == without.end()) found = without.emplace(std::string{what}, 0).first;
    found->second += static_cast<std::int64_t>(how_many);
}

void count_left_out(const source_row& row, left_out& without) {
    count(without, "comments", row.comments.size());
    count(without, "attachments", row.attachments.size());
    count(without, "links", row.links.size());
    count(without, "labels", row.labels.size());
    count(without, "components", row.component.size());
    count(without, "affected versions", row.affects.size());
    count(without, "fix versions", row.fix_version.size());
    count(without, "types", row.type.empty() ? 0 : 1);
    count(without, "priorities", row.priority.has_value() ? 1 : 0);
    count(without, "environments", row.environment.has_value() ? 1 : 0);
    count(without, "parents", row.parent.has_value() ? 1 : 0);
}

std::expected<std::int64_t, std::string> number_of(const source_row& row) {
    const auto prefix = row.project + "-";
    std::int64_t number = 0;
    const auto* end = row.key.data() + row.key.size();
    if (!row.key.starts_with(prefix)) {
        return std::unexpected(
            fmt::format("The key {} does not belong to the project {}.", row.key, row.project)
        );
    }
    const auto [stopped, error] = std::from_chars(row.key.data() + prefix.size(), end, number);
    if (error != std::errc{} || stopped != end || number < 1) {
        return std::unexpected(fmt::format("The key {} does not end in a number.", row.key));
    }
    return number;
}

} // namespace

std::int64_t replace_nul_escapes(std::string& line) {
    constexpr std::string_view escape = "\\u0000";
    std::int64_t replaced = 0;
    for (auto at = line.find(escape); at != std::string::npos;
         at = line.find(escape, at + escape.size())) {
        std::size_t backslashes = 0;
        while (backslashes < at && line[at - 1 - backslashes] == '\\') ++backslashes;
        if (backslashes % 2 != 0) continue; // an escaped backslash, then plain text
        line.replace(at, escape.size(), "\\ufffd");
        ++replaced;
    }
    return replaced;
}

standing standing_of(std::string_view source_status, std::string_view source_resolution) {
    if (const auto open = find_word(open_statuses, source_status); !open.empty())
        return {open, "none"};
    if (source_status != "Closed" && source_status != "Resolved") return {"New", "none"};
    const auto known = find_word(resolutions, source_resolution);
    const auto resolution = known.empty() ? std::string_view{"obsolete"} : known;
    if (resolution != "fixed") return {"Closed", resolution};
    return {source_status == "Closed" ? "Verified" : "Fixed", resolution};
}

std::expected<import_bug, std::string> convert(const source_row& row, left_out& without) {
    const auto number = number_of(row);
    if (!number) return std::unexpected(number.error());
    auto title = one_line(row.title);
    if (title.empty()) return std::unexpected("The title is empty.");
    if (text::count_code_points(title) > limits::bug_title_max) {
        return std::unexpected(
            fmt::format("The title is longer than {} characters.", limits::bug_title_max)
        );
    }
    if (row.description.size() > limits::bug_description_bytes_max) {
        return std::unexpected(fmt::format(
            "The description is longer than {} bytes.", limits::bug_description_bytes_max
        ));
    }
    if (row.reporter.empty()) return std::unexpected("Nobody is named as its reporter.");
    const auto stands = standing_of(row.status, row.resolution.value().value_or(""));
    const bool is_closed = stands.resolution != "none";
    count_left_out(row, without);
    return import_bug{
        .key = row.key,
        .project = row.project,
        .number = *number,
        .title = std::move(title),
        .description = row.description,
        .status = std::string{stands.status},
        .resolution = std::string{stands.resolution},
        .author = row.reporter,
        .assignee = row.assignee.value(),
        .created = row.created,
        .updated = std::max(row.updated, row.created),
        .closed =
            is_closed ? std::optional{row.resolved.value().value_or(row.updated)} : std::nullopt,
    };
}

} // namespace lacewing::imports
