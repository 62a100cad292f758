#pragma once

#include "access/actions.hpp"
#include "access/subjects.hpp"
#include "members/types.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::members::store {

/// False where the account is a member already; nothing is changed then.
[[nodiscard]] bool insert_member(
    db::transaction& tx,
    organization_id org,
    member_id id,
    user_id account,
    access::role role,
    timestamp joined
);

/// Without names, addresses and pictures, which are the account's.
[[nodiscard]] std::vector<member> list_members(
    db::reader& tx, organization_id org, const std::optional<http::page_position>& after, int limit
);

/// Without name, address and picture, as above.
[[nodiscard]] std::optional<member> find_member(db::reader& tx, organization_id org, member_id id);
[[nodiscard]] std::optional<member> find_member_of(
    db::reader& tx, organization_id org, user_id account
);

[[nodiscard]] bool is_member(db::reader& tx, organization_id org, const uuid& account);
/// Members and those who were.
[[nodiscard]] bool is_known(db::reader& tx, organization_id org, const uuid& account);

void update_role(db::transaction& tx, organization_id org, member_id id, access::role to);

/// Makes a former member of a member.
void remove_member(db::transaction& tx, organization_id org, const member& whom, timestamp now);

void lock_roster(db::transaction& tx, organization_id org);

struct person_row {
    person_id id;
    std::string name;
};
[[nodiscard]] std::optional<person_row> find_person(
    db::reader& tx, organization_id org, const uuid& id
);

[[nodiscard]] std::optional<person_id> find_person_named(
    db::reader& tx, organization_id org, std::string_view source, std::string_view name
);

/// False where that source brought that name already; nothing is changed then.
[[nodiscard]] bool insert_person(
    db::transaction& tx,
    organization_id org,
    person_id id,
    std::string_view source,
    std::string_view name
);

} // namespace lacewing::members::store
