#pragma once

#include "platform/core/joined.hpp"

#include <string_view>

/// The statements behind the lists of bugs, apart so that a test can ask the databases for their
/// plans: each is one range of an index, whatever the organization holds. $1 is the organization.
namespace lacewing::bugs::store {

namespace sql {

/// What a list shows of a bug.
inline constexpr std::string_view columns =
    "SELECT b.id, b.project_id, p.key, b.number, b.title, b.status_id, b.is_open, b.resolution, "
    "b.author_id, b.assigned_members, b.created_at, b.updated_at, b.closed_at, b.status_since, "
    "b.reopen_count, b.rev, b.severity, b.priority, b.due, b.estimate_hundredths";
inline constexpr std::string_view from =
    " FROM bugs b JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "WHERE b.org_id = $1 AND b.deleted_at IS NULL AND ";

inline constexpr std::string_view first_of_project =
    "b.project_id = $2 ORDER BY b.number DESC LIMIT $3";
inline constexpr std::string_view next_of_project =
    "b.project_id = $2 AND b.number < $4 ORDER BY b.number DESC LIMIT $3";
inline constexpr std::string_view first_of_organization =
    "TRUE ORDER BY b.created_at DESC, b.id DESC LIMIT $2";
inline constexpr std::string_view next_of_organization =
    "(b.created_at, b.id) < ($3, $4) ORDER BY b.created_at DESC, b.id DESC LIMIT $2";

} // namespace sql

inline constexpr std::string_view select_first_of_project =
    joined<sql::columns, sql::from, sql::first_of_project>::text;
inline constexpr std::string_view select_next_of_project =
    joined<sql::columns, sql::from, sql::next_of_project>::text;
inline constexpr std::string_view select_first_of_organization =
    joined<sql::columns, sql::from, sql::first_of_organization>::text;
inline constexpr std::string_view select_next_of_organization =
    joined<sql::columns, sql::from, sql::next_of_organization>::text;

} // namespace lacewing::bugs::store
