#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lacewing::organizations {

/// How many bugs an act added; negative where it took some away.
struct bug_difference {
    std::int64_t bugs = 0;
    std::int64_t open_bugs = 0;
    bool operator==(const bug_difference&) const = default;
};

/// Keeps `bugCount` and the number of open bugs exact: called in the transaction that moves them.
void count_bugs(db::transaction& tx, organization_id org, const bug_difference& by);

/// All bugs of the organization that the reader (access::reader_of) may know; 0 where there is no
/// such organization.
[[nodiscard]] std::int64_t bug_count(
    db::reader& tx, organization_id org, const std::optional<uuid>& reader
);

/// Restricted bugs of a project that a reader may know.
struct restricted_count {
    project_id in;
    std::int64_t bugs = 0;
    std::int64_t open_bugs = 0;
};
/// From counters, by project; nothing where the reader knows none. What an organization's and a
/// project's own counts leave out.
[[nodiscard]] std::vector<restricted_count> restricted_counts(
    db::reader& tx, organization_id org, const std::optional<uuid>& reader
);

/// Until the commit, no other transaction that locks the organization goes on: for what must be
/// unique or limited in the organization as a whole.
void lock(db::transaction& tx, organization_id org);

} // namespace lacewing::organizations
