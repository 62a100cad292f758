#include "lists/complete_values.hpp"

#include "lists/group_bugs.hpp"
#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"
#include "lists/values_of_all.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

namespace lacewing::lists {

namespace {

using query::field;

using counts = std::map<std::string, std::int64_t>;

constexpr std::string_view select_label_names =
    "SELECT id, name FROM labels WHERE org_id = $1 ORDER BY name_folded, id";
constexpr std::string_view select_project_names =
    "SELECT id, key FROM projects WHERE org_id = $1 ORDER BY key, id";
constexpr std::string_view select_status_names_by_id =
    "SELECT id, name FROM statuses WHERE org_id = $1 ORDER BY position, name, id";
// A username says who is meant; people without an account have their names alone.
constexpr std::string_view select_people_names =
    "SELECT m.member_id, a.username FROM org_members m JOIN accounts a ON a.uid = m.member_id "
    "WHERE m.org_id = $1 "
    "UNION ALL SELECT f.member_id, a.username FROM former_members f "
    "JOIN accounts a ON a.uid = f.member_id WHERE f.org_id = $1 "
    "UNION ALL SELECT p.id, p.name FROM persons p WHERE p.org_id = $1";

/// A word of the name begins like that.
bool begins_like(std::string_view name, std::string_view folded_prefix) {
    if (folded_prefix.empty()) return true;
    const auto folded = text::fold(name);
    for (auto at = folded.find(folded_prefix); at != folded.npos;
         at = folded.find(folded_prefix, at + 1)) {
        if (at == 0 || std::string_view{" /-_.:@"}.contains(folded[at - 1])) return true;
    }
    return false;
}

problem field_unknown(std::string_view called) {
    const auto detail = fmt::format("There is no field {}.", called);
    return {
        .status = 400,
        .code = "field_invalid",
        .detail = detail,
        .fields = {{"?field", "field_invalid", detail}}
    };
}

counts counted_by(asked_query& of, field by) {
    counts found;
    const std::array fields{by};
    for (const auto& each : group_bugs(of, fields, std::numeric_limits<int>::max() - 1).items) {
        if (each.value) found[*each.value] = each.count;
    }
    return found;
}

/// Whom a set of people names: watchers and voters are counted by their own tables.
counts counted_people(asked_query& of, field by) {
    if (by == field::author) return counted_by(of, by);
    const auto in = by == field::assignee
                        ? value_table{"bug_assignees", "bug_id", "assignee_id", ""}
                    : by == field::watcher ? value_table{"bug_watchers", "bug_id", "user_id", ""}
                                           : value_table{"bug_voters", "bug_id", "user_id", ""};
    counts found;
    if (of.asks_for_all()) {
        for (const auto& [who, count] : count_of_all(of, in)) found[to_string(who)] = count;
        return found;
    }
    // SQLite is told to begin with the bugs.
    const auto statement = fmt::format(
        "SELECT g.{}, COUNT(*) {} AND g.bug_id = b.id AND g.org_id = {} GROUP BY 1",
        in.value,
        of.from_where(fmt::format(" CROSS JOIN {} g", in.bug_table)),
        of.in().org
    );
    of.read(statement, [&](const db::result& rows) {
        found[to_string(rows.get<uuid>(0))] = rows.get<std::int64_t>(1);
    });
    return found;
}

/// Named things that begin like the prefix; several of one name are one value.
field_values named(
    db::reader& tx,
    organization_id org,
    std::string_view select,
    const counts& by_id,
    std::string_view prefix
) {
    field_values values;
    std::map<std::string, std::size_t> places;
    const auto folded = text::fold(prefix);
    auto rows = tx.query(select, org);
    while (rows.next()) {
        const auto id = rows.get<uuid>(0);
        auto name = rows.get<std::string>(1);
        if (!begins_like(name, folded)) continue;
        const auto counted = by_id.find(to_string(id));
        const auto count = counted == by_id.end() ? 0 : counted->second;
        const auto [place, is_new] = places.emplace(name, values.items.size());
        if (is_new) {
            values.items.push_back({.value = std::move(name), .id = id, .count = count});
        } else {
            auto& same = values.items[place->second];
            same.count += count;
            same.id = std::nullopt;
        }
    }
    std::ranges::sort(values.items, [](const auto& one, const auto& other) {
        return std::tie(other.count, one.value) < std::tie(one.count, other.value);
    });
    if (std::cmp_greater(values.items.size(), limits::completions_max)) {
        values.items.resize(limits::completions_max);
    }
    return values;
}

field_values chosen(asked_query& of, field by, std::string_view prefix) {
    const auto by_word = counted_by(of, by);
    field_values values;
    for (const auto choice : query::facts_of(by).choices) {
        if (!begins_like(choice, text::fold(prefix))) continue;
        const auto counted = by_word.find(std::string{choice});
        values.items.push_back(
            {.value = std::string{choice},
             .id = {},
             .count = counted == by_word.end() ? 0 : counted->second}
        );
    }
    return values;
}

/// Of all bugs each flag knows a shorter way; of some, all flags are met in one walk over these.
field_values flagged(asked_query& of, std::string_view prefix) {
    field_values values;
    std::vector<std::string> sums;
    const auto words = query::facts_of(field::is).choices;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!begins_like(words[at], text::fold(prefix))) continue;
        values.items.push_back({.value = std::string{words[at]}, .id = {}, .count = 0});
        const auto flag = static_cast<query::flag>(at);
        if (of.asks_for_all()) {
            values.items.back().count = of.count_of(query::node{
                .is = query::filter{.by = field::is, .values = {{.is = flag, .at = {}}}}, .at = {}
            });
            continue;
        }
        const auto met = sql::flag_condition(of.in(), flag, "b");
        sums.push_back(fmt::format("COUNT(*) FILTER (WHERE {})", met));
    }
    if (sums.empty()) return values;
    const auto statement = fmt::format("SELECT {} {}", fmt::join(sums, ", "), of.from_where());
    of.read(statement, [&](const db::result& rows) {
        for (std::size_t at = 0; at < sums.size(); ++at) {
            values.items[at].count = rows.get<std::int64_t>(static_cast<int>(at));
        }
    });
    return values;
}

} // namespace

outcome<field_values> complete_values(
    db::reader& tx, const question& what, std::string_view called, std::string_view prefix
) {
    auto begun = asked_query::begin(tx, what);
    if (!begun) return refused{std::move(begun).error()};
    auto& of = **begun;
    const auto by = query::find_field(called);
    if (!by) return refused{field_unknown(called)};
    switch (query::facts_of(*by).kind) {
    case query::kind::choice:
    case query::kind::scale:
        return chosen(of, *by, prefix);
    case query::kind::flag:
        return flagged(of, prefix);
    case query::kind::label:
        return named(tx, what.org, select_label_names, counted_by(of, *by), prefix);
    case query::kind::title: {
        const auto select =
            *by == field::project ? select_project_names : select_status_names_by_id;
        return named(tx, what.org, select, counted_by(of, *by), prefix);
    }
    case query::kind::person:
        if (!of.who().sees_members) return field_values{};
        return named(tx, what.org, select_people_names, counted_people(of, *by), prefix);
    default:
        return field_values{};
    }
}

} // namespace lacewing::lists
