#include "bugs/change_bugs.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/edit_of_one.hpp"
#include "bugs/store.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::bugs {

namespace {

/// As they stand, by id: all are locked, in that order, before the first is changed.
std::vector<std::optional<store::bug_row>> lock_all(
    db::transaction& tx, organization_id org, std::span<const uuid> ids
) {
    std::vector<std::size_t> in_order(ids.size());
    for (std::size_t at = 0; at < ids.size(); ++at) in_order[at] = at;
    std::ranges::sort(in_order, {}, [&](std::size_t at) { return ids[at]; });
    std::vector<std::optional<store::bug_row>> found(ids.size());
    for (const auto at : in_order) {
        found[at] = store::find_bug_for_change(tx, org, bug_id{ids[at]});
    }
    return found;
}

outcome<bool> change_one(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const uuid& id,
    const std::optional<store::bug_row>& before,
    const bulk_edit& what
) {
    // One that is not there, or not theirs to know, is refused as any edit of it is.
    outcome<change_bug_request> wanted;
    if (before) wanted = edit_of_one(before->shown, what);
    auto asked = wanted.value_or(change_bug_request{});
    asked.client_id = by.client_id;
    const auto after = change_bug(tx, by, org, to_string(id), asked, std::nullopt);
    if (!after) return refused{after.error()};
    if (!wanted) return refused{wanted.error()};
    return after->rev != before.value().shown.rev;
}

} // namespace

std::vector<changed_item> change_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::span<const uuid> ids,
    const bulk_edit& what
) {
    std::vector<changed_item> items;
    const auto before = lock_all(tx, org, ids);
    for (std::size_t at = 0; at < ids.size(); ++at) {
        changed_item item{.id = ids[at]};
        const auto is_changed = change_one(tx, by, org, ids[at], before[at], what);
        if (is_changed) {
            item.is_changed = *is_changed;
        } else {
            item.why = is_changed.error();
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace lacewing::bugs
