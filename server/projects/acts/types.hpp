#pragma once

#include "projects/types.hpp"

namespace lacewing::projects {

struct change_project_request {
    std::optional<std::string> name;
    std::optional<std::string> description;
    std::optional<std::string> key;
    std::optional<std::string> color;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_project_request;
        return schema::object(
            "ChangeProject",
            "What shall change of a project.",
            schema::member(
                "name",
                &self::name,
                "As people read it.",
                schema::text{.min = 1, .max = limits::project_name_max, .one_line = true}
            ),
            schema::member(
                "description",
                &self::description,
                "What it is about.",
                schema::text{.min = 1, .max = limits::project_description_max}
            ),
            schema::member(
                "key",
                &self::key,
                "Begins the keys of its bugs from now on. The one before goes on leading to it, "
                "and "
                "is never given to another project.",
                schema::text{.pattern = "^[A-Z][A-Z0-9]{1,9}$"}
            ),
            schema::member(
                "color",
                &self::color,
                "Of its card, #rrggbb.",
                schema::text{.pattern = "^#[0-9a-f]{6}$"}
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::projects
