#include "dashboard/store.hpp"

#include "access/access.hpp"
#include "bugs/rules.hpp"
#include "dashboard/list_sql.hpp"
#include "organizations/counts.hpp"
#include "platform/core/limits.hpp"

#include <stdexcept>

namespace lacewing::dashboard::store {

namespace {

constexpr std::string_view select_places =
    "SELECT m.org_id, o.org_name, COALESCE(p.created, 0), c.open_bugs, COALESCE(p.assigned, 0), "
    "m.member_role "
    "FROM org_members m JOIN orgs o ON o.id = m.org_id JOIN org_counts c ON c.org_id = m.org_id "
    "LEFT JOIN principal_bug_counts p ON p.org_id = m.org_id AND p.principal_id = m.member_id "
    "WHERE m.member_id = $1 AND o.deleted_at IS NULL ORDER BY m.org_id LIMIT $2";

db::result ask(db::reader& tx, const place& in, user_id who, bug_list which, const range& of) {
    const auto& [before, since, limit] = of;
    switch (which) {
    case bug_list::created:
        return tx.query(select_created, in.org, who, limit, before.number, before.id, since);
    case bug_list::assigned:
        return tx.query(select_assigned, in.org, who, limit, before.number, before.id, since);
    default:
        return tx.query(select_open, in.org, in.reader, limit, before.number, before.id, since);
    }
}

my_bug read_bug(const db::result& rows, const place& in) {
    const auto category = schema::value_named<projects::category>(rows.get<std::string_view>(7));
    if (!category) {
        throw std::runtime_error{"a status has a category that this program does not know"};
    }
    my_bug found;
    found.id = rows.get<bug_id>(0);
    found.org_id = in.org;
    found.org_name = in.name;
    found.project_id = rows.get<project_id>(1);
    found.project_key = rows.get<std::string>(2);
    found.project_name = rows.get<std::string>(3);
    found.key = bugs::print_key(found.project_key, rows.get<std::int64_t>(4));
    found.title = rows.get<std::string>(5);
    found.status_name = rows.get<std::string>(6);
    found.status_category = *category;
    found.is_open = rows.get<bool>(8);
    found.created = rows.get<timestamp>(9);
    found.updated = rows.get<timestamp>(10);
    return found;
}

} // namespace

std::vector<place> places_of(db::reader& tx, const access::actor& who) {
    std::vector<place> found;
    auto rows = tx.query(select_places, who.user, limits::organizations_per_account_max);
    while (rows.next()) {
        if (who.only && *who.only != rows.get<organization_id>(0)) continue;
        const auto role = access::parse_role(rows.get<std::string_view>(5));
        found.push_back(
            {.org = rows.get<organization_id>(0),
             .name = rows.get<std::string>(1),
             .reader = access::reader_of(who, role.value_or(access::role::none)),
             .counts =
                 {.created = rows.get<std::int64_t>(2),
                  .open = rows.get<std::int64_t>(3),
                  .assigned = rows.get<std::int64_t>(4)}}
        );
    }
    for (auto& each : found) {
        for (const auto& more : organizations::restricted_counts(tx, each.org, each.reader)) {
            each.counts.open += more.open_bugs;
        }
    }
    return found;
}

std::vector<my_bug> list_of(
    db::reader& tx, const place& in, user_id who, bug_list which, const range& of
) {
    std::vector<my_bug> found;
    auto rows = ask(tx, in, who, which, of);
    while (rows.next()) found.push_back(read_bug(rows, in));
    return found;
}

} // namespace lacewing::dashboard::store
