#include "projects/statuses/rules.hpp"

#include "platform/core/text.hpp"
#include "projects/rules.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::projects {

namespace {

problem wrong_name(std::string_view code, std::string_view detail) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = std::string{detail},
        .fields = {{"/name", std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

problem status_needed() {
    return {
        .status = 409,
        .code = "status_needed",
        .detail = "A project needs a status of triage or open to report into, one of done and one "
                  "of dropped.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

void renumber(workflow& all) {
    int position = 0;
    for (auto& each : all) each.position = position++;
}

void insert_at(workflow& all, status made, std::size_t position) {
    const auto place = static_cast<std::ptrdiff_t>(std::min(position, all.size()));
    all.insert(all.begin() + place, std::move(made));
    renumber(all);
}

} // namespace

outcome<std::string> check_status_name(
    std::string_view name, std::span<const status> among, const std::optional<status_id>& of
) {
    const auto trimmed = text::trim(name);
    if (trimmed.empty()) return refused{wrong_name("required", "Write a name.")};
    const auto folded = text::fold(trimmed);
    for (const auto& each : among) {
        if (each.id != of && text::fold(each.name) == folded) {
            return refused{wrong_name("name_taken", "Another status has this name.")};
        }
    }
    return std::string{trimmed};
}

outcome<void> check_needed(std::span<const status> all) {
    const auto has = [&](auto wanted) {
        return std::ranges::any_of(all, wanted, &status::category);
    };
    const bool has_all = has(is_entry) && has([](category of) { return of == category::done; }) &&
                         has([](category of) { return of == category::dropped; });
    if (!has_all) return refused{status_needed()};
    return {};
}

workflow with_status(workflow all, status made, std::size_t position) {
    insert_at(all, std::move(made), position);
    return all;
}

workflow without_status(workflow all, status_id gone) {
    std::erase_if(all, [&](const status& each) { return each.id == gone; });
    renumber(all);
    return all;
}

workflow moved_to(workflow all, status_id which, std::size_t position) {
    const auto at = std::ranges::find(all, which, &status::id);
    if (at == all.end()) return all;
    auto moved = std::move(*at);
    all.erase(at);
    insert_at(all, std::move(moved), position);
    return all;
}

std::size_t usual_position(std::span<const status> all, category of) {
    for (std::size_t behind = all.size(); behind > 0; --behind) {
        if (all[behind - 1].category == of) return behind;
    }
    return all.size();
}

std::optional<status> successor_of(std::span<const status> all, const status& gone) {
    const auto find = [&](auto is_wanted) -> std::optional<status> {
        const auto found = std::ranges::find_if(all, [&](const status& each) {
            return each.id != gone.id && is_wanted(each.category);
        });
        if (found == all.end()) return std::nullopt;
        return *found;
    };
    const auto same = find([&](category of) { return of == gone.category; });
    return same || !is_open(gone.category) ? same : find(is_entry);
}

} // namespace lacewing::projects
