#pragma once

#include "labels/rules.hpp"
#include "labels/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::labels::store {

/// By folded name.
[[nodiscard]] std::vector<label> list_labels(db::reader& tx, organization_id org);
[[nodiscard]] std::optional<label> find_label(db::reader& tx, organization_id org, label_id which);
/// Nobody else changes or removes the label until the commit.
[[nodiscard]] std::optional<label> find_label_for_change(
    db::transaction& tx, organization_id org, label_id which
);
/// Nobody removes the label until the commit.
[[nodiscard]] std::optional<borne> find_borne(
    db::transaction& tx, organization_id org, label_id which
);
[[nodiscard]] std::optional<label_id> find_by_name(
    db::reader& tx, organization_id org, std::string_view name
);
[[nodiscard]] std::int64_t count_labels(db::reader& tx, organization_id org);

void insert_label(db::transaction& tx, const label& made);
void update_label(db::transaction& tx, const label& changed);
/// Whether any bug bears it, deleted ones included.
[[nodiscard]] bool is_borne(db::reader& tx, organization_id org, label_id which);
/// No bug bears it any more.
void delete_label(db::transaction& tx, organization_id org, label_id which);

} // namespace lacewing::labels::store
