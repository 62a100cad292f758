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
};

/// Nothing where the organization has no such project.
[[nodiscard]] std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
);

/// All bugs of the project; 0 where there is no such project.
[[nodiscard]] std::int64_t bug_count(db::reader& tx, organization_id org, project_id which);

/// Keeps the project's counts exact: called in the transaction that moves its bugs. After new ones
/// `next_number` is the number that the next one gets; the project is locked then.
void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<std::int64_t>& next_number
);

} // namespace lacewing::projects
