#include "lists/exports/columns.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace lacewing::lists {

namespace {

using bugs::bug;

template <class Ids>
std::string listed_names(const Ids& ids, const shown_names& names) {
    std::vector<std::string> shown;
    for (const auto& each : ids) {
        if constexpr (std::same_as<std::decay_t<decltype(each)>, uuid>) {
            shown.push_back(names.of(each));
        } else {
            shown.push_back(names.of(each.value));
        }
    }
    return fmt::format("{}", fmt::join(shown, ", "));
}

template <class E>
std::string word(E value) {
    const auto name = schema::name_of(value);
    return name == "none" || name == "unset" ? std::string{} : std::string{name};
}

constexpr std::array all_columns{
    column{"key", [](const bug& of, const shown_names&) { return of.key; }},
    column{"title", [](const bug& of, const shown_names&) { return of.title; }},
    column{
        "status", [](const bug& of, const shown_names& names) { return names.of(of.status.value); }
    },
    column{
        "category",
        [](const bug& of, const shown_names& names) { return names.category_of(of.status.value); }
    },
    column{"severity", [](const bug& of, const shown_names&) { return word(of.severity); }},
    column{"priority", [](const bug& of, const shown_names&) { return word(of.priority); }},
    column{"resolution", [](const bug& of, const shown_names&) { return word(of.resolution); }},
    column{
        "assignee",
        [](const bug& of, const shown_names& names) {
            return listed_names(of.assigned_members, names);
        }
    },
    column{
        "author", [](const bug& of, const shown_names& names) { return names.of(of.bug_author); }
    },
    column{
        "label",
        [](const bug& of, const shown_names& names) { return listed_names(of.labels, names); }
    },
    column{
        "project",
        [](const bug& of, const shown_names& names) { return names.of(of.project_id.value); }
    },
    column{"created", [](const bug& of, const shown_names&) { return to_rfc3339(of.created); }},
    column{"updated", [](const bug& of, const shown_names&) { return to_rfc3339(of.updated); }},
    column{
        "closed",
        [](const bug& of, const shown_names&) {
            return of.closed ? to_rfc3339(*of.closed) : std::string{};
        }
    },
    column{"due", [](const bug& of, const shown_names&) { return of.due.value_or(""); }},
    column{
        "estimate",
        [](const bug& of, const shown_names&) {
            return of.estimate ? fmt::format("{}", *of.estimate) : std::string{};
        }
    },
    column{
        "votes", [](const bug& of, const shown_names&) { return std::to_string(of.vote_count); }
    },
    column{"since", [](const bug& of, const shown_names&) { return to_rfc3339(of.status_since); }},
    column{
        "reopened",
        [](const bug& of, const shown_names&) { return std::to_string(of.reopen_count); }
    },
    column{"id", [](const bug& of, const shown_names&) { return to_string(of.id); }},
};

/// Without `since`, `reopened` and `id`.
constexpr std::size_t usual_columns = 17;

problem columns_invalid(std::string_view name) {
    const auto detail = fmt::format("There is no column {}, or it stands there twice.", name);
    return {
        .status = 400,
        .code = "columns_invalid",
        .detail = detail,
        .fields = {{"?columns", "columns_invalid", detail}}
    };
}

} // namespace

outcome<std::vector<column>> parse_columns(std::string_view wanted) {
    if (wanted.empty()) {
        return std::vector<column>{all_columns.begin(), all_columns.begin() + usual_columns};
    }
    std::vector<column> chosen;
    while (true) {
        const auto comma = wanted.find(',');
        const auto name = wanted.substr(0, comma);
        const auto* found = std::ranges::find(all_columns, name, &column::name);
        const bool is_again = std::ranges::find(chosen, name, &column::name) != chosen.end();
        if (found == all_columns.end() || is_again) return refused{columns_invalid(name)};
        chosen.push_back(*found);
        if (comma == wanted.npos) return chosen;
        wanted.remove_prefix(comma + 1);
    }
}

std::vector<std::string> cells_of(
    const std::vector<column>& columns, const bug& of, const shown_names& names
) {
    std::vector<std::string> cells;
    for (const auto& each : columns) cells.push_back(each.text(of, names));
    return cells;
}

} // namespace lacewing::lists
