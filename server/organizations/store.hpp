#pragma once

#include "access/actions.hpp"
#include "organizations/types.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::organizations::store {

/// With counts and join code; without role and versions, which depend on the reader. Deleted
/// organizations are not found.
[[nodiscard]] std::optional<organization> find_organization(db::reader& tx, organization_id org);

/// At which rev each text last changed.
struct text_revs {
    std::int64_t name = 1;
    std::int64_t desc = 1;
};
[[nodiscard]] text_revs find_text_revs(db::reader& tx, organization_id org);

/// Name, description, privacy, switches and rev.
void update_organization(db::transaction& tx, const organization& changed, const text_revs& texts);

/// False where it was deleted before.
[[nodiscard]] bool mark_deleted(db::transaction& tx, organization_id org, timestamp now);
/// In the order of their ids, so that two transactions lock their streams in one order.
[[nodiscard]] std::vector<user_id> accounts_of(db::reader& tx, organization_id org);

[[nodiscard]] std::optional<organization_id> find_by_join_code(
    db::reader& tx, std::string_view join_code
);

[[nodiscard]] bool is_join_code_taken(db::reader& tx, std::string_view join_code);
void update_join_code(db::transaction& tx, organization_id org, std::string_view join_code);
void update_owner(db::transaction& tx, organization_id org, user_id owner);

/// With role and counts, without versions; by name, then id.
[[nodiscard]] std::vector<organization_summary> list_of_member(db::reader& tx, user_id account);
[[nodiscard]] std::int64_t count_of_member(db::reader& tx, user_id account);

/// An organization with one member and no bug. False where the id is taken, be it by a deleted one.
[[nodiscard]] bool insert_organization(db::transaction& tx, const organization& made);

void add_to_members(db::transaction& tx, organization_id org, std::int64_t difference);
void add_to_bugs(
    db::transaction& tx, organization_id org, std::int64_t bugs, std::int64_t open_bugs
);
[[nodiscard]] std::int64_t bug_count(db::reader& tx, organization_id org);
void lock(db::transaction& tx, organization_id org);

} // namespace lacewing::organizations::store
