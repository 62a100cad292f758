#pragma once

#include "labels/types.hpp"
#include "projects/limits.hpp"
#include "projects/types.hpp"

namespace lacewing::projects {

inline constexpr schema::text status_name_limits{
    .min = 1, .max = limits::status_name_max, .one_line = true
};
inline constexpr schema::number status_position_limits{
    .min = 0, .max = limits::statuses_per_project_max - 1
};

struct create_status_request {
    std::optional<status_id> id;
    std::string name;
    projects::category category = category::triage;
    std::optional<std::string> color;
    std::optional<int> position;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_status_request;
        return schema::object(
            "CreateStatus",
            "A status as its creator sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "name",
                &self::name,
                "Unique in the project without regard to case.",
                status_name_limits
            ),
            schema::member("category", &self::category, "What it means."),
            schema::member(
                "color",
                &self::color,
                "One of seven names, or #rrggbb. Its category's usual one where it is absent.",
                labels::color_limits
            ),
            schema::member(
                "position",
                &self::position,
                "Its place in the workflow, from 0. Behind the last of its category where it is "
                "absent.",
                status_position_limits
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct change_status_request {
    std::optional<std::string> name;
    std::optional<projects::category> category;
    std::optional<std::string> color;
    std::optional<int> position;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_status_request;
        return schema::object(
            "ChangeStatus",
            "What shall change of a status.",
            schema::member("name", &self::name, "As in CreateStatus.", status_name_limits),
            schema::member(
                "category",
                &self::category,
                "Among triage, open and started, or among done and dropped: it never opens or "
                "closes a bug."
            ),
            schema::member(
                "color", &self::color, "One of seven names, or #rrggbb.", labels::color_limits
            ),
            schema::member(
                "position",
                &self::position,
                "Its new place in the workflow, from 0; the others close up.",
                status_position_limits
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::projects
