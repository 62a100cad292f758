#pragma once

#include "platform/schema/describe.hpp"
#include "views/limits.hpp"

#include <cstdint>
#include <string>

/// The values that a view's fields take.
namespace lacewing::views {

enum class layout { list, board };

constexpr auto describe_values(layout) {
    return schema::values(
        "ViewLayout",
        "How a view shows its bugs.",
        schema::named{layout::list, "list"},
        schema::named{layout::board, "board"}
    );
}

/// A field of bugs with one value each (assignee: the first).
enum class grouping {
    none,
    status,
    category,
    severity,
    priority,
    assignee,
    author,
    project,
    resolution
};

constexpr auto describe_values(grouping) {
    return schema::values(
        "ViewGrouping",
        "A field of which each bug has one value; of assignees the first counts.",
        schema::named{grouping::none, "none"},
        schema::named{grouping::status, "status"},
        schema::named{grouping::category, "category"},
        schema::named{grouping::severity, "severity"},
        schema::named{grouping::priority, "priority"},
        schema::named{grouping::assignee, "assignee"},
        schema::named{grouping::author, "author"},
        schema::named{grouping::project, "project"},
        schema::named{grouping::resolution, "resolution"}
    );
}

inline constexpr schema::text value_limits{
    .min = 1, .max = limits::view_value_max, .one_line = true
};

/// How many bugs a column of a board should hold at most.
struct column_limit {
    std::string column; ///< a value of the field that the columns are made of
    std::int64_t most = 1;

    bool operator==(const column_limit&) const = default;
    static constexpr auto describe() {
        using self = column_limit;
        return schema::object(
            "ColumnLimit",
            "How many bugs a column of a board should hold at most.",
            schema::member("column", &self::column, "The value it stands for.", value_limits),
            schema::member(
                "most",
                &self::most,
                "Work in progress; more are shown as too many.",
                schema::number{.min = 1, .max = limits::view_column_limit_max}
            )
        );
    }
};

} // namespace lacewing::views
