#include "imports/rules.hpp"

#include "projects/rules.hpp"

#include <fmt/format.h>

namespace lacewing::imports {

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

std::expected<standing, std::string> standing_of(
    std::string_view source_status, std::string_view source_resolution, const conversion& by
) {
    const auto mapped = by.map.statuses.find(source_status);
    if (mapped == by.map.statuses.end()) {
        return std::unexpected(fmt::format(
            "The status \"{}\" is not in the map: give it a line under [statuses].", source_status
        ));
    }
    const auto status = by.statuses.find(mapped->second);
    if (status == by.statuses.end()) {
        return std::unexpected(fmt::format("There is no status \"{}\" here.", mapped->second));
    }
    if (projects::is_open(status->second)) return standing{mapped->second, "none"};
    const auto known = by.map.resolutions.find(source_resolution);
    const auto resolution = known == by.map.resolutions.end() ? "obsolete" : known->second;
    if (resolution == "fixed" || status->second == projects::category::dropped) {
        return standing{mapped->second, resolution};
    }
    return standing{by.map.status_of_unfixed, resolution};
}

void count_words(const source_row& row, used_words& to) {
    ++to.statuses[row.status];
    if (!row.type.empty()) ++to.types[row.type];
    if (const auto& word = row.resolution.value(); word && !word->empty()) ++to.resolutions[*word];
    if (const auto& word = row.priority.value(); word && !word->empty()) ++to.priorities[*word];
    for (const auto& each : row.links) ++to.links[each.direction];
    if (!row.reporter.empty()) ++to.people[row.reporter];
    if (const auto& name = row.assignee.value(); name && !name->empty()) ++to.people[*name];
    for (const auto& each : row.comments) {
        if (const auto& name = each.author.value(); name && !name->empty()) ++to.people[*name];
    }
}

} // namespace lacewing::imports
