#pragma once

#include "bugs/listed_bug.hpp"
#include "platform/core/joined.hpp"

#include <string_view>

/// The statements behind the lists of bugs, apart so that a test can ask the databases for their
/// plans: each is one range of an index, whatever the organization holds. $1 is the organization.
namespace lacewing::bugs::store {

namespace sql {

inline constexpr std::string_view select = "SELECT ";
inline constexpr std::string_view columns = joined<select, listed_columns>::text;
inline constexpr std::string_view from =
    " FROM bugs b JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "WHERE b.org_id = $1 AND ";
/// Restricted bugs are there for their readers alone; the reader stands behind.
inline constexpr std::string_view known_to =
    "b.deleted_at IS NULL AND (b.visibility = 'inherit' OR EXISTS (SELECT 1 FROM bug_readers r "
    "WHERE r.org_id = b.org_id AND r.bug_id = b.id AND r.reader_id = ";

inline constexpr std::string_view first_of_project =
    "$4)) AND b.project_id = $2 ORDER BY b.number DESC LIMIT $3";
inline constexpr std::string_view next_of_project =
    "$4)) AND b.project_id = $2 AND b.number < $5 ORDER BY b.number DESC LIMIT $3";
inline constexpr std::string_view first_of_organization =
    "$3)) ORDER BY b.created_at DESC, b.id DESC LIMIT $2";
inline constexpr std::string_view next_of_organization =
    "$3)) AND (b.created_at, b.id) < ($4, $5) ORDER BY b.created_at DESC, b.id DESC LIMIT $2";

inline constexpr std::string_view deleted_and_known_to =
    "b.deleted_at IS NOT NULL AND (b.visibility = 'inherit' OR EXISTS (SELECT 1 FROM bug_readers r "
    "WHERE r.org_id = b.org_id AND r.bug_id = b.id AND r.reader_id = $3)) "
    "AND (b.deleted_at, b.id) < ($4, $5) ";
inline constexpr std::string_view of_author = "AND b.author_kind = $6 AND b.author_id = $7 ";
inline constexpr std::string_view latest_deleted = "ORDER BY b.deleted_at DESC, b.id DESC LIMIT $2";

} // namespace sql

inline constexpr std::string_view select_first_of_project =
    joined<sql::columns, sql::from, sql::known_to, sql::first_of_project>::text;
inline constexpr std::string_view select_next_of_project =
    joined<sql::columns, sql::from, sql::known_to, sql::next_of_project>::text;
inline constexpr std::string_view select_first_of_organization =
    joined<sql::columns, sql::from, sql::known_to, sql::first_of_organization>::text;
inline constexpr std::string_view select_next_of_organization =
    joined<sql::columns, sql::from, sql::known_to, sql::next_of_organization>::text;
inline constexpr std::string_view select_deleted =
    joined<sql::columns, sql::from, sql::deleted_and_known_to, sql::latest_deleted>::text;
inline constexpr std::string_view select_deleted_of_author = joined<
    sql::columns,
    sql::from,
    sql::deleted_and_known_to,
    sql::of_author,
    sql::latest_deleted>::text;

} // namespace lacewing::bugs::store
