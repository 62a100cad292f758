#include "labels/remove_label.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "labels/label_changes.hpp"
#include "labels/store.hpp"

namespace lacewing::labels {

outcome<label> require_removable(
    db::reader& tx, const access::actor& who, organization_id org, label_id which
) {
    const auto role = access::require(tx, who, access::action::manage_labels, {.org = org});
    if (!role) return refused{role.error()};
    const auto found = store::find_label(tx, org, which);
    if (!found) return refused{access::missing(who)};
    return *found;
}

bool remove_unborne(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which
) {
    const auto gone = store::find_label_for_change(tx, org, which);
    if (!gone) return true;
    if (store::is_borne(tx, org, which)) return false;
    store::delete_label(tx, org, which);
    changes::record(tx, removal_of(by, *gone));
    return true;
}

} // namespace lacewing::labels
