#include "lists/exports/shown_names.hpp"

#include "members/find_people.hpp"
#include "platform/core/limits.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace lacewing::lists {

namespace {

constexpr std::string_view select_named_places =
    "SELECT id, name FROM labels WHERE org_id = $1 "
    "UNION ALL SELECT id, key FROM projects WHERE org_id = $1";
constexpr std::string_view select_all_statuses =
    "SELECT id, name, category FROM statuses WHERE org_id = $1";

} // namespace

void shown_names::read_places(db::reader& tx, organization_id org) {
    auto places = tx.query(select_named_places, org);
    while (places.next()) names_[places.get<uuid>(0)] = places.get<std::string>(1);
    auto statuses = tx.query(select_all_statuses, org);
    while (statuses.next()) {
        names_[statuses.get<uuid>(0)] = statuses.get<std::string>(1);
        categories_[statuses.get<uuid>(0)] = statuses.get<std::string>(2);
    }
}

void shown_names::read_people(
    db::reader& tx, const access::actor& who, organization_id org, std::span<const bugs::bug> in
) {
    std::set<uuid> unknown;
    for (const auto& each : in) {
        unknown.insert(each.bug_author);
        unknown.insert(each.assigned_members.begin(), each.assigned_members.end());
    }
    std::erase_if(unknown, [&](const uuid& id) { return names_.contains(id); });
    const std::vector<uuid> ids{unknown.begin(), unknown.end()};
    std::span<const uuid> left{ids};
    while (!left.empty()) {
        const auto some = left.first(std::min(left.size(), limits::people_asked_max));
        left = left.subspan(some.size());
        const auto found = members::find_people(tx, who, org, some);
        if (!found) return;
        for (const auto& each : found->items) names_[each.id] = each.name;
    }
}

std::string shown_names::of(const uuid& id) const {
    const auto found = names_.find(id);
    return found == names_.end() ? to_string(id) : found->second;
}

std::string shown_names::category_of(const uuid& status) const {
    const auto found = categories_.find(status);
    return found == categories_.end() ? std::string{} : found->second;
}

} // namespace lacewing::lists
