#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "labels/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::labels {

struct label {
    label_id id;
    organization_id org_id;
    std::string name;        ///< "needs-test", or "area/parser" in the scope "area"
    std::string color;       ///< a name of the palette, or "#rrggbb"
    std::string description; ///< may be empty
    timestamp created_at;

    bool operator==(const label&) const = default;
    static constexpr auto describe() {
        using self = label;
        return schema::object(
            "Label",
            "What bugs of an organization are marked with.",
            schema::member("id", &self::id, "Names the label."),
            schema::member("orgID", &self::org_id, "The organization it belongs to."),
            schema::member(
                "name",
                &self::name,
                "Of several labels named scope/value a bug has one of each scope."
            ),
            schema::member("color", &self::color, "One of seven names, or #rrggbb."),
            schema::member("description", &self::description, "When to use it."),
            schema::member("createdAt", &self::created_at, "When it was created.")
        );
    }
};

/// All labels of an organization by name, as of exactly these versions.
struct label_list {
    std::vector<label> items;
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = label_list;
        return schema::object(
            "LabelList",
            "All labels of an organization, by name.",
            schema::member("items", &self::items, "The labels."),
            schema::member("versions", &self::versions, "The versions that the list is as of.")
        );
    }
};

/// True for a name of the palette and for #rrggbb.
[[nodiscard]] bool is_color(std::string_view text);

inline constexpr schema::text name_limits{
    .min = 1, .max = limits::label_name_max, .one_line = true
};
inline constexpr schema::text color_limits{
    .max_bytes = 7,
    .pattern = "^(violet|blue|teal|green|amber|red|pink|#[0-9a-f]{6})$",
    .check = is_color,
    .check_detail = "Choose violet, blue, teal, green, amber, red, pink, or write #6346c7."
};
inline constexpr schema::text note_limits{.max = limits::label_description_max, .one_line = true};

struct create_label_request {
    std::optional<label_id> id;
    std::string name;
    std::optional<std::string> color;
    std::optional<std::string> description;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_label_request;
        return schema::object(
            "CreateLabel",
            "A label as its creator sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "name",
                &self::name,
                "Unique in the organization without regard to case; scope/value is exclusive in "
                "its scope.",
                name_limits
            ),
            schema::member(
                "color",
                &self::color,
                "One of seven names, or #rrggbb. One of the seven by chance where it is absent.",
                color_limits
            ),
            schema::member("description", &self::description, "When to use it.", note_limits),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct change_label_request {
    std::optional<std::string> name;
    std::optional<std::string> color;
    std::optional<std::string> description;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_label_request;
        return schema::object(
            "ChangeLabel",
            "What shall change of a label.",
            schema::member("name", &self::name, "As in CreateLabel.", name_limits),
            schema::member("color", &self::color, "One of seven names, or #rrggbb.", color_limits),
            schema::member("description", &self::description, "When to use it.", note_limits),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::labels
