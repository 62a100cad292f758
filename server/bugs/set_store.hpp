#pragma once

#include "bugs/store.hpp"
#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of what stands in tables beside a bug's row; private to this module.
namespace lacewing::bugs::store {

/// By id.
[[nodiscard]] std::vector<uuid> watchers_of(db::reader& tx, organization_id org, bug_id which);
[[nodiscard]] std::vector<uuid> voters_of(db::reader& tx, organization_id org, bug_id which);

/// Of bugs that have none yet.
void insert_labels(db::transaction& tx, std::span<const bug_row> made);
void insert_watchers(db::transaction& tx, std::span<const bug_row> made);

/// The labels, watchers and voters by which bugs are searched, as they stand in the bug.
void replace_labels(db::transaction& tx, const bug& of);
void replace_watchers(db::transaction& tx, const bug& of);
void replace_voters(db::transaction& tx, const bug& of);
/// Who may know the bug while it is restricted (access::reader_of); none while it is not.
void replace_readers(db::transaction& tx, const bug& of, std::span<const uuid> readers);
/// The bug's key leads to it, whatever key it gets now.
void keep_former_key(db::transaction& tx, const bug& of);
/// The bug that had that number in the project, under whichever of the project's keys.
[[nodiscard]] std::optional<bug_id> find_by_former_key(
    db::reader& tx, organization_id org, project_id in, std::int64_t number
);
[[nodiscard]] std::vector<std::string> former_keys_of(
    db::reader& tx, organization_id org, bug_id which
);
/// Some of the bugs that bear the label, deleted ones included, by id.
[[nodiscard]] std::vector<bug_id> some_bearers(
    db::reader& tx, organization_id org, label_id which, int count
);

/// Adds to the number of bugs in a status that an audience knows (bug_counts).
void add_to_audience(
    db::transaction& tx,
    organization_id org,
    const uuid& audience,
    project_id in,
    status_id status,
    std::int64_t by
);

} // namespace lacewing::bugs::store
