#include "lists/sql/ordering.hpp"

#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

namespace lacewing::lists::sql {

namespace {

using query::field;

/// Ends of every order of texts and ids.
constexpr std::string_view last_text = "\U0010ffff";
uuid last_id() {
    uuid made;
    made.bytes.fill(std::numeric_limits<std::uint8_t>::max());
    return made;
}

/// By the order of bytes, which both databases then agree on.
std::string in_bytes(const writing& in, std::string expression) {
    if (in.speaks == db::dialect::sqlite) return expression;
    return fmt::format("({}) COLLATE \"C\"", expression);
}

std::string project_key(const writing& in, std::string_view b) {
    return in_bytes(
        in,
        fmt::format(
            "(SELECT p.key FROM projects p WHERE p.org_id = {} AND p.id = {}.project_id)", in.org, b
        )
    );
}

/// A column that may be empty, with what stands in for nothing.
std::string or_last(std::string_view column, bool is_descending, std::string_view last) {
    const std::string_view first = last.starts_with('\'') ? "''" : "-1";
    return fmt::format("COALESCE({}, {})", column, is_descending ? first : last);
}

/// Words in the order of the field's choices; others are empty.
std::string ranked(field by, std::string_view column, bool is_descending) {
    const auto choices = query::facts_of(by).choices;
    std::string cases;
    for (std::size_t at = 0; at < choices.size(); ++at) {
        cases += fmt::format(" WHEN '{}' THEN {}", choices[at], at + 1);
    }
    return fmt::format(
        "CASE {}{} ELSE {} END", column, cases, is_descending ? 0 : choices.size() + 1
    );
}

std::string of_status(const writing& in, std::string_view what, std::string_view b) {
    return fmt::format(
        "(SELECT {} FROM statuses s WHERE s.org_id = {} AND s.project_id = {}.project_id AND "
        "s.id = {}.status_id)",
        what,
        in.org,
        b,
        b
    );
}

/// Severities and priorities are numbered, and unset is 0.
std::string numbered_key(field by, bool is_descending, std::string_view b) {
    const auto column = fmt::format("{}.{}", b, query::facts_of(by).name);
    if (is_descending) return column;
    return fmt::format(
        "CASE WHEN {0} = 0 THEN {1} ELSE {0} END", column, query::facts_of(by).choices.size() + 1
    );
}

std::string first_assignee(const writing& in, std::string_view b) {
    return fmt::format(
        "(SELECT x.assignee_id FROM bug_assignees x WHERE x.org_id = {} AND x.bug_id = {}.id AND "
        "x.position = 0)",
        in.org,
        b
    );
}

std::string name_of_person(const writing& in, const std::string& id) {
    return fmt::format(
        "COALESCE((SELECT a.username_folded FROM accounts a WHERE a.uid = {0}), "
        "(SELECT n.name FROM persons n WHERE n.org_id = {1} AND n.id = {0}))",
        id,
        in.org
    );
}

/// By name where the asker may know names, else by id, so that one's bugs stand together.
sort_key person_key(writing& in, field by, bool is_descending, std::string_view b) {
    const auto id = by == field::author ? fmt::format("{}.author_id", b) : first_assignee(in, b);
    if (!in.who.sees_members) {
        const auto empty = in.values.add(is_descending ? uuid{} : last_id());
        return {
            .expression = fmt::format("COALESCE({}, {})", id, empty),
            .is_descending = is_descending,
            .is = sort_key::type::id
        };
    }
    const auto empty = in.values.add(std::string{is_descending ? "" : last_text});
    return {
        .expression = in_bytes(in, fmt::format("COALESCE({}, {})", name_of_person(in, id), empty)),
        .is_descending = is_descending,
        .is = sort_key::type::text
    };
}

std::string number_key(writing& in, field by, bool is_descending, std::string_view b) {
    constexpr std::string_view last = "9223372036854775807";
    switch (by) {
    case field::status:
        return of_status(
            in,
            fmt::format("({}) * 1000 + s.position", ranked(field::category, "s.category", false)),
            b
        );
    case field::category:
        return of_status(in, ranked(by, "s.category", is_descending), b);
    case field::resolution:
        return ranked(by, fmt::format("{}.resolution", b), is_descending);
    case field::severity:
    case field::priority:
        return numbered_key(by, is_descending, b);
    case field::closed:
        return or_last(fmt::format("{}.closed_at", b), is_descending, last);
    case field::estimate:
        return or_last(fmt::format("{}.estimate_hundredths", b), is_descending, last);
    case field::votes:
    case field::comments:
    case field::attachments:
    case field::watchers:
    case field::reopened:
        return count_of(in, by, b);
    default:
        return fmt::format("{}.{}", b, moment_column(by));
    }
}

void add_keys(writing& in, const query::order& of, std::string_view b, std::vector<sort_key>& to) {
    using enum sort_key::type;
    const bool is_down = of.direction == query::direction::descending;
    switch (of.by) {
    case field::key:
        to.push_back({project_key(in, b), is_down, text});
        to.push_back({fmt::format("{}.number", b), is_down, number});
        return;
    case field::project:
        to.push_back({project_key(in, b), is_down, text});
        return;
    case field::title:
        to.push_back(
            {in_bytes(
                 in, fmt::format("SUBSTR({}.title_folded, 1, {})", b, limits::sorted_title_max)
             ),
             is_down,
             text}
        );
        return;
    case field::due:
        to.push_back(
            {in_bytes(in, or_last(fmt::format("{}.due", b), is_down, "'9999-99-99'")), is_down, text
            }
        );
        return;
    case field::assignee:
    case field::author:
        to.push_back(person_key(in, of.by, is_down, b));
        return;
    case field::age:
    case field::in_status: // the younger, the later it began
        to.push_back({number_key(in, of.by, is_down, b), !is_down, number});
        return;
    default:
        to.push_back({number_key(in, of.by, is_down, b), is_down, number});
    }
}

std::string bind(writing& in, const sort_value& value) {
    return std::visit([&](const auto& each) { return in.values.add(each); }, value);
}

} // namespace

std::vector<sort_key> sort_keys(writing& in, std::string_view b, default_order otherwise) {
    constexpr query::order newest{
        .by = field::updated, .direction = query::direction::descending, .at = {}
    };
    std::vector<sort_key> keys;
    for (const auto& each : in.tree.sort) add_keys(in, each, b, keys);
    if (!keys.empty()) return keys;
    if (otherwise == default_order::rank) {
        return {{fmt::format("{}.rank", b), false, sort_key::type::text}};
    }
    add_keys(in, newest, b, keys);
    return keys;
}

std::string order_by(
    std::span<const sort_key> keys, std::span<const std::string> columns, std::string_view id
) {
    std::string written;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        written += fmt::format("{}{}, ", columns[at], keys[at].is_descending ? " DESC" : "");
    }
    return fmt::format("{}{}{}", written, id, keys.back().is_descending ? " DESC" : "");
}

