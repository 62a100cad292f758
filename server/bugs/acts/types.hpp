#pragma once

#include "bugs/types.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing::bugs {

struct move_bug_request {
    lacewing::project_id project_id;
    std::optional<status_id> status;
    std::optional<bugs::resolution> resolution;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = move_bug_request;
        return schema::object(
            "MoveBug",
            "Where a bug shall go.",
            schema::member("projectID", &self::project_id, "The other project."),
            schema::member(
                "status",
                &self::status,
                "One of the other project's statuses; where it is absent the one of the same name "
                "and category, else the first of the same category."
            ),
            schema::member(
                "resolution", &self::resolution, "Needed when the new status closes the bug."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

/// A page of deleted bugs.
struct deleted_bug_list {
    std::vector<bug> items;
    std::optional<std::string> next_cursor; ///< absent on the last page

    static constexpr auto describe() {
        using self = deleted_bug_list;
        return schema::object(
            "DeletedBugList",
            "Deleted bugs that the asker may restore, the latest first.",
            schema::member("items", &self::items, "Without descriptions."),
            schema::member("nextCursor", &self::next_cursor, "Asks for the next page.")
        );
    }
};

} // namespace lacewing::bugs
