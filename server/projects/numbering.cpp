#include "projects/numbering.hpp"

#include "projects/store.hpp"

namespace lacewing::projects {

std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
) {
    return store::lock_numbering(tx, org, which);
}

std::int64_t bug_count(
    db::reader& tx, organization_id org, project_id which, const std::optional<uuid>& reader
) {
    auto count = store::bug_count(tx, org, which);
    for (const auto& each : organizations::restricted_counts(tx, org, reader)) {
        if (each.in == which) count += each.bugs;
    }
    return count;
}

void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<numbering>& next
) {
    store::count_bugs(tx, org, which, by, next);
}

} // namespace lacewing::projects
