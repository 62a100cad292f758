#include "platform/core/text.hpp"
#include "query/reading/grammar.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

namespace lacewing::query {

namespace {

constexpr std::size_t groupings_max = 2;

std::string names_of_all(bool facts::* that) {
    std::vector<std::string_view> names;
    for (const auto& each : all_fields()) {
        if (each.*that) names.push_back(each.name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

template <class Listed>
bool is_listed(const std::vector<Listed>& so_far, field by) {
    return std::ranges::find(so_far, by, &Listed::by) != so_far.end();
}

} // namespace

bool grammar::is_ending_ahead() const {
    const auto name = text::fold(name_ahead(from_));
    return name == "sort" || name == "group";
}

outcome<void> grammar::ending() {
    if (depth_ > 0) {
        return from_.refuse_here(
            "query_syntax",
            "sort: and group: belong to the whole query. Move them out of the "
            "parentheses."
        );
    }
    const bool sorts = text::fold(name_ahead(from_)) == "sort";
    from_.advance(sorts ? 5 : 6);
    do {
        const auto begin = from_.at();
        const auto read = sorts ? sort_by(begin) : group_by(begin);
        if (!read) return read;
    } while (from_.skip(","));
    return {};
}

outcome<void> grammar::sort_by(std::size_t begin) {
    const auto way = from_.skip("-") ? direction::descending : direction::ascending;
    const auto by = listed_field("sort");
    if (!by) return refused{by.error()};
    if (!facts_of(*by).sorts) {
        return from_.refuse(
            "query_value_invalid",
            fmt::format(
                "Nothing sorts by {}. Take one of {}.",
                facts_of(*by).name,
                names_of_all(&facts::sorts)
            ),
            begin,
            from_.at()
        );
    }
    if (is_listed(read_.sort, *by)) {
        return from_.refuse(
            "query_value_invalid", "Each field sorts once. Leave this out.", begin, from_.at()
        );
    }
    read_.sort.push_back({.by = *by, .direction = way, .at = from_.place_since(begin)});
    return {};
}

outcome<void> grammar::group_by(std::size_t begin) {
    const auto by = listed_field("group");
    if (!by) return refused{by.error()};
    if (!facts_of(*by).groups) {
        return from_.refuse(
            "query_value_invalid",
            fmt::format(
                "Nothing groups by {}. Take one of {}.",
                facts_of(*by).name,
                names_of_all(&facts::groups)
            ),
            begin,
            from_.at()
        );
    }
    if (is_listed(read_.group, *by) || read_.group.size() == groupings_max) {
        return from_.refuse(
            "query_value_invalid",
            "A query groups by two different fields at most. Leave this out.",
            begin,
            from_.at()
        );
    }
    read_.group.push_back({.by = *by, .at = from_.place_since(begin)});
    return {};
}

outcome<field> grammar::listed_field(std::string_view list) {
    const auto begin = from_.at();
    const auto name = from_.take_word({.at_comma = true});
    if (name.empty()) {
        return from_.refuse(
            "query_syntax",
            fmt::format("A field is missing. Write {}:severity, without a space before it.", list),
            begin,
            begin
        );
    }
    if (const auto by = find_field(name)) return *by;
    return from_.refuse(
        "query_field_unknown",
        fmt::format(
            "There is no field \"{}\"; the nearest is \"{}\".", name, nearest_field_name(name)
        ),
        begin,
        from_.at()
    );
}

} // namespace lacewing::query
