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

void add_bugs(
    db::transaction& tx,
    organization_id org,
    project_id which,
    std::int64_t next_number,
    std::int64_t bugs,
    std::int64_t open_bugs
) {
    store::add_bugs(tx, org, which, next_number, bugs, open_bugs);
}

void count_open_bugs(
    db::transaction& tx, organization_id org, project_id which, std::int64_t difference
) {
    store::count_open_bugs(tx, org, which, difference);
}

} // namespace lacewing::projects
