#include "projects/statuses/rules.hpp"

#include "projects/parts/order.hpp"
#include "projects/rules.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::projects {

namespace {

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

} // namespace

outcome<std::string> check_status_name(
    std::string_view name, std::span<const status> among, const std::optional<status_id>& of
) {
    return parts::check_name(name, among, of, "Another status has this name.");
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

workflow moved_to(workflow all, status_id which, std::size_t position) {
    const auto* at = parts::find(all, which);
    if (at == nullptr) return all;
    auto moved = *at;
    return parts::with(parts::without(std::move(all), which), std::move(moved), position);
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
