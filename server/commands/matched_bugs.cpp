#include "commands/matched_bugs.hpp"

#include "batches/limits.hpp"
#include "bugs/listed_bug.hpp"
#include "lists/find_bugs.hpp"
#include "lists/sql/conditions.hpp"
#include "lists/sql/ordering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace lacewing::commands {

namespace {

outcome<void> check_count(lists::asked_query& of) {
    const auto count = of.count();
    if (count <= static_cast<std::int64_t>(limits::bulk_ids_max)) return {};
    return refused{problem{
        .status = 422,
        .code = "command_too_large",
        .detail = fmt::format(
            "{} bugs match, and a command changes {} at most. Ask for fewer: those of one "
            "project, or reported before a day.",
            count,
            limits::bulk_ids_max
        ),
        .fields = {},
        .retry_after_s = {},
        .current = {}
    }};
}

principal author_at(const db::result& rows, const bugs::bug& of) {
    const auto kind = parse_principal_kind(rows.get<std::string_view>(bugs::listed_columns_count));
    if (!kind) throw std::runtime_error{"a bug's author is of a kind that is not known"};
    return {.is = *kind, .value = of.bug_author};
}

} // namespace

outcome<std::vector<matched_bug>> matched_bugs(lists::asked_query& of, const asked_command& what) {
    if (const auto fine = check_count(of); !fine) return refused{fine.error()};
    const auto keys = lists::sql::sort_keys(of.in(), "b", lists::sql::default_order::newest_change);
    std::vector<std::string> columns;
    for (const auto& each : keys) columns.push_back(each.expression);
    const bool may_close = !what.change.status_in.empty();
    const auto blocked =
        may_close ? lists::sql::flag_condition(of.in(), query::flag::blocked, "b") : "FALSE";
    const auto statement = fmt::format(
        "SELECT {}, b.author_kind, {} {} ORDER BY {} LIMIT {}",
        bugs::listed_columns,
        blocked,
        of.from_where(" JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id"),
        lists::sql::order_by(keys, columns, "b.id"),
        of.in().values.add(static_cast<std::int64_t>(limits::bulk_ids_max))
    );
    std::vector<matched_bug> found;
    of.read(statement, [&](const db::result& rows) {
        matched_bug one{.shown = bugs::read_listed(rows, of.who().org), .author = {}};
        one.author = author_at(rows, one.shown);
        one.is_blocked = rows.get<bool>(bugs::listed_columns_count + 1);
        found.push_back(std::move(one));
    });
    return found;
}

outcome<std::vector<uuid>> matched_ids(lists::asked_query& of) {
    if (const auto fine = check_count(of); !fine) return refused{fine.error()};
    std::vector<uuid> found;
    for (const auto& each : lists::find_all(of)) found.push_back(each.value);
    std::ranges::sort(found);
    return found;
}

} // namespace lacewing::commands
