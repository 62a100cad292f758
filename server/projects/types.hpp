#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::projects {

/// What a status means to reports, counts and imports, whatever a project calls it.
enum class category { triage, open, started, done, dropped };

constexpr auto describe_values(category) {
    return schema::values(
        "StatusCategory",
        "What a status means, whatever the project calls it.",
        schema::named{category::triage, "triage"},
        schema::named{category::open, "open"},
        schema::named{category::started, "started"},
        schema::named{category::done, "done"},
        schema::named{category::dropped, "dropped"}
    );
}

/// A step of a project's workflow.
struct status {
    status_id id;
    std::string name;
    projects::category category = category::triage;
    std::string color; ///< a name of labels' palette, or "#rrggbb"
    int position = 0;  ///< 0, 1, 2, … in the order of the workflow

    bool operator==(const status&) const = default;
    static constexpr auto describe() {
        using self = status;
        return schema::object(
            "Status",
            "A step of a project's workflow.",
            schema::member("id", &self::id, "Names the status."),
            schema::member("name", &self::name, "As people read it."),
            schema::member("category", &self::category, "What it means."),
            schema::member("color", &self::color, "One of seven names, or #rrggbb."),
            schema::member("position", &self::position, "Its place in the workflow, from 0.")
        );
    }
};

struct project {
    project_id id;
    organization_id org_id;
    std::string key;
    std::string name;
    std::string description;
    std::string color; ///< "#rrggbb"
    timestamp created_at;
    std::int64_t bug_count = 0;
    std::int64_t open_bug_count = 0;
    std::vector<status> statuses; ///< by position

    bool operator==(const project&) const = default;
    static constexpr auto describe() {
        using self = project;
        return schema::object(
            "Project",
            "Where bugs are reported.",
            schema::member("id", &self::id, "Names the project."),
            schema::member("orgID", &self::org_id, "The organization it belongs to."),
            schema::member("key", &self::key, "Begins the keys of its bugs: CORE of CORE-12."),
            schema::member("name", &self::name, "As people read it."),
            schema::member("description", &self::description, "What it is about."),
            schema::member("color", &self::color, "Of its card's upper border, #rrggbb."),
            schema::member("createdAt", &self::created_at, "When it was created."),
            schema::member("bugCount", &self::bug_count, "All of its bugs."),
            schema::member("openBugCount", &self::open_bug_count, "Its bugs that are open."),
            schema::member("statuses", &self::statuses, "Its workflow, in order.")
        );
    }
};

/// All projects of an organization, oldest first, as of exactly these versions.
struct project_list {
    std::vector<project> items;
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = project_list;
        return schema::object(
            "ProjectList",
            "All projects of an organization, oldest first.",
            schema::member("items", &self::items, "The projects."),
            schema::member("versions", &self::versions, "The versions that the list is as of.")
        );
    }
};

struct create_project_request {
    std::optional<project_id> id;
    std::string name;
    std::string description;
    std::optional<std::string> key;
    std::optional<std::string> color;

    static constexpr auto describe() {
        using self = create_project_request;
        return schema::object(
            "CreateProject",
            "A project as its creator sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "name",
                &self::name,
                "As people read it.",
                schema::text{.max = limits::project_name_max, .one_line = true}
            ),
            schema::member(
                "description",
                &self::description,
                "What it is about.",
                schema::text{.max = limits::project_description_max}
            ),
            schema::member(
                "key",
                &self::key,
                "Begins the keys of its bugs. Proposed from the name where it is absent.",
                schema::text{.pattern = "^[A-Z][A-Z0-9]{1,9}$"}
            ),
            schema::member(
                "color",
                &self::color,
                "Of its card, #rrggbb. One of seven by chance where it is absent.",
                schema::text{.pattern = "^#[0-9a-f]{6}$"}
            )
        );
    }
};

} // namespace lacewing::projects
