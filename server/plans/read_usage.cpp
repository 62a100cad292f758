#include "plans/read_usage.hpp"

#include "access/actions.hpp"

namespace lacewing::plans {

namespace {

constexpr std::string_view count_organizations =
    "SELECT COUNT(*) FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "WHERE m.member_id = $1 AND m.member_role = $2 AND o.deleted_at IS NULL";

constexpr std::string_view count_projects =
    "SELECT COUNT(*) FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "JOIN projects p ON p.org_id = m.org_id AND p.deleted_at IS NULL "
    "WHERE m.member_id = $1 AND m.member_role = $2 AND o.deleted_at IS NULL";

constexpr std::string_view count_people =
    "SELECT COUNT(DISTINCT e.member_id) FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "JOIN org_members e ON e.org_id = m.org_id "
    "WHERE m.member_id = $1 AND m.member_role = $2 AND o.deleted_at IS NULL";

std::int64_t count(db::reader& tx, std::string_view sql, user_id who) {
    auto rows = tx.query(sql, who, access::to_string(access::role::owner));
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

} // namespace

usage read_usage(db::reader& tx, user_id who) {
    return {
        .organizations = count(tx, count_organizations, who),
        .projects = count(tx, count_projects, who),
        .members = count(tx, count_people, who)
    };
}

} // namespace lacewing::plans
