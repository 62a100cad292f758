#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "platform/schema/describe.hpp"
#include "projects/limits.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing::projects {

/// What the text of a new bug may begin with.
struct bug_template {
    template_id id;
    std::string name;
    std::string text; ///< Markdown
    int position = 0; ///< 0, 1, 2, … in the project
    bool is_default = false;

    bool operator==(const bug_template&) const = default;
    static constexpr auto describe() {
        using self = bug_template;
        return schema::object(
            "BugTemplate",
            "What the text of a new bug may begin with.",
            schema::member("id", &self::id, "Names the template."),
            schema::member("name", &self::name, "As people read it."),
            schema::member("text", &self::text, "Markdown."),
            schema::member("position", &self::position, "Its place in the project, from 0."),
            schema::member(
                "isDefault", &self::is_default, "New bugs begin with it; true of one at most."
            )
        );
    }
};

/// All templates of a project by position, as of exactly these versions.
struct template_list {
    std::vector<bug_template> items;
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = template_list;
        return schema::object(
            "BugTemplateList",
            "All templates of a project, in order.",
            schema::member("items", &self::items, "The templates."),
            schema::member("versions", &self::versions, "The versions that the list is as of.")
        );
    }
};

inline constexpr schema::text template_name_limits{
    .min = 1, .max = limits::template_name_max, .one_line = true
};
inline constexpr schema::text template_text_limits{
    .min = 1, .max_bytes = limits::template_bytes_max
};
inline constexpr schema::number template_position_limits{
    .min = 0, .max = limits::templates_per_project_max - 1
};

struct create_template_request {
    std::optional<template_id> id;
    std::string name;
    std::string text;
    std::optional<bool> is_default;
    std::optional<int> position;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_template_request;
        return schema::object(
            "CreateBugTemplate",
            "A template as its creator sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "name",
                &self::name,
                "Unique in the project without regard to case.",
                template_name_limits
            ),
            schema::member("text", &self::text, "Markdown.", template_text_limits),
            schema::member(
                "isDefault", &self::is_default, "New bugs begin with it, and with no other."
            ),
            schema::member(
                "position",
                &self::position,
                "Its place in the project, from 0. Behind the last where it is absent.",
                template_position_limits
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct change_template_request {
    std::optional<std::string> name;
    std::optional<std::string> text;
    std::optional<bool> is_default;
    std::optional<int> position;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_template_request;
        return schema::object(
            "ChangeBugTemplate",
            "What shall change of a template.",
            schema::member("name", &self::name, "As in CreateBugTemplate.", template_name_limits),
            schema::member("text", &self::text, "Markdown.", template_text_limits),
            schema::member(
                "isDefault", &self::is_default, "New bugs begin with it, and with no other."
            ),
            schema::member(
                "position",
                &self::position,
                "Its new place in the project, from 0; the others close up.",
                template_position_limits
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::projects
