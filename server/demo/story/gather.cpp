#include "demo/story/script.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::demo {

namespace {

void take_written(script& into, std::size_t project, const demo_bug& from) {
    told_bug told{
        .project = project,
        .title = std::string{from.title},
        .description = std::string{from.description},
        .area = from.area,
        .system = into.by.of(projects()[project].systems),
        .is_restricted = from.title.starts_with("Password of") || from.title.contains("salaries"),
    };
    const auto original = std::ranges::find(into.bugs, from.duplicate_of, &told_bug::title);
    if (!from.duplicate_of.empty() && original != into.bugs.end()) {
        told.original = static_cast<std::size_t>(original - into.bugs.begin());
    }
    into.bugs.push_back(std::move(told));
}

} // namespace

void gather(script& into) {
    std::array<std::size_t, 4> written{};
    std::array<std::size_t, 4> put{};
    for (std::size_t at = 0; at < story_bugs; ++at) {
        const auto project = at % projects().size();
        const auto& bugs = projects()[project].bugs;
        const auto after = static_cast<std::int64_t>((story_bugs - 1 - at) / projects().size());
        const auto due = std::ssize(bugs) - static_cast<std::int64_t>(written.at(project));
        if (into.by.below(after + 1) < due) {
            take_written(into, project, bugs[written.at(project)++]);
        } else {
            into.bugs.push_back(put_together(project, ++put.at(project), false));
        }
    }
}

} // namespace lacewing::demo
