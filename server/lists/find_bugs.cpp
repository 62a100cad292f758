#include "lists/find_bugs.hpp"

#include "bugs/listed_bug.hpp"
#include "bugs/read_bugs.hpp"
#include "changes/log.hpp"
#include "lists/cursor.hpp"
#include "lists/limits.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace lacewing::lists {

namespace {

using sql::sort_key;

cursor_scope scope_of(const question& what, const page_wanted& page, std::optional<project_id> in) {
    return {
        .org = what.org, .project = in, .q = what.q, .zone = what.how.zone, .order = page.order
    };
}

/// The bugs' own lists answer, from ranges of indexes and counters.
outcome<bug_list> find_plain(db::reader& tx, const question& what, const page_wanted& page) {
    constexpr std::array keys{sort_key::type::number};
    http::page_request wanted{.after = std::nullopt, .limit = page.limit};
    if (page.cursor) {
        // Else whoever may not see the organization would learn by cursors which projects it has.
        const auto see = access::action::see_content;
        const auto role = access::require(tx, what.who, see, {.org = what.org});
        if (!role) return refused{role.error()};
        const auto in =
            what.project ? projects::find_project(tx, what.org, *what.project) : std::nullopt;
        const auto after = parse_cursor(*page.cursor, scope_of(what, page, in), keys);
        if (!after) return refused{cursor_invalid()};
        wanted.after = {.number = std::get<std::int64_t>(after->keys[0]), .id = after->id};
    }
    auto found = bugs::list_bugs(tx, what.who, what.org, what.project, wanted);
    if (!found) return refused{std::move(found).error()};
    bug_list list{
        .items = std::move(found->items),
        .next_cursor = std::nullopt,
        .total = found->total,
        .notes = std::nullopt,
        .versions = found->versions
    };
    if (found->next_cursor) {
        const auto& last = list.items.back();
        const auto number = what.project ? last.number : last.created.microseconds;
        const auto in = what.project ? std::optional{last.project_id} : std::nullopt;
        list.next_cursor =
            print_cursor(scope_of(what, page, in), {.keys = {number}, .id = last.id.value});
    }
    return list;
}

std::vector<std::string> names_of_keys(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < count; ++at) names.push_back(fmt::format("k{}", at));
    return names;
}

/// Ids and sort keys first: an index may hold all of them, and whole rows are read for one page
/// alone.
std::string page_statement(
    asked_query& of, std::span<const sort_key> keys, const std::string& after, int limit
) {
    const auto& sort = of.tree().sort;
    const bool is_in_order = sort.empty() || sort.front().by == query::field::updated;
    const auto names = names_of_keys(keys.size());
    std::vector<std::string> outside;
    std::string chosen = "b.id AS id";
    std::string shown;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        chosen += fmt::format(", {} AS {}", keys[at].expression, names[at]);
        outside.push_back("f." + names[at]);
        shown += fmt::format(", f.{}", names[at]);
    }
    return fmt::format(
        "SELECT {}{} FROM (SELECT {} {}{} ORDER BY {} LIMIT {}) f "
        "JOIN bugs b ON b.org_id = {} AND b.id = f.id "
        "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id ORDER BY {}",
        bugs::listed_columns,
        shown,
        chosen,
        is_in_order ? of.from_where_in_order() : of.from_where(),
        after,
        sql::order_by(keys, names, "id"),
        of.in().values.add(std::int64_t{limit}),
        of.in().org,
        sql::order_by(keys, outside, "f.id")
    );
}

sql::position position_at(const db::result& rows, std::span<const sort_key> keys) {
    sql::position found;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        const auto column = bugs::listed_columns_count + static_cast<int>(at);
        found.keys.push_back(sql::sort_value_at(rows, column, keys[at].is));
    }
    found.id = rows.get<uuid>(0);
    return found;
}

problem export_too_large() {
    return {
        .status = 422,
        .code = "export_too_large",
        .detail = "Too many bugs for one file. Ask for fewer."
    };
}

} // namespace

bool is_plain(const question& what, const page_wanted& page) {
    return !what.q && page.order == sql::default_order::newest_change;
}

outcome<bug_list> find_bugs(db::reader& tx, const question& what, const page_wanted& page) {
    if (is_plain(what, page)) return find_plain(tx, what, page);
    auto begun = asked_query::begin(tx, what);
    if (!begun) return refused{std::move(begun).error()};
    auto& asked = **begun;

    const auto scope = scope_of(what, page, asked.project());
    const auto keys = sql::sort_keys(asked.in(), "b", page.order);
    std::string after;
    if (page.cursor) {
        std::vector<sort_key::type> types;
        for (const auto& each : keys) types.push_back(each.is);
        const auto from = parse_cursor(*page.cursor, scope, types);
        if (!from) return refused{cursor_invalid()};
        after = " AND " + sql::behind(asked.in(), keys, *from, "b");
    }
    bug_list list;
    sql::position last;
    // One row more tells whether another page follows.
    const auto statement = page_statement(asked, keys, after, page.limit + 1);
    asked.read(statement, [&](const db::result& rows) {
        if (std::ssize(list.items) == page.limit) {
            list.next_cursor = print_cursor(scope, last);
            return;
        }
        list.items.push_back(bugs::read_listed(rows, what.org));
        last = position_at(rows, keys);
    });
    list.notes = asked.notes();
    list.total = asked.count();
    list.versions = changes::versions_for(tx, what.org, asked.who().role);
    return list;
}

std::vector<bug_id> find_all(asked_query& of) {
    const auto keys = sql::sort_keys(of.in(), "b", sql::default_order::newest_change);
    std::vector<std::string> columns;
    for (const auto& each : keys) columns.push_back(each.expression);
    const auto statement = fmt::format(
        "SELECT b.id {} ORDER BY {} LIMIT {}",
        of.from_where(),
        sql::order_by(keys, columns, "b.id"),
        of.in().values.add(limits::export_bugs_max + 1)
    );
    std::vector<bug_id> found;
    of.read(statement, [&](const db::result& rows) { found.push_back(rows.get<bug_id>(0)); });
    if (std::cmp_greater(found.size(), limits::export_bugs_max)) throw refusal{export_too_large()};
    return found;
}

} // namespace lacewing::lists
