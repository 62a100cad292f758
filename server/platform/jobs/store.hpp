#pragma once

#include "platform/db/transaction.hpp"
#include "platform/jobs/job.hpp"

#include <optional>
#include <string_view>

/// The module's SQL. A leased job is one whose `due` was moved to the end of the lease: whoever
/// holds it knows that moment, and every note about it names the moment, so a runner that was too
/// slow changes nothing.
namespace lacewing::jobs::store {

void insert_job(
    db::transaction& tx,
    std::string_view kind,
    std::string_view payload,
    timestamp now,
    timestamp due
);

/// The job that has been due longest, leased until `lease_end`; nothing where none is due.
[[nodiscard]] std::optional<job> lease_job(db::transaction& tx, timestamp now, timestamp lease_end);

void remove_job(db::transaction& tx, std::int64_t job, timestamp lease_end);
void postpone_job(db::transaction& tx, std::int64_t job, timestamp lease_end, timestamp due);

/// When the next job is due; nothing where the outbox is empty.
[[nodiscard]] std::optional<timestamp> next_due(db::reader& tx);

} // namespace lacewing::jobs::store
