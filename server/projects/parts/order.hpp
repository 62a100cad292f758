#pragma once

#include "platform/core/outcome.hpp"
#include "platform/core/text.hpp"
#include "projects/parts/problems.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What a project has several of, in an order of their own and with names that differ: its
/// statuses, its templates. A `Part` has an `id`, a `name` and a `position`: 0, 1, 2, …; no I/O.
namespace lacewing::projects::parts {

template <class Part>
[[nodiscard]] const Part* find(const std::vector<Part>& all, decltype(Part::id) which) {
    const auto found = std::ranges::find(all, which, &Part::id);
    return found == all.end() ? nullptr : &*found;
}

template <class Part>
void renumber(std::vector<Part>& all) {
    int position = 0;
    for (auto& each : all) each.position = position++;
}

/// With the part at that place, or at the end where there are fewer.
template <class Part>
[[nodiscard]] std::vector<Part> with(std::vector<Part> all, Part made, std::size_t position) {
    const auto place = static_cast<std::ptrdiff_t>(std::min(position, all.size()));
    all.insert(all.begin() + place, std::move(made));
    renumber(all);
    return all;
}

/// Without it; the others close up.
template <class Part>
[[nodiscard]] std::vector<Part> without(std::vector<Part> all, decltype(Part::id) gone) {
    std::erase_if(all, [&](const Part& each) { return each.id == gone; });
    renumber(all);
    return all;
}

/// The name without white space at its ends, where no part of `among` but `of` itself has it,
/// whatever its case. 422 `invalid` at /name: `required`, `name_taken` with the words given.
template <class Part>
[[nodiscard]] outcome<std::string> check_name(
    std::string_view name,
    std::span<const Part> among,
    const std::optional<decltype(Part::id)>& of,
    std::string_view taken
) {
    const auto trimmed = text::trim(name);
    if (trimmed.empty()) return refused{wrong_name("required", "Write a name.")};
    const auto folded = text::fold(trimmed);
    const bool is_taken = std::ranges::any_of(among, [&](const Part& each) {
        return each.id != of && text::fold(each.name) == folded;
    });
    if (is_taken) return refused{wrong_name("name_taken", taken)};
    return std::string{trimmed};
}

} // namespace lacewing::projects::parts
