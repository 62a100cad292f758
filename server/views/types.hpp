#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"
#include "views/fields.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::views {

/// A query with its layout. A board is a view of the layout `board`.
struct view {
    view_id id;
    organization_id org_id;
    std::optional<lacewing::project_id> project_id; ///< nothing: of the whole organization
    std::optional<user_id> owner;                   ///< nothing: built in
    std::string name;
    std::string query;
    views::layout layout = layout::list;
    std::vector<std::string> columns;
    grouping group_by = grouping::none;
    grouping lanes_by = grouping::none;
    std::string sort;
    std::vector<std::string> hidden_columns;
    std::vector<column_limit> column_limits;
    bool is_shared = false;
    bool is_built_in = false;
    std::optional<timestamp> created_at;

    bool operator==(const view&) const = default;
    static constexpr auto describe() {
        using self = view;
        return schema::object(
            "View",
            "A query with its layout: a list or a board.",
            schema::member("id", &self::id, "Names the view."),
            schema::member("orgID", &self::org_id, "The organization it belongs to."),
            schema::member(
                "projectID", &self::project_id, "The project it belongs to; absent for all of them."
            ),
            schema::member(
                "owner",
                &self::owner,
                "Whose it is while it is personal, who made it while it is shared; absent of those "
                "that are built in."
            ),
            schema::member("name", &self::name, "As people read it."),
            schema::member(
                "query",
                &self::query,
                "What it shows, as in the query box. Kept as text: it opens although what it names "
                "is gone."
            ),
            schema::member("layout", &self::layout, "A list, or a board."),
            schema::member(
                "columns",
                &self::columns,
                "Fields that a list shows, in order; none: the usual ones."
            ),
            schema::member(
                "groupBy",
                &self::group_by,
                "What a list is grouped by, and what a board's columns are made of; none is status "
                "there."
            ),
            schema::member("lanesBy", &self::lanes_by, "What a board's lanes are made of."),
            schema::member(
                "sort",
                &self::sort,
                "As behind sort: in the query box, where the query has none. Empty: the usual "
                "order, on a board that of ranks."
            ),
            schema::member(
                "hiddenColumns",
                &self::hidden_columns,
                "Columns that a board does not show: values of groupBy; of status ids, or the word "
                "of a category for all of it."
            ),
            schema::member("columnLimits", &self::column_limits, "Columns with a limit."),
            schema::member(
                "isShared", &self::is_shared, "Whether it is everybody's, or its owner's."
            ),
            schema::member(
                "isBuiltIn", &self::is_built_in, "Whether it is there by itself and never changes."
            ),
            schema::member("createdAt", &self::created_at, "When it was created.")
        );
    }
};

/// Built-in ones first, then by name, as of exactly these versions.
struct view_list {
    std::vector<view> items;
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = view_list;
        return schema::object(
            "ViewList",
            "The views that somebody sees: built-in ones first, then by name.",
            schema::member("items", &self::items, "The views."),
            schema::member("versions", &self::versions, "The versions that the list is as of.")
        );
    }
};

/// True for the name of a field: letters, with lines between them.
[[nodiscard]] bool is_field_name(std::string_view text);

inline constexpr schema::text name_limits{.min = 1, .max = limits::view_name_max, .one_line = true};
inline constexpr schema::text query_limits{.max = limits::view_query_max, .one_line = true};
inline constexpr schema::text sort_limits{.max = limits::view_sort_max, .one_line = true};
inline constexpr schema::items columns_limits{
    .max = limits::view_columns_max,
    .each =
        {.min = 1,
         .max = limits::view_column_name_max,
         .pattern = "^[A-Za-z-]+$",
         .example = "severity",
         .check = is_field_name,
         .check_detail = "Name a field by letters."}
};
inline constexpr schema::items hidden_limits{
    .max = limits::view_board_columns_max, .each = value_limits
};
inline constexpr schema::items column_limits_limits{.max = limits::view_board_columns_max};

struct create_view_request {
    std::optional<view_id> id;
    std::optional<lacewing::project_id> project_id;
    std::string name;
    std::optional<std::string> query;
    std::optional<views::layout> layout;
    std::optional<std::vector<std::string>> columns;
    std::optional<grouping> group_by;
    std::optional<grouping> lanes_by;
    std::optional<std::string> sort;
    std::optional<std::vector<std::string>> hidden_columns;
    std::optional<std::vector<column_limit>> column_limits;
    std::optional<bool> is_shared;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_view_request;
        return schema::object(
            "CreateView",
            "A view as its maker sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "projectID", &self::project_id, "The project it belongs to; absent for all of them."
            ),
            schema::member("name", &self::name, "As people read it.", name_limits),
            schema::member(
                "query",
                &self::query,
                "What it shows, as in the query box. Kept as text: it opens although what it names "
                "is gone.",
                query_limits
            ),
            schema::member("layout", &self::layout, "As in View."),
            schema::member("columns", &self::columns, "As in View.", columns_limits),
            schema::member("groupBy", &self::group_by, "As in View."),
            schema::member("lanesBy", &self::lanes_by, "As in View."),
            schema::member("sort", &self::sort, "As in View.", sort_limits),
            schema::member("hiddenColumns", &self::hidden_columns, "As in View.", hidden_limits),
            schema::member(
                "columnLimits", &self::column_limits, "As in View.", column_limits_limits
            ),
            schema::member(
                "isShared", &self::is_shared, "true: everybody's; for Editors. Else one's own."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct change_view_request {
    std::optional<std::string> name;
    std::optional<std::string> query;
    std::optional<views::layout> layout;
    std::optional<std::vector<std::string>> columns;
    std::optional<grouping> group_by;
    std::optional<grouping> lanes_by;
    std::optional<std::string> sort;
    std::optional<std::vector<std::string>> hidden_columns;
    std::optional<std::vector<column_limit>> column_limits;
    std::optional<bool> is_shared;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = change_view_request;
        return schema::object(
            "ChangeView",
            "What shall change of a view.",
            schema::member("name", &self::name, "As in View.", name_limits),
            schema::member("query", &self::query, "As in View.", query_limits),
            schema::member("layout", &self::layout, "As in View."),
            schema::member("columns", &self::columns, "As in View.", columns_limits),
            schema::member("groupBy", &self::group_by, "As in View."),
            schema::member("lanesBy", &self::lanes_by, "As in View."),
            schema::member("sort", &self::sort, "As in View.", sort_limits),
            schema::member("hiddenColumns", &self::hidden_columns, "As in View.", hidden_limits),
            schema::member(
                "columnLimits", &self::column_limits, "As in View.", column_limits_limits
            ),
            schema::member(
                "isShared",
                &self::is_shared,
                "Shares one's own view, or makes a shared one one's own; for Editors."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::views
