#include "labels/change_label.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "labels/create_label.hpp"
#include "labels/label_changes.hpp"
#include "labels/store.hpp"
#include "organizations/counts.hpp"

#include <utility>

namespace lacewing::labels {

outcome<label> change_label(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    label_id which,
    const change_label_request& what
) {
    const auto role = access::require(tx, by.who, access::action::manage_labels, {.org = org});
    if (!role) return refused{role.error()};
    organizations::lock(tx, org);
    const auto before = store::find_label_for_change(tx, org, which);
    if (!before) return refused{access::missing(by.who)};
    auto after = *before;
    if (what.name) {
        auto name = check_name(*what.name);
        if (!name) return refused{std::move(name).error()};
        after.name = *std::move(name);
        const auto named_so = store::find_by_name(tx, org, after.name);
        if (named_so && *named_so != which) return refused{name_taken()};
    }
    after.color = what.color.value_or(before->color);
    after.description = what.description.value_or(before->description);
    if (after == *before) return after;

    store::update_label(tx, after);
    changes::record(tx, change_between(by, *before, after));
    return after;
}

} // namespace lacewing::labels
