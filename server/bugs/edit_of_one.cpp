#include "bugs/edit_of_one.hpp"

#include "bugs/rules.hpp"
#include "platform/core/limits.hpp"

#include <algorithm>

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

} // namespace

outcome<change_bug_request> edit_of_one(const bug& of, const bulk_edit& what) {
    change_bug_request one{
        .status = what.status,
        .resolution = what.resolution,
        .severity = what.severity,
        .priority = what.priority,
        .due = what.due,
        .estimate = what.estimate,
        .snooze = what.snooze
    };
    if (!what.status_in.empty()) {
        const auto found = what.status_in.find(of.project_id);
        if (found == what.status_in.end()) {
            return refused{bad_field("/status", "status_unknown", "The project has no such status.")
            };
        }
        one.status = found->second;
    }
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

} // namespace lacewing::bugs
