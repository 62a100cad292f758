#include "dashboard/read_counts.hpp"

#include "access/access.hpp"
#include "dashboard/store.hpp"

namespace lacewing::dashboard {

outcome<bug_counts> read_counts(db::reader& tx, const access::actor& who) {
    if (who.is != access::actor::kind::user) return refused{access::missing({})};
    bug_counts all;
    for (const auto& place : store::places_of(tx, who)) {
        all.created += place.counts.created;
        all.open += place.counts.open;
        all.assigned += place.counts.assigned;
    }
    return all;
}

} // namespace lacewing::dashboard
