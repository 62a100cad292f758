#pragma once

#include <string_view>

/// The statements behind the lists, apart so that a test can ask the databases for their plans:
/// each is one range of an index within one organization. $1 is the organization, $2 the user, $3
/// the number of rows; the range ends before ($4, $5) and begins at $6.
namespace lacewing::dashboard::store {

inline constexpr std::string_view select_created =
    "SELECT b.id, b.project_id, p.key, p.name, b.number, b.title, s.name, s.category, b.is_open, "
    "b.created_at, b.updated_at "
    "FROM bugs b JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "JOIN statuses s ON s.org_id = b.org_id AND s.project_id = b.project_id AND s.id = b.status_id "
    "WHERE b.org_id = $1 AND b.author_id = $2 AND (b.created_at, b.id) < ($4, $5) "
    "AND b.created_at >= $6 AND b.deleted_at IS NULL "
    "ORDER BY b.created_at DESC, b.id DESC LIMIT $3";

/// Asks for whom restricted bugs are read (access::reader_of) in place of a user.
inline constexpr std::string_view select_open =
    "SELECT b.id, b.project_id, p.key, p.name, b.number, b.title, s.name, s.category, b.is_open, "
    "b.created_at, b.updated_at "
    "FROM bugs b JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "JOIN statuses s ON s.org_id = b.org_id AND s.project_id = b.project_id AND s.id = b.status_id "
    "WHERE b.org_id = $1 AND b.is_open AND (b.created_at, b.id) < ($4, $5) "
    "AND b.created_at >= $6 AND b.deleted_at IS NULL AND (b.visibility = 'inherit' OR EXISTS ("
    "SELECT 1 FROM bug_readers r WHERE r.org_id = b.org_id AND r.bug_id = b.id "
    "AND r.reader_id = $2)) "
    "ORDER BY b.created_at DESC, b.id DESC LIMIT $3";

inline constexpr std::string_view select_assigned =
    "SELECT b.id, b.project_id, p.key, p.name, b.number, b.title, s.name, s.category, b.is_open, "
    "b.created_at, b.updated_at "
    "FROM bug_assignees a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id "
    "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "JOIN statuses s ON s.org_id = b.org_id AND s.project_id = b.project_id AND s.id = b.status_id "
    "WHERE a.org_id = $1 AND a.assignee_id = $2 AND (a.bug_created_at, a.bug_id) < ($4, $5) "
    "AND a.bug_created_at >= $6 AND b.deleted_at IS NULL "
    "ORDER BY a.bug_created_at DESC, a.bug_id DESC LIMIT $3";

} // namespace lacewing::dashboard::store
