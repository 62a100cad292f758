#pragma once

#include "access/subjects.hpp"
#include "bugs/fields.hpp"
#include "bugs/limits.hpp"
#include "changes/types.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::bugs {

struct bug {
    bug_id id;
    organization_id org_id;
    lacewing::project_id project_id;
    std::string key;         ///< "CORE-12"
    std::int64_t number = 0; ///< 1, 2, 3, … within the project; -1, -2, … of restricted ones
    std::string title;       ///< one line
    std::optional<std::string> description; ///< Markdown; absent in lists
    /// Where it was seen; absent in lists.
    std::optional<std::vector<environment_entry>> environment;
    status_id status;
    bool is_open = true; ///< follows from the status
    bugs::resolution resolution = resolution::none;
    bugs::severity severity = severity::unset;
    bugs::priority priority = priority::none;
    std::optional<std::string> due;     ///< "2026-11-21"
    std::optional<double> estimate;     ///< in the team's own unit, in hundredths
    uuid bug_author;                    ///< a user or a person
    std::vector<uuid> assigned_members; ///< users and persons; the first answers for the bug
    std::vector<label_id> labels;
    changes::visibility visibility = changes::visibility::inherit;
    std::optional<std::vector<uuid>> shared_with; ///< users who may know it while it is restricted
    std::optional<std::vector<uuid>> watchers;    ///< users, by id; absent in lists
    std::optional<std::vector<uuid>> voters;      ///< the same
    std::int64_t vote_count = 0;
    std::optional<bugs::snooze> snooze;
    std::string rank; ///< its place among the bugs of the organization (order/rank.hpp)
    timestamp created;
    timestamp updated;
    std::optional<timestamp> closed; ///< since when, while it is closed
    timestamp status_since;
    std::int64_t reopen_count = 0;
    std::int64_t rev = 1;             ///< + 1 per change; the bug's ETag
    std::optional<timestamp> deleted; ///< shown to those who may restore it

    bool operator==(const bug&) const = default;
    static constexpr auto describe() {
        using self = bug;
        return schema::object(
            "Bug",
            "A reported bug.",
            schema::member("id", &self::id, "Made by the client that reported it."),
            schema::member("orgID", &self::org_id, "The organization."),
            schema::member("projectID", &self::project_id, "The project it belongs to."),
            schema::member("key", &self::key, "The project's key and the number: CORE-12."),
            schema::member(
                "number",
                &self::number,
                "Counts within the project, never given twice; below 0 in the series of bugs that "
                "were "
                "reported as restricted ones."
            ),
            schema::member("title", &self::title, "One line."),
            schema::member("description", &self::description, "Markdown. Absent in lists."),
            schema::member(
                "environment",
                &self::environment,
                "Where it was seen: system, browser, version. Absent in lists."
            ),
            schema::member("status", &self::status, "One of the project's statuses."),
            schema::member("isOpen", &self::is_open, "False in statuses of done and dropped."),
            schema::member("resolution", &self::resolution, "How it ended."),
            schema::member("severity", &self::severity, "How much harm it does."),
            schema::member("priority", &self::priority, "When it shall be worked on."),
            schema::member("due", &self::due, "The day by which it shall be done."),
            schema::member("estimate", &self::estimate, "The work it takes, in the team's unit."),
            schema::member("bugAuthor", &self::bug_author, "The user or person who reported it."),
            schema::member(
                "assignedMembers",
                &self::assigned_members,
                "Users and persons; the first answers for the bug."
            ),
            schema::member("labels", &self::labels, "Labels of the organization, in order."),
            schema::member(
                "visibility",
                &self::visibility,
                "Whether it is restricted to its author, its assignees, whom it was shared with "
                "and Owners."
            ),
            schema::member(
                "sharedWith",
                &self::shared_with,
                "Who may know it beside them while it is restricted. Absent in lists."
            ),
            schema::member("watchers", &self::watchers, "Who follows it. Absent in lists."),
            schema::member("voters", &self::voters, "Who votes for it. Absent in lists."),
            schema::member("voteCount", &self::vote_count, "How many vote for it."),
            schema::member("snooze", &self::snooze, "Where it is out of triage for a while."),
            schema::member(
                "rank",
                &self::rank,
                "Its place on boards: smaller ones stand first, byte by byte; bugs of one rank "
                "stand "
                "by id."
            ),
            schema::member("created", &self::created, "When it was reported."),
            schema::member("updated", &self::updated, "When it last changed."),
            schema::member("closed", &self::closed, "Since when it is closed."),
            schema::member("statusSince", &self::status_since, "Since when it has its status."),
            schema::member("reopenCount", &self::reopen_count, "How often it was opened again."),
            schema::member("rev", &self::rev, "Counts its changes, from 1."),
            schema::member(
                "deleted", &self::deleted, "Since when it is deleted; for those who may restore it."
            )
        );
    }
};

/// A page of bugs without descriptions, as of exactly these versions.
struct bug_page {
    std::vector<bug> items;
    std::optional<std::string> next_cursor; ///< absent on the last page
    std::int64_t total = 0;                 ///< on all pages together
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = bug_page;
        return schema::object(
            "BugList",
            "Bugs without their descriptions, the newest first.",
            schema::member("items", &self::items, "The bugs of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for the next page."),
            schema::member("total", &self::total, "Bugs on all pages together."),
            schema::member("versions", &self::versions, "The versions that the page is as of.")
        );
    }
};

