#include "bugs/acts/remove_label.hpp"

#include "bugs/keep_bug.hpp"
#include "bugs/limits.hpp"
#include "bugs/set_store.hpp"
#include "labels/remove_label.hpp"

#include <utility>

namespace lacewing::bugs {

namespace {

void take_off(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which, bug_id off
) {
    const auto before = store::find_bug_for_change(tx, org, off);
    if (!before) return;
    auto after = *before;
    std::erase(after.shown.labels, which);
    if (!before->shown.deleted) {
        static_cast<void>(keep_bug(tx, by, *before, std::move(after)));
        return;
    }
    // Nobody hears of a deleted bug: what it is, its restoring tells in full.
    store::update_bug(tx, after);
    store::replace_labels(tx, after.shown);
}

} // namespace

outcome<bool> remove_label_piece(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which
) {
    const auto label = labels::require_removable(tx, by.who, org, which);
    if (!label) return refused{label.error()};
    const auto bearers = store::some_bearers(tx, org, which, limits::label_removal_piece_max);
    if (bearers.empty()) return labels::remove_unborne(tx, by, org, which);
    for (const auto each : bearers) take_off(tx, by, org, which, each);
    return false;
}

task<outcome<void>> remove_label(
    const services& with, changes::act by, organization_id org, label_id which
) {
    while (true) {
        auto operation = [&](db::transaction& tx) {
            return remove_label_piece(tx, by, org, which);
        };
        const auto is_gone = co_await with.database.write(std::move(operation));
        if (!is_gone) co_return refused{is_gone.error()};
        if (*is_gone) co_return outcome<void>{};
    }
}

} // namespace lacewing::bugs
