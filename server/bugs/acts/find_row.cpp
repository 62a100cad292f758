#include "bugs/acts/find_row.hpp"

#include "bugs/read_bugs.hpp"
#include "bugs/require_row.hpp"

#include <optional>
#include <utility>

namespace lacewing::bugs {

namespace {

outcome<store::bug_row> find_seen_row(
    db::transaction& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    const auto id = find_id(tx, org, id_or_key);
    if (!id) return refused{access::missing(who)};
    auto found = store::find_bug_for_change(tx, org, *id);
    if (!found) return refused{access::missing(who)};
    const auto knows = require_row(tx, who, access::action::see_content, *found);
    if (!knows) return refused{knows.error()};
    return *std::move(found);
}

} // namespace

outcome<store::bug_row> find_row_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
) {
    auto found = find_seen_row(tx, who, org, id_or_key);
    if (!found) return found;
    if (found->shown.deleted) return refused{access::missing(who)};
    const auto may = require_row(tx, who, what, *found);
    if (!may) return refused{may.error()};
    return found;
}

outcome<store::bug_row> find_withheld_row(
    db::transaction& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    auto found = find_seen_row(tx, who, org, id_or_key);
    if (!found) return found;
    const auto may = require_row(tx, who, access::action::withhold_own_bug, *found);
    if (!may) return refused{may.error()};
    return found;
}

} // namespace lacewing::bugs
