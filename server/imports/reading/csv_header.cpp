#include "imports/reading/csv_header.hpp"

#include "platform/core/text.hpp"
#include "platform/core/time.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>

namespace lacewing::imports {

namespace {

constexpr std::array<std::string_view, 20> known_columns{
    "key",        "project",  "type",      "title",    "description", "environment", "status",
    "resolution", "priority", "component", "affects",  "fix_version", "labels",      "reporter",
    "assignee",   "created",  "updated",   "resolved", "parent",      "links"
};
constexpr std::array<std::string_view, 5> needed_columns{
    "key", "title", "status", "reporter", "created"
};

std::string normal(std::string_view name) {
    auto made = text::fold(text::trim(name));
    std::ranges::replace_if(made, [](char c) { return c == ' ' || c == '-'; }, '_');
    return made;
}

std::vector<std::string> list_of(std::string_view field) {
    std::vector<std::string> found;
    while (!field.empty()) {
        const auto end = std::min(field.find(';'), field.size());
        const auto word = text::trim(field.substr(0, end));
        if (!word.empty()) found.emplace_back(word);
        field.remove_prefix(std::min(end + 1, field.size()));
    }
    return found;
}

/// "is blocked by CORE-1": the key stands last.
std::vector<source_link> links_of(std::string_view field) {
    std::vector<source_link> found;
    for (const auto& each : list_of(field)) {
        const auto space = each.rfind(' ');
        if (space == std::string::npos) {
            found.push_back({.type = {}, .direction = "relates to", .to = each});
        } else {
            found.push_back(
                {.type = {},
                 .direction = std::string{text::trim(std::string_view{each}.substr(0, space))},
                 .to = each.substr(space + 1)}
            );
        }
    }
    return found;
}

std::string wrong_time(std::string_view column, std::string_view text) {
    return fmt::format(
        "{}: \"{}\" is no time. Write 2026-11-21T09:30:00Z.", column, text.substr(0, 40)
    );
}

} // namespace

csv_header::csv_header(std::span<const std::string> names) : columns_(names.size()) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto name = normal(names[i]);
        const bool is_known = std::ranges::find(known_columns, name) != known_columns.end();
        if (!is_known || !places_.emplace(name, i).second) unknown_.push_back(names[i]);
    }
    for (const auto each : needed_columns) {
        if (!places_.contains(each)) {
            missing_ = each;
            return;
        }
    }
}

std::string csv_header::needed() {
    return fmt::format("{}", fmt::join(needed_columns, ", "));
}

std::string csv_header::field(std::span<const std::string> fields, std::string_view name) const {
    const auto place = places_.find(name);
    return place == places_.end() || place->second >= fields.size() ? std::string{}
                                                                    : fields[place->second];
}

std::string csv_header::key_of(std::span<const std::string> fields) const {
    return std::string{text::trim(field(fields, "key"))};
}

std::expected<source_row, std::string> csv_header::read(std::span<const std::string> fields) const {
    if (fields.size() != columns_) {
        return std::unexpected(
            fmt::format("The row has {} fields, the header {}.", fields.size(), columns_)
        );
    }
    const auto text = [&](std::string_view name) { return field(fields, name); };
    const auto optional = [&](std::string_view name) {
        auto found = text(name);
        return found.empty() ? std::optional<std::string>{} : std::optional{std::move(found)};
    };
    const auto set = [&](schema::nullable<std::string>& to, std::string_view name) {
        if (auto found = text(name); !found.empty()) to = std::move(found);
    };
    source_row made;
    made.key = key_of(fields);
    made.project = text("project");
    if (made.project.empty()) made.project = made.key.substr(0, made.key.rfind('-'));
    made.type = text("type");
    made.title = text("title");
    made.description = text("description");
    set(made.environment, "environment");
    made.status = text("status");
    set(made.resolution, "resolution");
    set(made.priority, "priority");
    made.component = list_of(text("component"));
    made.affects = list_of(text("affects"));
    made.fix_version = list_of(text("fix_version"));
    made.labels = list_of(text("labels"));
    made.reporter = text("reporter");
    set(made.assignee, "assignee");
    set(made.parent, "parent");
    made.links = links_of(text("links"));
    const auto created = parse_rfc3339(text("created"));
    if (!created) return std::unexpected(wrong_time("created", text("created")));
    made.created = *created;
    made.updated = *created;
    if (const auto updated = optional("updated")) {
        const auto when = parse_rfc3339(*updated);
        if (!when) return std::unexpected(wrong_time("updated", *updated));
        made.updated = *when;
    }
    if (const auto resolved = optional("resolved")) {
        const auto when = parse_rfc3339(*resolved);
        if (!when) return std::unexpected(wrong_time("resolved", *resolved));
        made.resolved = *when;
    }
    return made;
}

} // namespace lacewing::imports
