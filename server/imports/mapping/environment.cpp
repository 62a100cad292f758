#include "imports/mapping/environment.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace lacewing::imports {

namespace {

/// Control characters become spaces; signs of emphasis around it go.
std::string one_line_of(std::string_view text) {
    std::string made{text};
    std::ranges::replace_if(
        made,
        [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return byte < 0x20 || byte == 0x7f;
        },
        ' '
    );
    return std::string{text::trim(made)};
}

bool fits(const std::string& text, std::size_t max) {
    return !text.empty() && text::count_code_points(text) <= max &&
           !text::has_line_end_or_control(text);
}

std::optional<bugs::environment_entry> entry_of(std::string_view line) {
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || line.substr(colon).starts_with("://")) {
        return std::nullopt;
    }
    bugs::environment_entry made{
        .name = one_line_of(line.substr(0, colon)), .value = one_line_of(line.substr(colon + 1))
    };
    const bool has_letter = std::ranges::any_of(made.name, [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0;
    });
    if (!has_letter || !fits(made.name, limits::bug_environment_name_max) ||
        !fits(made.value, limits::bug_environment_value_max)) {
        return std::nullopt;
    }
    return made;
}

} // namespace

split_environment split(std::string_view environment) {
    split_environment made;
    std::string joined;
    while (!environment.empty()) {
        const auto end = std::min(environment.find('\n'), environment.size());
        const auto line = text::trim(environment.substr(0, end));
        environment.remove_prefix(std::min(end + 1, environment.size()));
        if (line.empty()) continue;
        auto entry = entry_of(line);
        const bool is_free =
            entry && entry->name != "environment" &&
            std::ranges::find(made.entries, entry->name, &bugs::environment_entry::name) ==
                made.entries.end();
        // One is kept for the rest.
        if (is_free && made.entries.size() + 1 < limits::bug_environment_max) {
            made.entries.push_back(*std::move(entry));
            continue;
        }
        made.rest += made.rest.empty() ? "" : "\n";
        made.rest += line;
        joined += joined.empty() ? "" : "; ";
        joined += one_line_of(line);
    }
    if (fits(joined, limits::bug_environment_value_max)) {
        made.entries.push_back({.name = "environment", .value = std::move(joined)});
        made.rest.clear();
    }
    return made;
}

} // namespace lacewing::imports
