#include "bugs/acts/withhold.hpp"

#include "bugs/acts/find_row.hpp"
#include "bugs/keep_bug.hpp"

#include <utility>

namespace lacewing::bugs {

outcome<bug> delete_bug(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
) {
    const auto before =
        find_row_for_change(tx, by.who, org, id_or_key, access::action::withhold_own_bug);
    if (!before) return refused{before.error()};
    auto after = *before;
    after.shown.deleted = by.at;
    return keep_bug(tx, by, *before, std::move(after));
}

outcome<bug> restore_bug(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
) {
    const auto before = find_withheld_row(tx, by.who, org, id_or_key);
    if (!before) return refused{before.error()};
    if (!before->shown.deleted) return before->shown;
    auto after = *before;
    after.shown.deleted.reset();
    return keep_bug(tx, by, *before, std::move(after));
}

} // namespace lacewing::bugs
