#pragma once

#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

/// How lists read bugs; for every module that lists some.
namespace lacewing::bugs {

/// What lists show of a bug `b` of the project `p`, as `read_listed` takes it.
inline constexpr std::string_view listed_columns =
    "b.id, b.project_id, p.key, b.number, b.title, b.status_id, b.is_open, b.resolution, "
    "b.author_id, b.assigned_members, b.created_at, b.updated_at, b.closed_at, b.status_since, "
    "b.reopen_count, b.rev, b.severity, b.priority, b.due, b.estimate_hundredths, b.labels, "
    "b.visibility, b.vote_count, b.snoozed_until, b.deleted_at, b.rank";
/// The first column behind them.
inline constexpr int listed_columns_count = 26;

/// Of the present row. Throws where the database holds what this program does not know.
[[nodiscard]] bug read_listed(const db::result& rows, organization_id org);

} // namespace lacewing::bugs