inline constexpr schema::text title_limits{
    .min = 1, .max = limits::bug_title_max, .one_line = true
};
inline constexpr schema::text description_limits{.max_bytes = limits::bug_description_bytes_max};
inline constexpr schema::items assignee_limits{.max = limits::bug_assignees_max};
inline constexpr schema::items label_limits{.max = limits::bug_labels_max};
inline constexpr schema::items shared_with_limits{.max = limits::bug_shared_with_max};

struct create_bug_request {
    bug_id id;
    lacewing::project_id project_id;
    std::string title;
    std::optional<std::string> description;
    std::optional<std::vector<uuid>> assigned_members;
    std::optional<bugs::severity> severity;
    std::optional<bugs::priority> priority;
    std::optional<std::string> due;
    std::optional<double> estimate;
    std::optional<std::vector<environment_entry>> environment;
    std::optional<std::vector<label_id>> labels;
    std::optional<changes::visibility> visibility;
    std::optional<std::vector<uuid>> shared_with;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_bug_request;
        return schema::object(
            "CreateBug",
            "A bug as its reporter sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member("projectID", &self::project_id, "The project it belongs to."),
            schema::member("title", &self::title, "One line.", title_limits),
            schema::member("description", &self::description, "Markdown.", description_limits),
            schema::member(
                "assignedMembers",
                &self::assigned_members,
                "Members of the organization, or persons of it; the first answers for the bug.",
                assignee_limits
            ),
            schema::member("severity", &self::severity, "How much harm it does."),
            schema::member("priority", &self::priority, "When it shall be worked on."),
            schema::member("due", &self::due, "A day: 2026-11-21.", due_limits),
            schema::member(
                "estimate", &self::estimate, "In the team's unit, to two decimals.", estimate_limits
            ),
            schema::member(
                "environment", &self::environment, "Where it was seen.", environment_limits
            ),
            schema::member("labels", &self::labels, "Labels of the organization.", label_limits),
            schema::member(
                "visibility",
                &self::visibility,
                "restricted: for a few people's eyes from the start."
            ),
            schema::member(
                "sharedWith",
                &self::shared_with,
                "Members who may know it while it is restricted.",
                shared_with_limits
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct change_bug_request {
    std::optional<std::string> title;
    std::optional<std::string> description;
    std::optional<status_id> status;
    std::optional<bugs::resolution> resolution;
    std::optional<std::vector<uuid>> assigned_members;
    std::optional<bugs::severity> severity;
    std::optional<bugs::priority> priority;
    schema::nullable<std::string> due;
    schema::nullable<double> estimate;
    std::optional<std::vector<environment_entry>> environment;
    std::optional<std::vector<label_id>> labels;
    std::optional<changes::visibility> visibility;
    std::optional<std::vector<uuid>> shared_with;
    schema::nullable<bugs::snooze> snooze;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;
    std::optional<std::string> duplicate_of = {};
    std::optional<bool> close_blocked = {};
    std::optional<bool> only_in_triage = {};
    std::optional<std::string> rank = {}; ///< not on the wire: `place_bug` chooses it

    static constexpr auto describe() {
        using self = change_bug_request;
        return schema::object(
            "ChangeBug",
            "The fields of a bug that shall change.",
            schema::member("title", &self::title, "One line.", title_limits),
            schema::member("description", &self::description, "Markdown.", description_limits),
            schema::member("status", &self::status, "One of the project's statuses."),
            schema::member(
                "resolution", &self::resolution, "Needed when the new status closes the bug."
            ),
            schema::member(
                "assignedMembers",
                &self::assigned_members,
                "Takes the place of the whole list.",
                assignee_limits
            ),
            schema::member("severity", &self::severity, "How much harm it does."),
            schema::member("priority", &self::priority, "When it shall be worked on."),
            schema::member("due", &self::due, "A day: 2026-11-21; null for none.", due_limits),
            schema::member(
                "estimate",
                &self::estimate,
                "In the team's unit, to two decimals; null for none.",
                estimate_limits
            ),
            schema::member(
                "environment",
                &self::environment,
                "Takes the place of the whole list.",
                environment_limits
            ),
            schema::member(
                "labels", &self::labels, "Takes the place of the whole list.", label_limits
            ),
            schema::member(
                "visibility",
                &self::visibility,
                "restricted, or inherit to open it. For its author and Editors."
            ),
            schema::member(
                "sharedWith",
                &self::shared_with,
                "Takes the place of the whole list. For its author and Editors.",
                shared_with_limits
            ),
            schema::member("snooze", &self::snooze, "Out of triage for a while; null ends it."),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act."),
            schema::member(
                "duplicateOf",
                &self::duplicate_of,
                "The id or key of the original, where the bug is closed as its duplicate.",
                schema::text{.min = 1, .max = 100, .one_line = true}
            ),
            schema::member(
                "closeBlocked", &self::close_blocked, "Closes the bug although open ones block it."
            ),
            schema::member(
                "onlyInTriage",
                &self::only_in_triage,
                "Changes nothing where somebody judged the bug already: 412 `judged_already`."
            )
        );
    }
};

} // namespace lacewing::bugs
