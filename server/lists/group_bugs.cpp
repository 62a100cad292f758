#include "lists/group_bugs.hpp"

#include "bugs/fields.hpp"
#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"
#include "lists/values_of_all.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::lists {

namespace {

using query::field;

enum class value_type { id, text, severity, priority };

/// How a list is grouped by a field.
struct grouped {
    std::string expression; ///< NULL where the field is empty
    std::string joined;     ///< tables that it needs
    value_type is = value_type::id;
};

constexpr std::array groupable{
    field::status,
    field::category,
    field::severity,
    field::priority,
    field::resolution,
    field::project,
    field::assignee,
    field::author,
    field::label,
    field::parent,
    field::due
};

std::string joined_rows(
    std::string_view org, std::string_view table, std::string_view alias, std::string_view more
) {
    return fmt::format(
        " LEFT JOIN {0} {1} ON {1}.org_id = {2} AND {1}.bug_id = b.id{3}", table, alias, org, more
    );
}

/// A bug has one parent at most; one that the asker does not know is none.
grouped grouped_by_parent(const sql::writing& in, std::string_view alias) {
    const auto parent = fmt::format("{}o", alias);
    return {
        .expression = fmt::format("CASE WHEN {} THEN {}.id END", sql::known(in, parent), parent),
        .joined = fmt::format(
            " LEFT JOIN relations {0} ON {0}.org_id = {1} AND {0}.kind = 'parent' AND "
            "{0}.from_bug = b.id LEFT JOIN bugs {2} ON {2}.org_id = {1} AND {2}.id = {0}.to_bug",
            alias,
            in.org,
            parent
        )
    };
}

/// A column of the bug. SQLite would take the index that has the groups in order, and read a row
/// for each of its entries: the sign keeps it from that.
std::string own_column(const sql::writing& in, std::string_view column) {
    return fmt::format("{}b.{}", in.speaks == db::dialect::sqlite ? "+" : "", column);
}

grouped grouped_by(const sql::writing& in, field by, std::string_view alias) {
    switch (by) {
    case field::status:
        return {.expression = own_column(in, "status_id"), .joined = ""};
    case field::category:
        return {
            .expression = fmt::format("{}.category", alias),
            .joined = fmt::format(
                " JOIN statuses {0} ON {0}.org_id = {1} AND {0}.project_id = b.project_id AND "
                "{0}.id = b.status_id",
                alias,
                in.org
            ),
            .is = value_type::text
        };
    case field::severity:
        return {"NULLIF(b.severity, 0)", "", value_type::severity};
    case field::priority:
        return {"NULLIF(b.priority, 0)", "", value_type::priority};
    case field::resolution:
        return {"NULLIF(b.resolution, 'none')", "", value_type::text};
    case field::project:
        return {.expression = own_column(in, "project_id"), .joined = ""};
    case field::author:
        return {.expression = own_column(in, "author_id"), .joined = ""};
    case field::assignee:
        return {
            .expression = fmt::format("{}.assignee_id", alias),
            .joined = joined_rows(
                in.org, "bug_assignees", alias, fmt::format(" AND {}.position = 0", alias)
            )
        };
    case field::label:
        return {
            .expression = fmt::format("{}.label_id", alias),
            .joined = joined_rows(in.org, "bug_labels", alias, "")
        };
    case field::parent:
        return grouped_by_parent(in, alias);
    case field::due:
        return {"b.due", "", value_type::text};
    default:
        throw std::logic_error{"bugs are not grouped by this field"};
    }
}

template <class E>
std::string word_of(std::int64_t number) {
    return std::string{schema::name_of(static_cast<E>(number))};
}

std::optional<std::string> value_at(const db::result& rows, int column, value_type is) {
    if (rows.is_null(column)) return std::nullopt;
    switch (is) {
    case value_type::id:
        return to_string(rows.get<uuid>(column));
    case value_type::text:
        return rows.get<std::string>(column);
    case value_type::severity:
        return word_of<bugs::severity>(rows.get<std::int64_t>(column));
    case value_type::priority:
        return word_of<bugs::priority>(rows.get<std::int64_t>(column));
    }
    return std::nullopt;
}

problem not_groupable(std::string_view by) {
    const auto detail = fmt::format("A list cannot be grouped by {}.", by);
    return {
        .status = 400,
        .code = "field_invalid",
        .detail = detail,
        .fields = {{"?by", "field_invalid", detail}}
    };
}

/// The largest first.
void sort_groups(std::vector<bug_group>& groups) {
    std::ranges::sort(groups, [](const auto& one, const auto& other) {
        return std::tie(other.count, one.value, one.lane) <
               std::tie(one.count, other.value, other.lane);
    });
}

std::string group_statement(
    asked_query& of, std::span<const grouped> by, bool is_of_counters, int most
) {
    std::string chosen;
    std::string tables;
    std::string groups;
    for (std::size_t at = 0; at < by.size(); ++at) {
        chosen += fmt::format("{}, ", by[at].expression);
        tables += by[at].joined;
        groups += fmt::format("{}{}", at == 0 ? "" : ", ", at + 1);
    }
    const auto counters = is_of_counters ? of.from_counters(tables) : std::nullopt;
    return fmt::format(
        "SELECT {}{} {} GROUP BY {} ORDER BY {} DESC, {} LIMIT {}",
        chosen,
        counters ? "CAST(SUM(b.bugs) AS BIGINT)" : "COUNT(*)",
        counters ? *counters : of.from_where(tables),
        groups,
        by.size() + 1,
        groups,
        of.in().values.add(std::int64_t{most})
    );
}

bool is_told_by_counters(field by) {
    return by == field::status || by == field::category || by == field::project;
}

/// Of the fields whose values of all bugs are counted without looking at each bug.
std::optional<value_table> table_of(field by) {
    switch (by) {
    case field::author:
        return value_table{"bugs", "id", "author_id", ""};
    case field::assignee:
        return value_table{"bug_assignees", "bug_id", "assignee_id", " AND g.position = 0"};
    case field::label:
        return value_table{"bug_labels", "bug_id", "label_id", ""};
    default:
        return std::nullopt;
    }
}

query::node without_value(field by) {
    return {
        .is = query::filter{.by = by, .values = {{.is = query::nothing{}, .at = {}}}}, .at = {}
    };
}

std::optional<bug_groups> group_all(asked_query& of, field by, int most) {
    const auto in = table_of(by);
    if (!in) return std::nullopt;
    bug_groups groups;
    std::int64_t with_value = 0;
    for (const auto& [value, count] : count_of_all(of, *in)) {
        groups.items.push_back({.value = to_string(value), .lane = {}, .count = count});
        with_value += count;
    }
    // A bug may have several labels, and one author and one first assignee at most.
    const auto without =
        by == field::label ? of.count_of(without_value(by)) : of.count() - with_value;
    if (without > 0) groups.items.push_back({.value = {}, .lane = {}, .count = without});
    sort_groups(groups.items);
    groups.has_more = std::cmp_greater(groups.items.size(), most);
    if (groups.has_more) groups.items.resize(static_cast<std::size_t>(most));
    return groups;
}

bool is_of_few_words(field by) {
    return by == field::severity || by == field::priority || by == field::resolution;
}

/// One walk that counts all words at once: SQLite would sort the bugs by them.
bug_groups group_by_words(asked_query& of, field by) {
    const auto choices = query::facts_of(by).choices;
    std::string counted;
    for (std::size_t at = 0; at < choices.size(); ++at) {
        const query::choice_span only{.first = at, .last = at};
        counted += fmt::format(
            "COUNT(*) FILTER (WHERE {}), ", sql::choice_condition(of.in(), by, only, "b")
        );
    }
    const auto statement = fmt::format(
        "SELECT {}COUNT(*) FILTER (WHERE {}) {}",
        counted,
        sql::empty_condition(of.in(), by, "b"),
        of.from_where()
    );
    bug_groups groups;
    of.read(statement, [&](const db::result& rows) {
        for (std::size_t at = 0; at <= choices.size(); ++at) {
            const auto count = rows.get<std::int64_t>(static_cast<int>(at));
            if (count == 0) continue;
            groups.items.push_back({.value = {}, .lane = {}, .count = count});
            if (at < choices.size()) groups.items.back().value = std::string{choices[at]};
        }
    });
    sort_groups(groups.items);
    return groups;
}

outcome<std::vector<field>> parse_grouping(std::string_view by) {
    std::vector<field> fields;
    const auto comma = by.find(',');
    for (const auto each : {by.substr(0, comma), comma == by.npos ? by : by.substr(comma + 1)}) {
        const auto found = query::find_field(each);
        if (!found || std::ranges::find(groupable, *found) == groupable.end()) {
            return refused{not_groupable(each)};
        }
        if (std::ranges::find(fields, *found) == fields.end()) fields.push_back(*found);
    }
    return fields;
}

} // namespace

