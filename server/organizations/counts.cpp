#include "organizations/counts.hpp"

#include "organizations/store.hpp"

namespace lacewing::organizations {

void count_bugs(db::transaction& tx, organization_id org, const bug_difference& by) {
    store::add_to_bugs(tx, org, by.bugs, by.open_bugs);
}

std::int64_t bug_count(db::reader& tx, organization_id org) {
    return store::bug_count(tx, org);
}

void lock(db::transaction& tx, organization_id org) {
    store::lock(tx, org);
}

} // namespace lacewing::organizations
