#include "projects/numbering.hpp"

#include "projects/store.hpp"

namespace lacewing::projects {

std::optional<numbering> lock_numbering(
    db::transaction& tx, organization_id org, project_id which
) {
    return store::lock_numbering(tx, org, which);
}

std::int64_t bug_count(db::reader& tx, organization_id org, project_id which) {
    return store::bug_count(tx, org, which);
}

void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    const organizations::bug_difference& by,
    const std::optional<std::int64_t>& next_number
) {
    store::count_bugs(tx, org, which, by, next_number);
}

} // namespace lacewing::projects