outcome<bug_groups> group_bugs(db::reader& tx, const question& what, std::string_view by) {
    auto begun = asked_query::begin(tx, what);
    if (!begun) return refused{std::move(begun).error()};
    auto& asked = **begun;
    const auto fields = parse_grouping(by);
    if (!fields) return refused{fields.error()};
    auto groups = group_bugs(asked, *fields, limits::groups_max);
    groups.notes = asked.notes();
    groups.total = asked.count();
    return groups;
}

bug_groups group_bugs(asked_query& of, std::span<const field> by, int most) {
    if (of.asks_for_all() && by.size() == 1) {
        if (auto groups = group_all(of, by.front(), most)) return *std::move(groups);
    }
    if (by.size() == 1 && is_of_few_words(by.front())) return group_by_words(of, by.front());
    std::vector<grouped> columns;
    for (const auto each : by) {
        columns.push_back(grouped_by(of.in(), each, fmt::format("g{}", columns.size())));
    }
    const bool is_of_counters = std::ranges::all_of(by, is_told_by_counters);
    bug_groups groups;
    of.read(group_statement(of, columns, is_of_counters, most + 1), [&](const db::result& rows) {
        if (std::cmp_equal(groups.items.size(), most)) {
            groups.has_more = true;
            return;
        }
        bug_group group{
            .value = value_at(rows, 0, columns[0].is),
            .lane = {},
            .count = rows.get<std::int64_t>(static_cast<int>(columns.size()))
        };
        if (columns.size() > 1) group.lane = value_at(rows, 1, columns[1].is);
        groups.items.push_back(std::move(group));
    });
    sort_groups(groups.items);
    return groups;
}

} // namespace lacewing::lists
