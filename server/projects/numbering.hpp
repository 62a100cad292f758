#pragma once

#include "access/subjects.hpp"
#include "organizations/counts.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string>

/// What the bugs of a project keep at it.
namespace lacewing::projects {

/// A project that is locked until the commit: numbers are handed out in the order of commits.
struct numbering {
    std::string key;
    std::int64_t next_number = 1;
    std::int64_t next_restricted_number = 1; ///< of bugs that are reported as restricted ones
};

/// Nothing where the organization has no such project.
[[nodiscard]] std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
);

/// All bugs of the project that the reader (access::reader_of) may know; 0 where there is no such
/// project.
[[nodiscard]] std::int64_t bug_count(
    db::reader& tx, organization_id org, project_id which, const std::optional<uuid>& reader
);

/// Keeps the project's counts exact: called in the transaction that moves its bugs. After new ones
/// `next` are the numbers that the next ones get; the project is locked then.
void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<numbering>& next
);

} // namespace lacewing::projects
