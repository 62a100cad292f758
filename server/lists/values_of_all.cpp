#include "lists/values_of_all.hpp"

#include <fmt/format.h>

namespace lacewing::lists {

std::map<uuid, std::int64_t> count_of_all(asked_query& of, const value_table& in) {
    const auto statement = fmt::format(
        "SELECT d.value, CAST(SUM(d.bugs) AS BIGINT) FROM ("
        "SELECT g.{value} AS value, COUNT(*) AS bugs FROM {table} g WHERE g.org_id = {org}{only} "
        "GROUP BY g.{value} UNION ALL "
        "SELECT g.{value}, -COUNT(*) FROM {withheld} n CROSS JOIN {table} g WHERE g.org_id = {org} "
        "AND g.{bug} = n.id{only} GROUP BY g.{value}"
        ") d GROUP BY d.value HAVING SUM(d.bugs) > 0",
        fmt::arg("value", in.value),
        fmt::arg("table", in.bug_table),
        fmt::arg("org", of.in().org),
        fmt::arg("only", in.only),
        fmt::arg("withheld", sql::withheld(of.in())),
        fmt::arg("bug", in.bug)
    );
    std::map<uuid, std::int64_t> found;
    of.read(statement, [&](const db::result& rows) {
        found[rows.get<uuid>(0)] = rows.get<std::int64_t>(1);
    });
    return found;
}

} // namespace lacewing::lists
