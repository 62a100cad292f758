#include "projects/statuses/change_status.hpp"

#include "access/access.hpp"
#include "projects/rules.hpp"
#include "projects/statuses/keep_workflow.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lacewing::projects {

namespace {

problem category_elsewhere() {
    constexpr auto detail =
        "Bugs in this status would be opened or closed. Make another status and move them there.";
    return {
        .status = 422,
        .code = "invalid",
        .detail = detail,
        .fields = {{"/category", "category_elsewhere", detail}},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<status> changed_status(
    const status& from, const workflow& among, const change_status_request& what
) {
    auto after = from;
    if (what.name) {
        auto name = check_status_name(*what.name, among, from.id);
        if (!name) return refused{std::move(name).error()};
        after.name = *std::move(name);
    }
    after.color = what.color.value_or(from.color);
    after.category = what.category.value_or(from.category);
    if (is_open(after.category) != is_open(from.category)) return refused{category_elsewhere()};
    return after;
}

} // namespace

outcome<status> change_status(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    status_id which,
    const change_status_request& what
) {
    const auto before = find_workflow_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    auto after = *before;
    const auto at = std::ranges::find(after, which, &status::id);
    if (at == after.end()) return refused{access::missing(by.who)};
    auto changed = changed_status(*at, *before, what);
    if (!changed) return refused{std::move(changed).error()};
    *at = *std::move(changed);
    if (auto fine = check_needed(after); !fine) return refused{std::move(fine).error()};
    if (what.position) {
        after = moved_to(std::move(after), which, static_cast<std::size_t>(*what.position));
    }
    const auto kept = keep_workflow(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return *std::ranges::find(after, which, &status::id);
}

outcome<void> order_statuses(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const std::map<status_id, int>& places
) {
    const auto before = find_workflow_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    const auto place_of = [&](const status& each) {
        const auto named = places.find(each.id);
        const bool is_named = named != places.end();
        const int place = is_named ? named->second : each.position;
        return std::tuple{place, is_named ? 0 : 1, each.position};
    };
    auto after = *before;
    std::ranges::sort(after, {}, place_of);
    int position = 0;
    for (auto& each : after) each.position = position++;
    return keep_workflow(tx, by, org, in, *before, after);
}

} // namespace lacewing::projects
