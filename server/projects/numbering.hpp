#pragma once

#include "access/subjects.hpp"
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

/// After new bugs: the number that the next one gets, and how many were added. The project is
/// locked.
void add_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    std::int64_t next_number,
    std::int64_t bugs,
    std::int64_t open_bugs
);

/// After bugs were closed or opened again.
void count_open_bugs(
    db::transaction& tx, organization_id org, project_id which, std::int64_t difference
);

} // namespace lacewing::projects
