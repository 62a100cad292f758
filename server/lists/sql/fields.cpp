#include "bugs/fields.hpp"

#include "lists/sql/conditions.hpp"

#include <fmt/ranges.h>

/// Fields whose values stand in the bug's own row, or are counted.
namespace lacewing::lists::sql {

namespace {

using query::field;

/// Both ends included.
std::string within(
    const std::string& what,
    const std::optional<std::string>& from,
    const std::optional<std::string>& to
) {
    if (from && to) return fmt::format("{} BETWEEN {} AND {}", what, *from, *to);
    if (from) return fmt::format("{} >= {}", what, *from);
    if (to) return fmt::format("{} <= {}", what, *to);
    return "TRUE";
}

template <class T>
std::optional<std::string> bind(writing& in, const std::optional<T>& value) {
    if (!value) return std::nullopt;
    return in.values.add(*value);
}

std::string of_category(writing& in, const std::string& words, std::string_view b) {
    return fmt::format(
        "{}.status_id IN (SELECT s.id FROM statuses s WHERE s.org_id = {} AND s.category IN ({}))",
        b,
        in.org,
        words
    );
}

std::string choice_column(field by, std::string_view b) {
    return fmt::format("{}.{}", b, query::facts_of(by).name);
}

} // namespace

std::string choice_value(writing& in, field by, std::size_t choice) {
    const auto word = query::facts_of(by).choices[choice];
    if (by == field::severity) {
        const auto known = schema::value_named<bugs::severity>(word);
        return in.values.add(static_cast<std::int64_t>(known.value()));
    }
    if (by == field::priority) {
        const auto known = schema::value_named<bugs::priority>(word);
        return in.values.add(static_cast<std::int64_t>(known.value()));
    }
    return in.values.add(std::string{word});
}

std::string choice_condition(
    writing& in, field by, const query::choice_span& of, std::string_view b
) {
    std::vector<std::string> chosen;
    for (auto at = of.first; at <= of.last; ++at) chosen.push_back(choice_value(in, by, at));
    const auto list = fmt::format("{}", fmt::join(chosen, ", "));
    if (by == field::category) return of_category(in, list, b);
    return fmt::format("{} IN ({})", choice_column(by, b), list);
}

std::string count_of(const writing& in, field by, std::string_view b) {
    switch (by) {
    case field::votes:
        return fmt::format("{}.vote_count", b);
    case field::reopened:
        return fmt::format("{}.reopen_count", b);
    case field::comments:
        return fmt::format("{}.comment_count", b);
    case field::watchers:
        return fmt::format(
            "(SELECT COUNT(*) FROM bug_watchers c WHERE c.org_id = {} AND c.bug_id = {}.id)",
            in.org,
            b
        );
    case field::attachments:
        return fmt::format(
            "(SELECT COUNT(*) FROM attachments c WHERE c.org_id = {} AND c.bug_id = {}.id "
            "AND c.removed_at IS NULL)",
            in.org,
            b
        );
    default:
        throw std::logic_error{"this field is no count"};
    }
}

std::string number_condition(
    writing& in, field by, const query::number_span& of, std::string_view b
) {
    const auto from = bind(in, of.from);
    const auto to = bind(in, of.to);
    if (by != field::estimate) return within(count_of(in, by, b), from, to);
    const auto column = fmt::format("{}.estimate_hundredths", b);
    return fmt::format("({} IS NOT NULL AND {})", column, within(column, from, to));
}

std::string_view moment_column(field by) {
    switch (by) {
    case field::created:
    case field::age:
        return "created_at";
    case field::updated:
        return "updated_at";
    case field::closed:
        return "closed_at";
    case field::since:
    case field::in_status:
        return "status_since";
    default:
        throw std::logic_error{"this field is no moment"};
    }
}

std::string moment_condition(
    writing& in, field by, const query::moment_span& of, std::string_view b
) {
    const auto column = fmt::format("{}.{}", b, moment_column(by));
    std::vector<std::string> parts;
    if (by == field::closed) parts.push_back(fmt::format("{} IS NOT NULL", column));
    if (of.from) parts.push_back(fmt::format("{} >= {}", column, in.values.add(*of.from)));
    if (of.to) parts.push_back(fmt::format("{} < {}", column, in.values.add(*of.to)));
    if (parts.empty()) return "TRUE";
    return fmt::format("({})", fmt::join(parts, " AND "));
}

std::string day_condition(writing& in, const query::day_span& of, std::string_view b) {
    const auto column = fmt::format("{}.due", b);
    return fmt::format(
        "({} IS NOT NULL AND {})", column, within(column, bind(in, of.from), bind(in, of.to))
    );
}

std::string empty_condition(writing& in, field by, std::string_view b) {
    switch (by) {
    case field::resolution:
        return fmt::format("({}.resolution = 'none')", b);
    case field::severity:
    case field::priority:
        return fmt::format("({} = 0)", choice_column(by, b));
    case field::assignee:
        return fmt::format("({}.assigned_members = '[]')", b);
    case field::label:
        return fmt::format("({}.labels = '[]')", b);
    case field::environment:
        return fmt::format("({}.environment = '[]')", b);
    case field::closed:
        return fmt::format("({}.closed_at IS NULL)", b);
    case field::due:
        return fmt::format("({}.due IS NULL)", b);
    case field::estimate:
        return fmt::format("({}.estimate_hundredths IS NULL)", b);
    case field::watcher:
        return fmt::format("({} = 0)", count_of(in, field::watchers, b));
    case field::voter:
        return fmt::format("({} = 0)", count_of(in, field::votes, b));
    case field::votes:
    case field::comments:
    case field::attachments:
    case field::watchers:
    case field::reopened:
        return fmt::format("({} = 0)", count_of(in, by, b));
    default:
        break;
    }
    // Every bug has the others.
    if (query::facts_of(by).kind != query::kind::relation) return "FALSE";
    return fmt::format("(NOT {})", relation_condition(in, by, query::anything{}, b));
}

} // namespace lacewing::lists::sql
