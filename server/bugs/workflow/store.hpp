#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// The SQL of statuses and the bugs that stand in them; private to this module.
namespace lacewing::bugs::store {

/// By id; restricted and deleted ones too.
[[nodiscard]] std::vector<bug_id> some_in_status(
    db::reader& tx, organization_id org, project_id in, status_id which, int count
);
/// Those that the reader (access::reader_of) may know; from counters.
[[nodiscard]] std::int64_t count_in_status(
    db::reader& tx,
    organization_id org,
    project_id in,
    status_id which,
    const std::optional<uuid>& reader
);
/// Nobody else changes the bug until the commit.
void lock_bug(db::transaction& tx, organization_id org, bug_id which);

} // namespace lacewing::bugs::store
