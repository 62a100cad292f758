#include "bugs/change_bugs.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/rules.hpp"
#include "bugs/store.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::bugs {

namespace {

/// The list without those that go and with those that come, each once.
template <class Id>
std::vector<Id> list_after(
    std::vector<Id> list,
    const std::optional<std::vector<Id>>& remove,
    const std::optional<std::vector<Id>>& add
) {
    for (const auto& each : remove.value_or(std::vector<Id>{})) std::erase(list, each);
    for (const auto& each : add.value_or(std::vector<Id>{})) {
        if (std::ranges::find(list, each) == list.end()) list.push_back(each);
    }
    return list;
}

outcome<change_bug_request> request_for_one(
    const changes::act& by, const bug& of, const bulk_edit& what
) {
    change_bug_request one{
        .status = what.status,
        .resolution = what.resolution,
        .severity = what.severity,
        .priority = what.priority,
        .due = what.due,
        .estimate = what.estimate,
        .client_id = by.client_id
    };
    if (what.assigned_members) {
        const auto& people = *what.assigned_members;
        one.assigned_members =
            list_after(people.set.value_or(of.assigned_members), people.remove, people.add);
        if (one.assigned_members->size() > limits::bug_assignees_max) {
            return refused{
                bad_field("/assignedMembers", "too_many", "The bug would have too many assignees.")
            };
        }
    }
    if (what.labels) {
        one.labels = list_after(of.labels, what.labels->remove, what.labels->add);
        if (one.labels->size() > limits::bug_labels_max) {
            return refused{bad_field("/labels", "too_many", "The bug would have too many labels.")};
        }
    }
    return one;
}

/// As they stand, by id: all are locked, in that order, before the first is changed.
std::vector<std::optional<store::bug_row>> lock_all(
    db::transaction& tx, organization_id org, std::span<const uuid> ids
) {
    std::vector<std::size_t> in_order(ids.size());
    for (std::size_t at = 0; at < ids.size(); ++at) in_order[at] = at;
    std::ranges::sort(in_order, {}, [&](std::size_t at) { return ids[at]; });
    std::vector<std::optional<store::bug_row>> found(ids.size());
    for (const auto at : in_order) {
        found[at] = store::find_bug_for_change(tx, org, bug_id{ids[at]});
    }
    return found;
}

outcome<bool> change_one(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const uuid& id,
    const std::optional<store::bug_row>& before,
    const bulk_edit& what
) {
    // One that is not there, or not theirs to know, is refused as any edit of it is.
    outcome<change_bug_request> wanted;
    if (before) wanted = request_for_one(by, before->shown, what);
    const auto asked = wanted.value_or(change_bug_request{});
    const auto after = change_bug(tx, by, org, to_string(id), asked, std::nullopt);
    if (!after) return refused{after.error()};
    if (!wanted) return refused{wanted.error()};
    return after->rev != before.value().shown.rev;
}

} // namespace

std::vector<changed_item> change_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::span<const uuid> ids,
    const bulk_edit& what
) {
    std::vector<changed_item> items;
    const auto before = lock_all(tx, org, ids);
    for (std::size_t at = 0; at < ids.size(); ++at) {
        changed_item item{.id = ids[at]};
        const auto is_changed = change_one(tx, by, org, ids[at], before[at], what);
        if (is_changed) {
            item.is_changed = *is_changed;
        } else {
            item.why = is_changed.error();
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace lacewing::bugs