std::string behind(
    writing& in, std::span<const sort_key> keys, const position& after, std::string_view b
) {
    std::vector<std::string> columns;
    std::vector<std::string> values;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        columns.push_back(keys[at].expression);
        values.push_back(bind(in, after.keys[at]));
    }
    const auto id = fmt::format("{}.id", b);
    const auto last = in.values.add(after.id);
    const bool is_down = keys.back().is_descending;
    const std::string_view beyond = is_down ? "<" : ">";
    // One range of an index where all keys run the same way.
    if (std::ranges::all_of(keys, [&](const auto& key) { return key.is_descending == is_down; })) {
        return fmt::format(
            "({}, {}) {} ({}, {})",
            fmt::join(columns, ", "),
            id,
            beyond,
            fmt::join(values, ", "),
            last
        );
    }
    auto written = fmt::format("{} {} {}", id, beyond, last);
    for (auto at = keys.size(); at-- > 0;) {
        written = fmt::format(
            "({0} {1} {2} OR ({0} = {2} AND {3}))",
            columns[at],
            keys[at].is_descending ? "<" : ">",
            values[at],
            written
        );
    }
    return written;
}

sort_value sort_value_at(const db::result& rows, int column, sort_key::type type) {
    switch (type) {
    case sort_key::type::number:
        return rows.get<std::int64_t>(column);
    case sort_key::type::text:
        return rows.get<std::string>(column);
    case sort_key::type::id:
        return rows.get<uuid>(column);
    }
    throw std::logic_error{"a sort key of no type"};
}

} // namespace lacewing::lists::sql
