#include "members/store.hpp"

namespace lacewing::members::store {

namespace {

constexpr std::string_view insert_member_row =
    "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
    "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (org_id, member_id) DO NOTHING";

constexpr std::string_view select_first_members =
    "SELECT id, member_id, member_role, joined_date FROM org_members "
    "WHERE org_id = $1 ORDER BY joined_date, id LIMIT $2";

constexpr std::string_view select_next_members =
    "SELECT id, member_id, member_role, joined_date FROM org_members "
    "WHERE org_id = $1 AND (joined_date, id) > ($3, $4) ORDER BY joined_date, id LIMIT $2";

constexpr std::string_view select_membership =
    "SELECT 1 FROM org_members WHERE org_id = $1 AND member_id = $2";

constexpr std::string_view select_member =
    "SELECT id, member_id, member_role, joined_date FROM org_members "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_member_of =
    "SELECT id, member_id, member_role, joined_date FROM org_members "
    "WHERE org_id = $1 AND member_id = $2";

constexpr std::string_view select_known =
    "SELECT 1 FROM org_members WHERE org_id = $1 AND member_id = $2 "
    "UNION ALL SELECT 1 FROM former_members WHERE org_id = $1 AND member_id = $2";

constexpr std::string_view update_member_role =
    "UPDATE org_members SET member_role = $3 WHERE org_id = $1 AND id = $2";

constexpr std::string_view delete_member = "DELETE FROM org_members WHERE org_id = $1 AND id = $2";

constexpr std::string_view insert_former =
    "INSERT INTO former_members (org_id, member_id, left_at) VALUES ($1, $2, $3) "
    "ON CONFLICT (org_id, member_id) DO UPDATE SET left_at = excluded.left_at";

constexpr std::string_view delete_former =
    "DELETE FROM former_members WHERE org_id = $1 AND member_id = $2";

// Members are of an organization: whoever changes them goes one after the other.
constexpr std::string_view lock_organization = "SELECT 1 FROM orgs WHERE id = $1 FOR NO KEY UPDATE";

constexpr std::string_view select_person = "SELECT name FROM persons WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_person_named =
    "SELECT id FROM persons WHERE org_id = $1 AND source = $2 AND name = $3";

constexpr std::string_view insert_person_row =
    "INSERT INTO persons (org_id, id, name, source) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (org_id, source, name) DO NOTHING";

member member_at(const db::result& row, organization_id org) {
    return {
        .id = row.get<member_id>(0),
        .org_id = org,
        .account = row.get<user_id>(1),
        .member_name = {},
        .member_email = std::nullopt,
        .member_role =
            access::parse_role(row.get<std::string_view>(2)).value_or(access::role::none),
        .joined_date = row.get<timestamp>(3),
        .profile_picture = std::nullopt
    };
}

} // namespace

bool insert_member(
    db::transaction& tx,
    organization_id org,
    member_id id,
    user_id account,
    access::role role,
    timestamp joined
) {
    if (tx.execute(insert_member_row, org, id, account, access::to_string(role), joined) == 0) {
        return false;
    }
    tx.execute(delete_former, org, account);
    return true;
}

std::vector<member> list_members(
    db::reader& tx, organization_id org, const std::optional<http::page_position>& after, int limit
) {
    std::vector<member> found;
    auto rows = after ? tx.query(select_next_members, org, limit, after->number, after->id)
                      : tx.query(select_first_members, org, limit);
    while (rows.next()) {
        found.push_back(member_at(rows, org));
    }
    return found;
}

std::optional<member> find_member(db::reader& tx, organization_id org, member_id id) {
    auto rows = tx.query(select_member, org, id);
    if (!rows.next()) return std::nullopt;
    return member_at(rows, org);
}

std::optional<member> find_member_of(db::reader& tx, organization_id org, user_id account) {
    auto rows = tx.query(select_member_of, org, account);
    if (!rows.next()) return std::nullopt;
    return member_at(rows, org);
}

bool is_member(db::reader& tx, organization_id org, const uuid& account) {
    auto rows = tx.query(select_membership, org, account);
    return rows.next();
}

bool is_known(db::reader& tx, organization_id org, const uuid& account) {
    auto rows = tx.query(select_known, org, account);
    return rows.next();
}

void update_role(db::transaction& tx, organization_id org, member_id id, access::role to) {
    tx.execute(update_member_role, org, id, access::to_string(to));
}

void remove_member(db::transaction& tx, organization_id org, const member& whom, timestamp now) {
    tx.execute(delete_member, org, whom.id);
    tx.execute(insert_former, org, whom.account, now);
}

void lock_roster(db::transaction& tx, organization_id org) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return;
    auto rows = tx.query(lock_organization, org);
    while (rows.next()) {
    }
}

std::optional<person_row> find_person(db::reader& tx, organization_id org, const uuid& id) {
    auto rows = tx.query(select_person, org, id);
    if (!rows.next()) return std::nullopt;
    return person_row{.id = person_id{id}, .name = rows.get<std::string>(0)};
}

std::optional<person_id> find_person_named(
    db::reader& tx, organization_id org, std::string_view source, std::string_view name
) {
    auto rows = tx.query(select_person_named, org, source, name);
    if (!rows.next()) return std::nullopt;
    return rows.get<person_id>(0);
}

bool insert_person(
    db::transaction& tx,
    organization_id org,
    person_id id,
    std::string_view source,
    std::string_view name
) {
    return tx.execute(insert_person_row, org, id, name, source) == 1;
}

} // namespace lacewing::members::store
