#include "batches/read_progress.hpp"

#include "access/access.hpp"
#include "batches/rules.hpp"
#include "bugs/on_bug.hpp"

namespace lacewing::batches {

namespace {

outcome<batch_progress> count_visible(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
) {
    batch_progress seen{.batch_id = which, .is_done = true, .total = {}};
    for (const auto& [kind, id] :
         store::touched_by(tx, org, which, {}, {}, limits::batch_things_counted_max)) {
        if (kind != changes::subject_kind::bug) continue;
        const auto known =
            bugs::require_bug(tx, who, org, to_string(id), access::action::see_content);
        if (known) ++seen.changed;
    }
    if (seen.changed == 0) return refused{access::missing(who)};
    return seen;
}

} // namespace

outcome<batch_progress> read_progress(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
) {
    if (const auto may = require_editor_of_own(tx, who, org); !may) return refused{may.error()};
    const auto row = store::find_batch(tx, org, which);
    if (!row || row->actor != who.as_principal()) return count_visible(tx, who, org, which);
    return batch_progress{
        .batch_id = which,
        .is_done = row->state != "running",
        .changed = row->changed,
        .unchanged = row->unchanged,
        .left_count = row->notes,
        .total = row->total
    };
}

} // namespace lacewing::batches
