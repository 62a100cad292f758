#pragma once

#include "bugs/types.hpp"
#include "changes/types.hpp"
#include "platform/schema/describe.hpp"
#include "query/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::lists {

/// What a reader should know about how a query was understood.
struct query_note {
    std::string code;
    std::string detail;
    std::int64_t begin = 0;
    std::int64_t end = 0;

    bool operator==(const query_note&) const = default;
    static constexpr auto describe() {
        using self = query_note;
        return schema::object(
            "QueryNote",
            "What a reader should know about how a query was understood.",
            schema::member(
                "code",
                &self::code,
                "searched_as_text, label_unknown, person_unknown, project_unknown, status_unknown."
            ),
            schema::member("detail", &self::detail, "A sentence for people."),
            schema::member("begin", &self::begin, "Where it stands in the query: code points."),
            schema::member("end", &self::end, "Behind its last code point.")
        );
    }
};

using query_notes = std::optional<std::vector<query_note>>;
/// Absent where there are none.
[[nodiscard]] query_notes shown_notes(const std::vector<query::note>& notes);

/// A page of the bugs that answer a query.
struct bug_list {
    std::vector<bugs::bug> items;
    std::optional<std::string> next_cursor; ///< absent on the last page
    std::int64_t total = 0;                 ///< on all pages together
    query_notes notes;
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = bug_list;
        return schema::object(
            "BugList",
            "Bugs without their descriptions.",
            schema::member("items", &self::items, "The bugs of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for the next page."),
            schema::member("total", &self::total, "Bugs on all pages together."),
            schema::member("notes", &self::notes, "Of the query, where there are any."),
            schema::member("versions", &self::versions, "The versions that the page is as of.")
        );
    }
};

struct bug_group {
    std::optional<std::string> value; ///< absent where the field is empty
    std::optional<std::string> lane;  ///< of the second field
    std::int64_t count = 0;

    bool operator==(const bug_group&) const = default;
    static constexpr auto describe() {
        using self = bug_group;
        return schema::object(
            "BugGroup",
            "Bugs that have one value in common.",
            schema::member(
                "value",
                &self::value,
                "An id (status, project, person, label, bug), a word or a day; absent where the "
                "field is empty."
            ),
            schema::member("lane", &self::lane, "The same of the second field."),
            schema::member("count", &self::count, "How many bugs.")
        );
    }
};

struct bug_groups {
    std::vector<bug_group> items;
    std::int64_t total = 0;
    bool has_more = false;
    query_notes notes;

    static constexpr auto describe() {
        using self = bug_groups;
        return schema::object(
            "BugGroups",
            "How the bugs of a query spread over the values of a field.",
            schema::member("items", &self::items, "The largest first."),
            schema::member("total", &self::total, "Bugs in all groups, each counted once."),
            schema::member("hasMore", &self::has_more, "Whether smaller groups were left out."),
            schema::member("notes", &self::notes, "Of the query, where there are any.")
        );
    }
};

struct field_value {
    std::string value;
    std::optional<uuid> id;
    std::int64_t count = 0;

    bool operator==(const field_value&) const = default;
    static constexpr auto describe() {
        using self = field_value;
        return schema::object(
            "FieldValue",
            "A value that can stand behind a field in a query.",
            schema::member("value", &self::value, "As a query names it, without quotation marks."),
            schema::member("id", &self::id, "Of a person, label or project."),
            schema::member("count", &self::count, "How many bugs have it.")
        );
    }
};

struct field_values {
    std::vector<field_value> items;

    static constexpr auto describe() {
        using self = field_values;
        return schema::object(
            "FieldValues",
            "Values that complete what is being typed.",
            schema::member("items", &self::items, "The most frequent first; few.")
        );
    }
};

/// Of one severity each, unset first.
using counts_by_severity = std::vector<std::int64_t>;

struct series_day {
    std::string day;
    std::int64_t opened = 0;
    std::int64_t closed = 0;
    std::int64_t open = 0;
    counts_by_severity open_by_severity;

    bool operator==(const series_day&) const = default;
    static constexpr auto describe() {
        using self = series_day;
        return schema::object(
            "SeriesDay",
            "What happened to the bugs of a query on a day.",
            schema::member("day", &self::day, "2026-11-21, in the reader's zone."),
            schema::member("opened", &self::opened, "Reported on that day."),
            schema::member("closed", &self::closed, "Closed on that day, and still closed."),
            schema::member("open", &self::open, "Open at its end."),
            schema::member(
                "openBySeverity", &self::open_by_severity, "Of them unset, S1, S2, S3, S4."
            )
        );
    }
};

struct bug_series {
    std::vector<series_day> items;
    query_notes notes;

    static constexpr auto describe() {
        using self = bug_series;
        return schema::object(
            "BugSeries",
            "The bugs of a query over time.",
            schema::member("items", &self::items, "The oldest day first, today last."),
            schema::member("notes", &self::notes, "Of the query, where there are any.")
        );
    }
};

} // namespace lacewing::lists
