#pragma once

#include "platform/db/transaction.hpp"
#include "views/types.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::views::store {

/// By id.
[[nodiscard]] std::vector<view> list_shared(db::reader& tx, organization_id org);
[[nodiscard]] std::vector<view> list_personal(db::reader& tx, organization_id org, user_id of);

/// Anybody's.
[[nodiscard]] std::optional<view> find_view(db::reader& tx, organization_id org, view_id which);

[[nodiscard]] std::int64_t count_shared(db::reader& tx, organization_id org);
[[nodiscard]] std::int64_t count_personal(db::reader& tx, organization_id org, user_id of);

void insert_view(db::transaction& tx, const view& made);
void update_view(db::transaction& tx, const view& changed);
void delete_view(db::transaction& tx, organization_id org, view_id which);

} // namespace lacewing::views::store
