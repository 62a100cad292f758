#include "imports/mapping/label_names.hpp"

#include "imports/limits.hpp"
#include "labels/limits.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace lacewing::imports {

namespace {

constexpr std::string_view first_kinds[] = {"type/", "component: "};

std::string fitting(std::string name) {
    const bool fits = text::count_code_points(name) <= limits::label_name_max &&
                      !text::has_line_end_or_control(name);
    return fits ? std::move(name) : std::string{};
}

/// A slash would make a scope, of which a bug has one label alone.
std::string without_scope(std::string_view prefix, std::string_view word) {
    std::string name{prefix};
    name += word;
    std::ranges::replace(name, '/', '-');
    return fitting(std::move(name));
}

void add_all(
    std::vector<label_wish>& to,
    std::string_view prefix,
    std::string_view heading,
    const std::vector<std::string>& from
) {
    for (const auto& each : from) {
        const auto word = text::trim(each);
        if (word.empty()) continue;
        to.push_back(
            {.name = without_scope(prefix, word),
             .heading = std::string{heading},
             .word = std::string{word}}
        );
    }
}

} // namespace

std::vector<label_wish> label_wishes(const source_row& row, const import_map& map) {
    std::vector<label_wish> made;
    if (!row.type.empty()) {
        const auto mapped = map.types.find(row.type);
        const auto name = mapped == map.types.end() ? "type/" + row.type : mapped->second;
        if (!name.empty()) {
            made.push_back({.name = fitting(name), .heading = "Type", .word = row.type});
        }
    }
    add_all(made, "component: ", "Components", row.component);
    add_all(made, "affects: ", "Affects", row.affects);
    add_all(made, "fixed in: ", "Fixed in", row.fix_version);
    add_all(made, "", "Labels", row.labels);
    return made;
}

void label_choice::count(std::span<const label_wish> wishes) {
    for (const auto& each : wishes) {
        if (each.name.empty()) continue;
        auto& candidate = candidates_[text::fold(each.name)];
        ++candidate.uses;
        for (const auto kind : first_kinds) {
            if (each.name.starts_with(kind)) candidate.is_first = true;
        }
    }
}

void label_choice::choose(std::span<const std::string> there) {
    takes_all_ = false;
    for (const auto& each : there) chosen_.insert(text::fold(each));
    std::vector<std::pair<std::string, candidate>> all{candidates_.begin(), candidates_.end()};
    std::ranges::sort(all, {}, [](const auto& each) {
        return std::tuple{!each.second.is_first, -each.second.uses, std::string_view{each.first}};
    });
    for (const auto& [name, candidate] : all) {
        if (std::ssize(chosen_) >= limits::import_labels_max) return;
        chosen_.insert(name);
    }
}

bool label_choice::takes(const std::string& name) const {
    return !name.empty() && (takes_all_ || chosen_.contains(text::fold(name)));
}

} // namespace lacewing::imports
