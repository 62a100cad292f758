#include "organizations/store.hpp"

#include "platform/core/text.hpp"

namespace lacewing::organizations::store {

namespace {

constexpr std::string_view select_organization =
    "SELECT o.org_name, o.org_desc, o.org_owner, o.created_date, o.is_private, o.join_code, "
    "c.members, c.bugs, o.rev, o.members_edit_any_bug, o.members_manage_keys FROM orgs o JOIN "
    "org_counts c ON c.org_id = o.id "
    "WHERE o.id = $1 AND o.deleted_at IS NULL";

constexpr std::string_view select_by_join_code =
    "SELECT id FROM orgs WHERE join_code = $1 AND deleted_at IS NULL";

constexpr std::string_view select_taken_join_code = "SELECT 1 FROM orgs WHERE join_code = $1";

constexpr std::string_view update_code = "UPDATE orgs SET join_code = $2 WHERE id = $1";

constexpr std::string_view update_org_owner = "UPDATE orgs SET org_owner = $2 WHERE id = $1";

constexpr std::string_view select_of_member =
    "SELECT o.id, o.org_name, o.org_desc, o.org_owner, o.created_date, o.is_private, "
    "m.member_role, c.members, c.bugs, o.rev, o.members_edit_any_bug, o.members_manage_keys "
    "FROM org_members m JOIN orgs o ON o.id = m.org_id JOIN org_counts c ON c.org_id = m.org_id "
    "WHERE m.member_id = $1 AND o.deleted_at IS NULL ORDER BY o.org_name_folded, o.id LIMIT $2";

constexpr std::string_view count_memberships =
    "SELECT COUNT(*) FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "WHERE m.member_id = $1 AND o.deleted_at IS NULL";

constexpr std::string_view select_text_revs = "SELECT name_rev, desc_rev FROM orgs WHERE id = $1";

constexpr std::string_view update_organization_row =
    "UPDATE orgs SET org_name = $2, org_name_folded = $3, org_desc = $4, is_private = $5, "
    "members_edit_any_bug = $6, members_manage_keys = $7, rev = $8, name_rev = $9, desc_rev = $10 "
    "WHERE id = $1";

constexpr std::string_view mark_deleted_row =
    "UPDATE orgs SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL";

constexpr std::string_view select_accounts =
    "SELECT member_id FROM org_members WHERE org_id = $1 ORDER BY member_id";

constexpr std::string_view insert_organization_row =
    "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
    "created_date, "
    "is_private) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";

constexpr std::string_view insert_counts =
    "INSERT INTO org_counts (org_id, members, bugs) VALUES ($1, 1, 0)";

constexpr std::string_view update_members =
    "UPDATE org_counts SET members = members + $2 WHERE org_id = $1";

constexpr std::string_view update_bugs =
    "UPDATE org_counts SET bugs = bugs + $2, open_bugs = open_bugs + $3 WHERE org_id = $1";

constexpr std::string_view select_bugs = "SELECT bugs FROM org_counts WHERE org_id = $1";

constexpr std::string_view lock_counts =
    "SELECT org_id FROM org_counts WHERE org_id = $1 FOR UPDATE";

} // namespace

std::optional<organization> find_organization(db::reader& tx, organization_id org) {
    auto rows = tx.query(select_organization, org);
    if (!rows.next()) return std::nullopt;
    organization found;
    found.id = org;
    found.org_name = rows.get<std::string>(0);
    found.org_desc = rows.get<std::string>(1);
    found.org_owner = rows.get<user_id>(2);
    found.created_date = rows.get<timestamp>(3);
    found.is_private = rows.get<bool>(4);
    found.join_code = rows.get<std::string>(5);
    found.member_count = rows.get<std::int64_t>(6);
    found.bug_count = rows.get<std::int64_t>(7);
    found.rev = rows.get<std::int64_t>(8);
    found.members_edit_any_bug = rows.get<bool>(9);
    found.members_manage_keys = rows.get<bool>(10);
    return found;
}

text_revs find_text_revs(db::reader& tx, organization_id org) {
    auto rows = tx.query(select_text_revs, org);
    if (!rows.next()) return {};
    return {.name = rows.get<std::int64_t>(0), .desc = rows.get<std::int64_t>(1)};
}

void update_organization(db::transaction& tx, const organization& changed, const text_revs& texts) {
    tx.execute(
        update_organization_row,
        changed.id,
        changed.org_name,
        text::fold(changed.org_name),
        changed.org_desc,
        changed.is_private,
        changed.members_edit_any_bug.value(),
        changed.members_manage_keys.value(),
        changed.rev,
        texts.name,
        texts.desc
    );
}

bool mark_deleted(db::transaction& tx, organization_id org, timestamp now) {
    return tx.execute(mark_deleted_row, org, now) == 1;
}

std::vector<user_id> accounts_of(db::reader& tx, organization_id org) {
    std::vector<user_id> found;
    auto rows = tx.query(select_accounts, org);
    while (rows.next()) found.push_back(rows.get<user_id>(0));
    return found;
}

std::optional<organization_id> find_by_join_code(db::reader& tx, std::string_view join_code) {
    auto rows = tx.query(select_by_join_code, join_code);
    if (!rows.next()) return std::nullopt;
    return rows.get<organization_id>(0);
}

bool is_join_code_taken(db::reader& tx, std::string_view join_code) {
    auto rows = tx.query(select_taken_join_code, join_code);
    return rows.next();
}

void update_join_code(db::transaction& tx, organization_id org, std::string_view join_code) {
    tx.execute(update_code, org, join_code);
}

void update_owner(db::transaction& tx, organization_id org, user_id owner) {
    tx.execute(update_org_owner, org, owner);
}

std::vector<organization_summary> list_of_member(db::reader& tx, user_id account) {
    std::vector<organization_summary> found;
    auto rows = tx.query(select_of_member, account, limits::organizations_per_account_max);
    while (rows.next()) {
        found.push_back(
            {.id = rows.get<organization_id>(0),
             .org_name = rows.get<std::string>(1),
             .org_desc = rows.get<std::string>(2),
             .org_owner = rows.get<user_id>(3),
             .created_date = rows.get<timestamp>(4),
             .is_private = rows.get<bool>(5),
             .rev = rows.get<std::int64_t>(9),
             .members_edit_any_bug = rows.get<bool>(10),
             .members_manage_keys = rows.get<bool>(11),
             .member_role =
                 access::parse_role(rows.get<std::string_view>(6)).value_or(access::role::none),
             .member_count = rows.get<std::int64_t>(7),
             .bug_count = rows.get<std::int64_t>(8),
             .versions = {}}
        );
    }
    return found;
}

std::int64_t count_of_member(db::reader& tx, user_id account) {
    auto rows = tx.query(count_memberships, account);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

bool insert_organization(db::transaction& tx, const organization& made) {
    const auto inserted = tx.execute(
        insert_organization_row,
        made.id,
        made.org_name,
        text::fold(made.org_name),
        made.org_desc,
        made.join_code,
        made.org_owner,
        made.created_date,
        made.is_private
    );
    if (inserted == 0) return false;
    tx.execute(insert_counts, made.id);
    return true;
}

void add_to_members(db::transaction& tx, organization_id org, std::int64_t difference) {
    tx.execute(update_members, org, difference);
}

void add_to_bugs(
    db::transaction& tx, organization_id org, std::int64_t bugs, std::int64_t open_bugs
) {
    tx.execute(update_bugs, org, bugs, open_bugs);
}

std::int64_t bug_count(db::reader& tx, organization_id org) {
    auto rows = tx.query(select_bugs, org);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

void lock(db::transaction& tx, organization_id org) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return;
    auto rows = tx.query(lock_counts, org);
    while (rows.next()) {
    }
}

} // namespace lacewing::organizations::store
