#pragma once

#include "bugs/types.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::bugs {

/// Whom many bugs are assigned to: `set` first, then `remove`, then `add`.
struct assignee_edit {
    std::optional<std::vector<uuid>> set;
    std::optional<std::vector<uuid>> add;
    std::optional<std::vector<uuid>> remove;

    bool operator==(const assignee_edit&) const = default;
    static constexpr auto describe() {
        using self = assignee_edit;
        return schema::object(
            "AssigneeEdit",
            "How the assignees of many bugs change.",
            schema::member(
                "set", &self::set, "Takes the place of each bug's list.", assignee_limits
            ),
            schema::member("add", &self::add, "Who joins at the end.", assignee_limits),
            schema::member("remove", &self::remove, "Who goes.", assignee_limits)
        );
    }
};

/// Which labels come and go: `remove` first, then `add`.
struct label_edit {
    std::optional<std::vector<label_id>> add;
    std::optional<std::vector<label_id>> remove;

    bool operator==(const label_edit&) const = default;
    static constexpr auto describe() {
        using self = label_edit;
        return schema::object(
            "LabelEdit",
            "How the labels of many bugs change.",
            schema::member("add", &self::add, "Labels that come.", label_limits),
            schema::member("remove", &self::remove, "Labels that go.", label_limits)
        );
    }
};

/// What changes in each of many bugs.
struct bulk_edit {
    std::optional<status_id> status;
    std::optional<bugs::resolution> resolution;
    std::optional<assignee_edit> assigned_members;
    std::optional<label_edit> labels;
    std::optional<bugs::severity> severity;
    std::optional<bugs::priority> priority;
    schema::nullable<std::string> due;
    schema::nullable<double> estimate;
    schema::nullable<bugs::snooze> snooze;
    /// Not on the wire: the status of each project, where bugs of several change; bugs of others
    /// are refused.
    std::map<project_id, status_id> status_in = {};

    bool operator==(const bulk_edit&) const = default;
    static constexpr auto describe() {
        using self = bulk_edit;
        return schema::object(
            "BulkEdit",
            "The fields that shall change in each of the bugs.",
            schema::member("status", &self::status, "One of the statuses of their project."),
            schema::member(
                "resolution", &self::resolution, "Needed when the new status closes them."
            ),
            schema::member(
                "assignedMembers", &self::assigned_members, "Who is assigned, joins and goes."
            ),
            schema::member("labels", &self::labels, "Which labels come and go."),
            schema::member("severity", &self::severity, "How much harm they do."),
            schema::member("priority", &self::priority, "When they shall be worked on."),
            schema::member("due", &self::due, "A day: 2026-11-21; null for none.", due_limits),
            schema::member(
                "estimate",
                &self::estimate,
                "In the team's unit, to two decimals; null for none.",
                estimate_limits
            ),
            schema::member("snooze", &self::snooze, "Out of triage for a while; null ends it.")
        );
    }
};

} // namespace lacewing::bugs
